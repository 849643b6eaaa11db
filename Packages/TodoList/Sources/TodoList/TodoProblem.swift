public import CoreModule

/// An error of the task list for the user.
public enum TodoProblem: Error, Equatable, Sendable {
  /// A text that cannot be stored.
  case unacceptable(text: String, UserTextProblem)
  /// No tasks match these names or numbers.
  case noSuchTasks([TodoSelector])
  /// The text is a part of these tasks only, which are all done where open ones were meant, or the other way round.
  case otherStatus([TodoTask])
  /// Several tasks match this text.
  case ambiguous(TodoSelector, [TodoTask])
  /// A text that is not a date, or names a date that does not exist. It may be a part of a typed line.
  case badDate(String, inLine: Bool = false)
  /// The end of the snooze is in the past.
  case snoozedIntoThePast
  /// The store failed, or a task cannot be a part of another.
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
