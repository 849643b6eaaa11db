public import CoreModule

/// What a screen of the task list has to tell the user when something did not work.
public enum TodoProblem: Error, Equatable, Sendable {
  /// A text that cannot be kept, and which one it was.
  case unacceptable(text: String, UserTextProblem)
  /// No task answers to these names or numbers.
  case noSuchTasks([TodoSelector])
  /// Several tasks answer to this text.
  case ambiguous(TodoSelector, [TodoTask])
  /// A text that is no date, or names a day that no calendar has.
  case badDate(String)
  /// The moment until which nothing is to be heard of a task is over already.
  case snoozedIntoThePast
  /// The tasks could not be read or changed.
  case store(TodoStoreError)
}

extension TodoProblem {
  init(_ error: StorageError) { self = .store(.storage(error)) }
}
