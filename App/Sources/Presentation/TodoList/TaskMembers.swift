package import CoreModule
import Foundation
package import TodoList

extension TodoTask {
  /// The JSON members of a task.
  package func members(_ localTime: LocalTime, now: Timestamp) -> [(String, JSON)] {
    [
      ("number", .number(number.rawValue)), ("id", .string(id.rawValue.uuidString)), ("text", .string(text)),
      ("priority", .string(priority.rawValue)), ("due", JSON(due?.written(localTime))), ("done", .bool(isDone)), ("tags", JSON(tags)),
      ("repeat", JSON(recurrence?.rule.written)), ("note", JSON(note)), ("parent", JSON(parent?.rawValue)),
      ("created", .string(localTime.rfc3339(created))), ("updated", .string(localTime.rfc3339(updated))),
      ("completed", JSON(completed.map(localTime.rfc3339))), ("overdue", .bool(isOverdue(at: now, in: localTime))),
      ("snoozed_until", JSON(snoozedUntil.map(localTime.rfc3339))),
    ]
  }

  package func record(_ localTime: LocalTime) -> [String] {
    [
      number.description, text, priority.rawValue, due?.written(localTime) ?? "", isDone ? "x" : "", tags.joined(separator: " "),
      recurrence?.rule.written ?? "", parent?.description ?? "",
    ]
  }
}

extension DueDate {
  package func written(_ localTime: LocalTime) -> String {
    switch self {
    case .day(let day): day.description
    case .moment(let moment): localTime.rfc3339(moment)
    }
  }
}
