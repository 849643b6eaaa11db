public import CoreModule

/// A task that is about to be kept.
public struct TodoDraft: Equatable, Sendable {
  /// What is to be done.
  public var text: UserText
  /// How much it matters.
  public var priority = TodoPriority.normal
  /// When it is due.
  public var due: DueDate?
  /// How often it comes back.
  public var repeats: Recurrence.Frequency?
  /// The user's tags.
  public var tags: [String] = []
  /// The user's remark.
  public var note: String?
  /// The task that it is a part of.
  public var parent: TodoTask.Number?

  /// A draft that says nothing but its text.
  public init(_ text: UserText) { self.text = text }

  /// The task that the draft becomes.
  public func task(number: TodoTask.Number, id: TodoTask.ID, at moment: Timestamp, in localTime: LocalTime) -> TodoTask {
    TodoTask(
      number: number, id: id, text: text.description, priority: priority, due: due,
      recurrence: repeats.map { Recurrence($0, from: due?.day(in: localTime)) }, tags: tags.withoutRepeats(), note: note, parent: parent,
      remindAt: due, created: moment, updated: moment
    )
  }
}
