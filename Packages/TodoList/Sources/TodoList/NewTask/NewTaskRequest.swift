public import CoreModule

/// A line that is to become a task, with what is said besides; that wins over what the line says, whose words then stay in the text.
public struct NewTaskRequest: Equatable, Sendable {
  /// What was typed.
  public var line: String
  /// Whether all of the line is the text of the task.
  public var isLiteral = false
  /// When it is due.
  public var due: DueDate?
  /// How much it matters.
  public var priority: TodoPriority?
  /// Its tags, beside those of the line.
  public var tags: [String] = []
  /// How often it comes back.
  public var repeats: Recurrence.Frequency?
  /// The user's remark.
  public var note: String?
  /// The task that it is a part of.
  public var parent: TodoTask.Number?

  /// A request that says nothing but its line.
  public init(_ line: String) { self.line = line }

  /// The draft of the task.
  ///
  /// - Throws: ``TodoProblem/unacceptable(text:_:)`` or ``TodoProblem/badDate(_:)``.
  func draft(now: Timestamp, localTime: LocalTime) throws(TodoProblem) -> TodoDraft {
    let whole = try Self.text(line)
    var entry = QuickEntry(text: whole.description)
    if !isLiteral {
      do throws(NoSuchDate) {
        let overruled = OverruledWords(due: due != nil, priority: priority != nil, repeats: repeats)
        entry = try QuickEntryParser(now: now, localTime: localTime).entry(whole.description, overruled: overruled)
      } catch { throw .badDate(error.text) }
    }
    var draft = TodoDraft(try Self.text(entry.text))
    draft.due = due ?? entry.due
    draft.priority = priority ?? entry.priority ?? .normal
    draft.tags = (entry.tags + tags).withoutRepeats()
    draft.repeats = repeats ?? entry.repeats
    draft.note = note
    draft.parent = parent
    return draft
  }

  private static func text(_ text: String) throws(TodoProblem) -> UserText {
    do throws(UserTextProblem) { return try UserText(text) } catch { throw .unacceptable(text: text, error) }
  }
}
