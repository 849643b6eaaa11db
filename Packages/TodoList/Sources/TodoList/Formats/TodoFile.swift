public import CoreModule
import Foundation

/// What a file of another program holds: the tasks, and what of it is none.
public struct TodoFile: Equatable, Sendable {
  /// The tasks; their numbers only tell them apart, and what is a part of what.
  public internal(set) var tasks: [IncomingTask] = []
  /// What cannot be kept, in the order of the file.
  public internal(set) var faults: [TodoFileFault] = []

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
      return IncomingTask(incoming.task.numbered(incoming.task.number, parent: parent), fields: incoming.fields)
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
  /// A date as `2026-12-31` or `2026-12-31T19:30`, here.
  func date(_ text: String) -> DueDate? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
    guard let day = CalendarDay(iso8601: parts[0]), parts.count <= 2 else { return nil }
    guard parts.count == 2 else { return .day(day) }
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    guard clock.count >= 2, let time = TimeOfDay(hour: clock[0], minute: clock[1]) else { return nil }
    return .moment(moment(of: time, on: day))
  }
}
