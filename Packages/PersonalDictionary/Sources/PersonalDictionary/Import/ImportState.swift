/// What is known of an import.
public struct ImportState: Equatable, Sendable {
  /// How many records were read.
  public var readCount = 0
  /// How much of the file was read, from 0 to 1; `nil` where that is not known.
  public var progress: Double?
  /// How many words are new.
  public var newCount = 0
  /// How many words got something added to them.
  public var mergedCount = 0
  /// How many words were there already, with everything that the file says of them.
  public var skippedCount = 0
  /// The records that cannot be kept; at most ``mostBad`` of them are kept here.
  public var bad: [BadWordRecord] = []
  /// How many records cannot be kept.
  public var badCount = 0
  /// The direction that was taken where neither the file nor the user said one.
  public var assumedDirection: Direction?
  /// Names of columns that were left out.
  public var ignoredColumns: [String] = []
  /// Whether it is going on.
  public var isRunning = false
  /// Whether it was given up on request; nothing was changed then.
  public var isCancelled = false
  /// Whether nothing was taken in because a record cannot be kept.
  public var isRefused = false
  /// What did not work.
  public var problem: ImportProblem?

  /// So many bad records are kept.
  public static let mostBad = 100_000

  /// A state before anything was read.
  public init() {}
}

/// A record that cannot be kept.
public struct BadWordRecord: Equatable, Sendable {
  /// The line on which it begins.
  public let line: Int
  /// Its place among the records, counted from 1.
  public let place: Int
  /// Everything that is wrong with it.
  public let faults: [WordFileFault]

  /// A bad record from its parts.
  public init(line: Int, place: Int, faults: [WordFileFault]) {
    self.line = line
    self.place = place
    self.faults = faults
  }
}

/// Why an import did not work.
public enum ImportProblem: Error, Equatable, Sendable {
  /// The file.
  case file(WordFileError)
  /// The dictionary.
  case dictionary(PersonalDictionaryProblem)
}
