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
  /// The tasks could not be read or changed, or one of them may not be a part of another.
  case store(TodoStoreError)
}

extension TodoProblem {
  /// The problem as one of the feature.
  init(_ error: TodoStoreError) {
    switch error {
    case .noSuchTask(let number): self = .noSuchTasks([.number(number)])
    default: self = .store(error)
    }
  }
}
