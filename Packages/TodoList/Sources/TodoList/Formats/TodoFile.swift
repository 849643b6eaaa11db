public import CoreModule
import Foundation

/// What a file of another program holds: the tasks, and what of it is none.
public struct TodoFile: Equatable, Sendable {
  /// The tasks; their numbers only tell them apart, and what is a part of what.
  public internal(set) var tasks: [IncomingTask] = []
  /// What cannot be kept, in the order of the file.
  public internal(set) var faults: [TodoFileFault] = []
  /// What the tasks have besides, by the name that the other program gives it, and how many of them have it: there is no place for it here.
  public internal(set) var leftOut: [String: Int] = [:]

  /// A file of these tasks.
  public init(_ tasks: [IncomingTask] = []) { self.tasks = tasks }

  /// The number of the next task.
  var nextNumber: TodoTask.Number { TodoTask.Number(tasks.count + 1) }

  mutating func fail(_ line: Int, _ reason: TodoFileFault.Reason) { faults.append(TodoFileFault(line: line, reason: reason)) }

  /// Makes tasks the parts of those whose names are given.
  mutating func resolve(parents: [TodoTask.Number: TodoTask.ID]) {
    let numbers = Dictionary(tasks.map { ($0.task.id, $0.task.number) }) { first, _ in first }
    tasks = tasks.map { incoming in
      guard let parent = parents[incoming.task.number].flatMap({ numbers[$0] }), parent != incoming.task.number else { return incoming }
      let task = incoming.task.numbered(incoming.task.number, parent: parent)
      return IncomingTask(task, fields: incoming.fields, isDeleted: incoming.isDeleted)
    }
  }
}

/// A place in a file that holds no task that can be kept.
public struct TodoFileFault: Equatable, Sendable {
  /// What is wrong there.
  public enum Reason: Equatable, Sendable {
    /// A text cannot be kept.
    case text(UserTextProblem)
    /// There is no text.
    case noText
    /// This is no date.
    case date(String)
    /// There is no time zone of this name.
    case zone(String)
    /// This is no identity.
    case identity(String)
    /// What begins here never ends.
    case unfinished
    /// The file is of another kind.
    case foreign
  }

  /// The line on which it begins, from 1.
  public let line: Int
  /// What is wrong there.
  public let reason: Reason

  /// A fault from its parts.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}

extension TodoTask.ID {
  /// The identity that a name stands for: the UUID it is, or one that always follows from it.
  init(named name: String) {
    self.init(UUID(uuidString: name) ?? UUID(name: name))
  }
}

extension LocalTime {
  /// A date as `2026-12-31` or `2026-12-31T19:30`, here, or with an offset.
  func date(_ text: String) -> DueDate? { CalendarDay(iso8601: text).map(DueDate.day) ?? writtenMoment(text).map(DueDate.moment) }

  /// A moment as `2026-12-31T19:30+01:00`, or without an offset, here; with seconds or without.
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
