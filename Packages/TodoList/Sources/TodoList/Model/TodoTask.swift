public import CoreModule
public import Foundation

/// A task in the user's list.
public struct TodoTask: Equatable, Identifiable, Sendable {
  /// The number by which the user selects a task. It never changes and is never reused.
  public typealias Number = Tagged<TodoTask, Int>
  /// The identity, which is the same after export, import and sync.
  public typealias ID = Tagged<TodoTask, UUID>

  /// The number by which the user selects the task.
  public let number: Number
  /// The identity, which is the same after export, import and sync.
  public let id: ID
  /// The text.
  public var text: String
  /// The priority.
  public var priority: TodoPriority
  /// The due date; `nil` for none.
  public var due: DueDate?
  /// The recurrence; `nil` for none.
  public var recurrence: Recurrence?
  /// The user's tags, in the order in which they were given, without repetitions.
  public var tags: [String]
  /// The user's note; `nil` for none.
  public var note: String?
  /// The parent task; `nil` for none. A part cannot have parts.
  public var parent: Number?
  /// The end of the snooze; `nil` when the task is not snoozed.
  public var snoozedUntil: Timestamp?
  /// The time of the next notification: the due date (in the morning, if it is a day) or the end of the snooze. `nil` without a due date
  /// and after the notification.
  public var remindAt: DueDate?
  /// When it was created.
  public var created: Timestamp
  /// When it was last changed.
  public var updated: Timestamp
  /// When it was done; `nil` for an open task.
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

  /// The reminder of the due date after the task was marked as done or opened again at `now`; `nil` if its time
  /// has passed.
  func nextReminder(at now: Timestamp, in localTime: LocalTime) -> DueDate? {
    isDone ? nil : due.flatMap { $0.reminder(in: localTime) > now ? $0 : nil }
  }

  /// The task with another number and parent.
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
