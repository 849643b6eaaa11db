package import CoreModule
package import CorePresentation
import Foundation
package import TodoList

/// A task as a record of the export file.
package enum TaskRecord {
  package static func json(_ task: TodoTask, _ localTime: LocalTime) -> JSON {
    .object([
      ("number", .number(task.number.rawValue)), ("id", .string(task.id.rawValue.uuidString)), ("text", .string(task.text)),
      ("priority", .string(task.priority.rawValue)), ("due", JSON(task.due.map(written))),
      ("repeat", JSON(task.recurrence?.rule.written)), ("repeat_day", JSON(task.recurrence?.dayOfMonth)),
      ("repeat_time", JSON(task.recurrence?.timeOfDay?.description)),
      ("tags", JSON(task.tags)), ("note", JSON(task.note)), ("parent", JSON(task.parent?.rawValue)),
      ("snoozed_until", JSON(task.snoozedUntil?.rfc3339)), ("remind_at", JSON(task.remindAt?.reminder(in: localTime).rfc3339)),
      ("created", .string(task.created.rfc3339)), ("updated", .string(task.updated.rfc3339)), ("completed", JSON(task.completed?.rfc3339)),
    ])
  }

  /// - Returns: The task of a record, or all faults of the record.
  package static func task(_ value: JSON) -> (task: TodoTask?, faults: [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let (number, id, text) = (fields.count("number"), fields.identity("id"), fields.text("text"))
    let priority = fields.choiceIfAny("priority", of: TodoPriority.self) ?? .normal
    let due = due(&fields)
    let rule = rule(&fields)
    let dayOfMonth = fields.numberIfAny("repeat_day", in: 1...31)
    let timeOfDay = timeOfDay(&fields)
    let (tags, note) = (fields.texts("tags"), fields.textIfAny("note"))
    let parent = fields.numberIfAny("parent", in: 1...RecordFields.maximumNumber)
    let (snoozed, remindAt, completed) = (
      fields.momentIfAny("snoozed_until"), fields.momentIfAny("remind_at"), fields.momentIfAny("completed")
    )
    let (created, updated) = (fields.moment("created"), fields.moment("updated"))
    guard fields.faults.isEmpty, let number, let id, let text, let created, let updated else { return (nil, fields.faults) }
    let task = TodoTask(
      number: TodoTask.Number(number), id: TodoTask.ID(id), text: text, priority: priority, due: due,
      recurrence: rule.map { Recurrence($0, dayOfMonth: dayOfMonth, timeOfDay: timeOfDay) }, tags: tags, note: note,
      parent: parent.map { TodoTask.Number($0) },
      snoozedUntil: snoozed, remindAt: remindAt.map { reminder($0, of: due, snoozed) }, created: created, updated: updated,
      completed: completed
    )
    return (task, [])
  }

  /// The reminder of a task due on a day is that day, unless the task is snoozed.
  private static func reminder(_ moment: Timestamp, of due: DueDate?, _ snoozed: Timestamp?) -> DueDate {
    if let due, case .day = due, snoozed == nil { return due }
    return .moment(moment)
  }

  private static func written(_ due: DueDate) -> String {
    switch due {
    case .day(let day): day.description
    case .moment(let moment): moment.rfc3339
    }
  }

  private static func rule(_ fields: inout RecordFields) -> RecurrenceRule? {
    let names = RecurrenceRule.named.map(\.name).joined(separator: ", ")
    return fields.optional(
      "repeat", en: "null or one of: \(names), or a rule such as FREQ=WEEKLY;INTERVAL=2",
      ru: "null или одним из: \(names), или правилом вида FREQ=WEEKLY;INTERVAL=2", code: "unknown_value"
    ) { $0.string.flatMap { RecurrenceRule(written: $0) } }
  }

  /// Missing in files of older versions.
  private static func timeOfDay(_ fields: inout RecordFields) -> TimeOfDay? {
    guard fields.has("repeat_time") else { return nil }
    return fields.optional("repeat_time", en: "null or a time such as 19:30", ru: "null или временем вида 19:30", code: "bad_time") {
      $0.string.flatMap { TimeOfDay($0) }
    }
  }

  private static func due(_ fields: inout RecordFields) -> DueDate? {
    let examples = "2026-12-31, 2026-12-31T18:30:00.000Z"
    return fields.optional("due", en: "null, a date or a time: \(examples)", ru: "null, датой или временем: \(examples)", code: "bad_date")
    {
      guard let text = $0.string else { return nil }
      return CalendarDay(iso8601: text).map(DueDate.day) ?? Timestamp(rfc3339: text).map(DueDate.moment)
    }
  }
}
