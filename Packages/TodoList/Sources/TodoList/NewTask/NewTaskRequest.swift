public import CoreModule

/// A typed line for a new task, with options that override the line.
public struct NewTaskRequest: Equatable, Sendable {
  /// The typed line.
  public var line: String
  /// Whether to use the whole line as the text of the task.
  public var isLiteral = false
  /// The due date; `nil` for that of the line.
  public var due: DueDate?
  /// The priority; `nil` for that of the line.
  public var priority: TodoPriority?
  /// Tags to add to those of the line.
  public var tags: [String] = []
  /// The recurrence; `nil` for that of the line.
  public var repeats: RecurrenceRule?
  /// The note; `nil` for none.
  public var note: String?
  /// The parent task; `nil` for none.
  public var parent: TodoTask.Number?

  /// Creates a request without options.
  public init(_ line: String) { self.line = line }

  /// Parses the line into a draft; also returns the words of the line that options override, and whether days or a recurrence stay in the text.
  ///
  /// - Throws: ``TodoProblem/unacceptable(text:_:)`` or ``TodoProblem/badDate(_:inLine:)``.
  func draft(now: Timestamp, localTime: LocalTime) throws(TodoProblem) -> (draft: TodoDraft, overruled: [String], isPartial: Bool) {
    let whole = try Self.text(line)
    var entry = QuickEntry(text: whole.description)
    var said: [QuickEntryPart: [String]] = [:]
    if !isLiteral {
      var parser = QuickEntryParser(now: now, localTime: localTime)
      parser.repeats = repeats
      do throws(NoSuchDate) { (entry, said) = try parser.words(of: whole.description) } catch { throw .badDate(error.text, inLine: true) }
    }
    var draft = TodoDraft(try Self.text(entry.text))
    draft.due = due ?? entry.due
    draft.priority = priority ?? entry.priority ?? .normal
    draft.tags = (entry.tags + tags).withoutRepeats()
    draft.repeats = repeats ?? entry.repeats
    draft.note = note
    draft.parent = parent
    let overruled = QuickEntryPart.allCases.filter { isOverruled($0, in: entry) }
    return (draft, overruled.flatMap { said[$0] ?? [] }, entry.isPartial)
  }

  private func isOverruled(_ part: QuickEntryPart, in entry: QuickEntry) -> Bool {
    switch part {
    case .due: due != nil && entry.due != nil && due != entry.due
    case .priority: priority != nil && entry.priority != nil && priority != entry.priority
    case .recurrence: repeats != nil && entry.repeats != nil && repeats != entry.repeats
    }
  }

  private static func text(_ text: String) throws(TodoProblem) -> UserText {
    do throws(UserTextProblem) { return try UserText(text) } catch { throw .unacceptable(text: text, error) }
  }
}
