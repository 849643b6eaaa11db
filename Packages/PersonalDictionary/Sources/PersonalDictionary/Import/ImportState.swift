/// The progress and the result of an import.
public struct ImportState: Equatable, Sendable {
  /// The number of records read.
  public var readCount = 0
  /// The share of the file that was read, from 0 to 1; `nil` when unknown.
  public var progress: Double?
  /// The number of new words.
  public var newCount = 0
  /// The number of existing words that changed.
  public var mergedCount = 0
  /// The number of existing words that did not change.
  public var skippedCount = 0
  /// The bad records; at most ``maximumBad`` of them.
  public var bad: [BadWordRecord] = []
  /// The number of bad records.
  public var badCount = 0
  /// The direction that was used because neither the file nor the user named one.
  public var assumedDirection: Direction?
  /// Names of unknown columns, which were ignored.
  public var ignoredColumns: [String] = []
  /// Whether the import is running.
  public var isRunning = false
  /// Whether the user cancelled it; then nothing changed.
  public var isCancelled = false
  /// Whether it was cancelled because of a bad record.
  public var isRefused = false
  /// The failure.
  public var problem: ImportProblem?

  /// More bad records are only counted.
  public static let maximumBad = 100_000

  /// Creates an empty state.
  public init() {}
}

/// A record that cannot be imported.
public struct BadWordRecord: Equatable, Sendable {
  /// The line on which it begins, counted from 1.
  public let line: Int
  /// Its number among the records, counted from 1.
  public let place: Int
  /// All its faults.
  public let faults: [WordFileFault]

  /// Creates a bad record.
  public init(line: Int, place: Int, faults: [WordFileFault]) {
    self.line = line
    self.place = place
    self.faults = faults
  }
}

/// Why an import failed.
public enum ImportProblem: Error, Equatable, Sendable {
  /// The file failed.
  case file(WordFileError)
  /// The dictionary failed.
  case dictionary(PersonalDictionaryProblem)
}
