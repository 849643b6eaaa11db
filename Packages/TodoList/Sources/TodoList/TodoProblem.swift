public import CoreModule

/// An error of the task list for the user.
public enum TodoProblem: Error, Equatable, Sendable {
  /// The text cannot be stored.
  case unacceptable(text: String, UserTextProblem)
  /// No tasks have these texts or numbers.
  case noSuchTasks([TodoSelector])
  /// These tasks match the text, but they are all done where open ones were meant, or open where done ones were meant.
  case otherStatus([TodoTask])
  /// Several tasks match this text.
  case ambiguous(TodoSelector, [TodoTask])
  /// The text names a date that does not exist, such as 30 February. `inLine` is whether it is part of a typed line.
  case badDate(String, inLine: Bool = false)
  /// The text is not understood as a date.
  case notADate(String)
  /// The end of the snooze is not in the future.
  case snoozedIntoThePast
  /// The store failed, or a task cannot become a part of another one.
  case store(TodoStoreError)
}

extension TodoProblem {
  /// Converts an error of the store.
  init(_ error: TodoStoreError) {
    switch error {
    case .noSuchTask(let number): self = .noSuchTasks([.number(number)])
    default: self = .store(error)
    }
  }
}

extension QuickEntryParser {
  /// Parses a text that must be entirely a date.
  ///
  /// - Throws: ``TodoProblem/notADate(_:)`` or ``TodoProblem/badDate(_:inLine:)``.
  public func dueDate(_ text: String) throws(TodoProblem) -> DueDate {
    let date: DueDate?
    do throws(NoSuchDate) { date = try self.date(text) } catch { throw .badDate(error.text) }
    guard let date else { throw .notADate(text) }
    return date
  }
}
