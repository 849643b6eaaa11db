/// Names what a step did, as the command that did it is named: `add`, `star`. The host words it.
public struct StepName: Hashable, Sendable, CustomStringConvertible {
  /// The name, in lower-case letters and spaces.
  public let description: String

  /// Names a step.
  public init(_ name: String) { description = name }
}

extension StepName {
  /// The data was made what it was in a backup.
  public static let restore = StepName("restore")
}

/// One thing that the user did to the stored data and can take back.
public struct UndoStep: Equatable, Sendable {
  /// Tells the steps apart; later ones have higher numbers.
  public let number: Int
  /// What was done.
  public let name: StepName
  /// What it was done to: the first of them, at most ``mostSubjects``.
  public let subjects: [String]
  /// How many there were.
  public let subjectCount: Int
  /// When it was done.
  public let made: Timestamp
  /// Whether it was taken back.
  public let isUndone: Bool

  /// So many subjects are kept by name.
  public static let mostSubjects = 20

  /// A step from its parts.
  public init(number: Int, name: StepName, subjects: [String], subjectCount: Int, made: Timestamp, isUndone: Bool) {
    self.number = number
    self.name = name
    self.subjects = subjects
    self.subjectCount = subjectCount
    self.made = made
    self.isUndone = isUndone
  }

  /// The step when it is taken back, or done again.
  public var turned: UndoStep {
    UndoStep(number: number, name: name, subjects: subjects, subjectCount: subjectCount, made: made, isUndone: !isUndone)
  }
}

/// Takes back what was done to the stored data of all features, and does it again, whichever process did it.
///
/// A step is kept with the change itself, in one transaction. A new change makes the steps that were taken back go. Steps are kept for a
/// year, at most ten thousand of them.
public protocol UndoLog: Sendable {
  /// The steps, the newest first; those that were taken back among them.
  func steps() async throws(UndoError) -> [UndoStep]

  /// Takes back the newest step that was not taken back.
  ///
  /// - Returns: The step as it is now, or `nil` when there is none.
  func undo() async throws(UndoError) -> UndoStep?

  /// Does the oldest step again that was taken back.
  ///
  /// - Returns: The step as it is now, or `nil` when there is none.
  func redo() async throws(UndoError) -> UndoStep?
}

/// What can go wrong with the undo log. Nothing was changed then.
public enum UndoError: Error, Equatable, Sendable {
  /// The disk or the database.
  case storage(StorageError)
  /// The step does not fit the data as it is now.
  case impossible(UndoStep)
}
