public import CoreModule
import Foundation

/// The content of a file in the format of another program.
public struct TodoFile: Equatable, Sendable {
  /// The tasks. Their numbers are only valid within the file.
  public internal(set) var tasks: [IncomingTask] = []
  /// The entries that cannot be imported, in the order of the file.
  public internal(set) var faults: [TodoFileFault] = []
  /// The number of tasks that have each unsupported property, by its name in the file.
  public internal(set) var leftOut: [String: Int] = [:]

  /// Creates a file.
  public init(_ tasks: [IncomingTask] = []) { self.tasks = tasks }

  /// The number for the next task.
  var nextNumber: TodoTask.Number { TodoTask.Number(tasks.count + 1) }

  mutating func fail(_ line: Int, _ reason: TodoFileFault.Reason) { faults.append(TodoFileFault(line: line, reason: reason)) }

  /// Sets the parents of tasks from their identities. Parents that are not in the file are ignored.
  mutating func resolve(parents: [TodoTask.Number: TodoTask.ID]) {
    let numbers = Dictionary(tasks.map { ($0.task.id, $0.task.number) }) { first, _ in first }
    tasks = tasks.map { incoming in
      guard let parent = parents[incoming.task.number].flatMap({ numbers[$0] }), parent != incoming.task.number else { return incoming }
      let task = incoming.task.numbered(incoming.task.number, parent: parent)
      return IncomingTask(task, fields: incoming.fields, isDeleted: incoming.isDeleted)
    }
  }
}

/// An entry that cannot be imported.
public struct TodoFileFault: Equatable, Sendable {
  /// Why it cannot be imported.
  public enum Reason: Equatable, Sendable {
    /// A text cannot be stored.
    case text(UserTextProblem)
    /// The text is missing.
    case noText
    /// The text is not a date.
    case date(String)
    /// The time zone is unknown.
    case zone(String)
    /// The text is not a UUID.
    case identity(String)
    /// A component is not closed.
    case unfinished
    /// The file has a different format.
    case foreign
  }

  /// The first line of the entry, from 1.
  public let line: Int
  /// Why it cannot be imported.
  public let reason: Reason
}

/// Names the tasks without an identity in a file by their texts, so that the next import recognizes them.
struct DerivedNames {
  let format: String
  private var counts: [String: Int] = [:]

  init(format: String) { self.format = format }

  /// The name of the next task with this text.
  mutating func next(for text: String) -> String {
    counts[text, default: 0] += 1
    return "\(format) \(text) \(counts[text, default: 1])"
  }
}

extension TodoTask.ID {
  /// Creates an identity from the UUID in `name`, or one derived from any other text.
  init(named name: String) {
    self.init(UUID(uuidString: name) ?? UUID(name: name))
  }
}

extension LocalTime {
  /// Parses `2026-12-31` or `2026-12-31T19:30`, in this time zone or with an offset; `nil` for other texts.
  func date(_ text: String) -> DueDate? { CalendarDay(iso8601: text).map(DueDate.day) ?? writtenMoment(text).map(DueDate.moment) }

  /// Parses `2026-12-31T19:30+01:00`, with or without seconds; without an offset, in this time zone. `nil` for other texts.
  func writtenMoment(_ text: String) -> Timestamp? {
    var characters = Array(text)
    if characters.count > 12, characters[12] == ":" { characters.insert("0", at: 11) }
    guard characters.count >= 16, characters[10].lowercased() == "t", let day = CalendarDay(iso8601: String(characters[..<10])),
      let time = TimeOfDay(String(characters[11..<16]))
    else { return nil }
    var rest = String(characters[16...])
    if !rest.hasPrefix(":") { rest = ":00" + rest }
    if let moment = Timestamp(rfc3339: String(characters[..<16]) + rest) { return moment }
    guard rest.utf8.count == 3, let seconds = Int64(rest.dropFirst()), (0..<60).contains(seconds) else { return nil }
    return moment(of: time, on: day).adding(seconds: seconds)
  }
}
