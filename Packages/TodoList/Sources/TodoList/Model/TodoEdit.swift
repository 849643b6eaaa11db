public import CoreModule

/// A change to a task; `nil` or empty properties leave it unchanged.
public struct TodoEdit: Equatable, Sendable {
  /// The new text.
  public var text: UserText?
  /// The new priority.
  public var priority: TodoPriority?
  /// The new due date; `.some(nil)` removes it.
  public var due: DueDate??
  /// The new recurrence; `.some(nil)` ends the series.
  public var repeats: RecurrenceRule??
  /// Tags to add.
  public var tags: [String] = []
  /// Tags to remove.
  public var removedTags: [String] = []
  /// The new note; an empty one removes the note.
  public var note: String?
  /// The new parent task; `.some(nil)` removes the parent.
  public var parent: TodoTask.Number??

  /// Creates an edit without changes.
  public init() {}

  /// Whether the edit changes nothing.
  public var isEmpty: Bool { self == TodoEdit() }

  /// Applies the edit to `task`.
  public func applied(to task: TodoTask, at moment: Timestamp, in localTime: LocalTime) -> TodoTask {
    var edited = task
    edited.text = text?.description ?? task.text
    edited.priority = priority ?? task.priority
    if let due, due != task.due {
      edited.due = due
      edited.snoozedUntil = nil
      edited.remindAt = edited.isDone ? nil : due
    }
    if due == nil, task.due == nil, let day = repeats??.first(after: localTime.day(of: moment)) {
      edited.due = .day(day)
      edited.remindAt = edited.isDone ? nil : edited.due
    }
    if let repeats {
      let timeOfDay = edited.due == task.due ? task.recurrence?.timeOfDay : nil
      edited.recurrence = repeats.map { Recurrence($0, from: edited.due?.day(in: localTime)).keeping(timeOfDay) }
    } else if edited.due != task.due {
      edited.recurrence = task.recurrence.map { Recurrence($0.rule, from: edited.due?.day(in: localTime)) }
    }
    edited.tags = (task.tags + tags).withoutRepeats().filter { !removedTags.contains($0) }
    if let note { edited.note = note.isEmpty ? nil : note }
    if let parent { edited.parent = parent }
    if edited != task { edited.updated = moment }
    return edited
  }
}
