public import CoreModule

/// A task that is not stored yet.
public struct TodoDraft: Equatable, Sendable {
  /// The text.
  public var text: UserText
  /// The priority.
  public var priority = TodoPriority.normal
  /// The due date; `nil` for none.
  public var due: DueDate?
  /// The recurrence; `nil` for none.
  public var repeats: RecurrenceRule?
  /// The user's tags.
  public var tags: [String] = []
  /// The note; `nil` for none.
  public var note: String?
  /// The parent task; `nil` for none.
  public var parent: TodoTask.Number?

  /// Creates a draft with only a text.
  public init(_ text: UserText) { self.text = text }

  /// The task to store. Without a due date, a series on certain days begins on the first of them.
  public func task(number: TodoTask.Number, id: TodoTask.ID, at moment: Timestamp, in localTime: LocalTime) -> TodoTask {
    let due = due ?? repeats?.first(after: localTime.day(of: moment)).map(DueDate.day)
    return TodoTask(
      number: number, id: id, text: text.description, priority: priority, due: due,
      recurrence: repeats.map { Recurrence($0, from: due?.day(in: localTime)) }, tags: tags.withoutRepeats(), note: note, parent: parent,
      remindAt: due, created: moment, updated: moment
    )
  }
}
