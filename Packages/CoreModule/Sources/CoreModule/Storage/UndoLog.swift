/// The name of an undo step: that of the command that made it, such as `add` or `star`. The host turns it into a sentence.
public struct StepName: Hashable, Sendable, CustomStringConvertible {
  /// The name, in lower-case letters and spaces.
  public let description: String

  /// Names a step.
  public init(_ name: String) { description = name }
}

extension StepName {
  /// Data was restored from a backup.
  public static let restore = StepName("restore")
}

/// A change of the stored data that can be undone.
public struct UndoStep: Equatable, Sendable {
  /// Identifies the step; later steps have higher numbers.
  public let number: Int
  /// The name of the action.
  public let name: StepName
  /// What the action changed: the first ``maximumSubjects`` of them.
  public let subjects: [String]
  /// How many subjects there were.
  public let subjectCount: Int
  /// When the action took place.
  public let made: Timestamp
  /// Whether the step is undone now.
  public let isUndone: Bool

  /// How many subjects are stored by name.
  public static let maximumSubjects = 20

  /// Creates a step.
  public init(number: Int, name: StepName, subjects: [String], subjectCount: Int, made: Timestamp, isUndone: Bool) {
    self.number = number
    self.name = name
    self.subjects = subjects
    self.subjectCount = subjectCount
    self.made = made
    self.isUndone = isUndone
  }

  /// The same step, undone if it was done, or done if it was undone.
  public var turned: UndoStep {
    UndoStep(number: number, name: name, subjects: subjects, subjectCount: subjectCount, made: made, isUndone: !isUndone)
  }
}

/// Undoes and redoes changes of all features' data, whichever process made them.
///
/// A step is stored in the transaction of its change. A new change deletes the undone steps. Steps are kept for a year, at most ten
/// thousand.
public protocol UndoLog: Sendable {
  /// The steps, newest first, including the undone ones.
  func steps() async throws(UndoError) -> [UndoStep]

  /// Undoes the newest step that is not undone.
  ///
  /// - Returns: The undone step, or `nil` when there is none.
  func undo() async throws(UndoError) -> UndoStep?

  /// Redoes the oldest undone step.
  ///
  /// - Returns: The redone step, or `nil` when there is none.
  func redo() async throws(UndoError) -> UndoStep?
}

/// An error of the undo log. Nothing was changed.
public enum UndoError: Error, Equatable, Sendable {
  /// The database failed.
  case storage(StorageError)
  /// The step conflicts with the present data.
  case impossible(UndoStep)
}
