public import CoreModule
public import Foundation

/// A task in the user's list.
public struct TodoTask: Equatable, Identifiable, Sendable {
  /// The number that the user selects by. It is stable and never reused.
  public typealias Number = Tagged<TodoTask, Int>
  /// The identity that survives export, import and sync.
  public typealias ID = Tagged<TodoTask, UUID>

  /// The number that the user selects by.
  public let number: Number
  /// The identity that survives export, import and sync.
  public let id: ID
  /// The text.
  public var text: String
  /// The priority.
  public var priority: TodoPriority
  /// The due date, or `nil`.
  public var due: DueDate?
  /// The recurrence, or `nil`.
  public var recurrence: Recurrence?
  /// The user's tags, in the order they were given, none twice.
  public var tags: [String]
  /// The user's note.
  public var note: String?
  /// The parent task. A part cannot have parts.
  public var parent: Number?
  /// The end of the snooze.
  public var snoozedUntil: Timestamp?
  /// The time of the next notification: when it is due, in the morning for a day, or when the snooze ends. `nil` without a due date, or after
  /// the notification.
  public var remindAt: DueDate?
  /// When it was created.
  public var created: Timestamp
  /// When it was last changed.
  public var updated: Timestamp
  /// When it was done; `nil` while it is open.
  public var completed: Timestamp?

  /// Creates a task.
  public init(
    number: Number, id: ID, text: String, priority: TodoPriority = .normal, due: DueDate? = nil, recurrence: Recurrence? = nil,
    tags: [String] = [], note: String? = nil, parent: Number? = nil, snoozedUntil: Timestamp? = nil, remindAt: DueDate? = nil,
    created: Timestamp, updated: Timestamp, completed: Timestamp? = nil
  ) {
    self.number = number
    self.id = id
    self.text = text
    self.priority = priority
    self.due = due
    self.recurrence = recurrence
    self.tags = tags
    self.note = note
    self.parent = parent
    self.snoozedUntil = snoozedUntil
    self.remindAt = remindAt
    self.created = created
    self.updated = updated
    self.completed = completed
  }

  /// Whether it is done.
  public var isDone: Bool { completed != nil }

  /// Whether it is open and overdue at `now`.
  public func isOverdue(at now: Timestamp, in localTime: LocalTime) -> Bool {
    guard !isDone, let due else { return false }
    return due.isBefore(DueLimit(overdueAt: now, in: localTime))
  }

  /// The task under another number, and as a part of another one.
  func numbered(_ number: Number, parent: Number?) -> TodoTask {
    TodoTask(
      number: number, id: id, text: text, priority: priority, due: due, recurrence: recurrence, tags: tags, note: note, parent: parent,
      snoozedUntil: snoozedUntil, remindAt: remindAt, created: created, updated: updated, completed: completed
    )
  }

  /// Open tasks first, then by due date, priority and creation.
  public static func precedes(_ left: TodoTask, _ right: TodoTask, in localTime: LocalTime) -> Bool {
    if left.isDone != right.isDone { return right.isDone }
    let due = (left.due?.deadline(in: localTime).milliseconds ?? .max, right.due?.deadline(in: localTime).milliseconds ?? .max)
    if due.0 != due.1 { return due.0 < due.1 }
    return (left.priority.rank, left.created, left.number) < (right.priority.rank, right.created, right.number)
  }
}

extension [TodoTask] {
  /// The tasks to notify of at `now`, earliest first.
  public func toNotify(at now: Timestamp, limit: Int, in localTime: LocalTime) -> [TodoTask] {
    let due = compactMap { task in task.remindAt.map { (moment: $0.reminder(in: localTime), task: task) } }
    return due.filter { $0.moment <= now }.sorted { ($0.moment, $0.task.number) < ($1.moment, $1.task.number) }.prefix(limit).map(\.task)
  }
}
