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
  /// The rows that have fewer or more columns than the others; at most ``maximumBad`` of them.
  public var uneven: [UnevenWordRecord] = []
  /// The number of such rows.
  public var unevenCount = 0
  /// The results for the first records, in the order of the file; at most ``previewLength`` of them.
  public var preview: [ImportPreviewRow] = []
  /// The direction that was used because neither the file nor the user named one.
  public var assumedDirection: Direction?
  /// Names of unknown columns, which were ignored.
  public var ignoredColumns: [String] = []
  /// The content of the file besides its words; `nil` when there is none.
  public var extras: WordFileExtras?
  /// Whether the import is running.
  public var isRunning = false
  /// Whether the user cancelled it; then nothing changed.
  public var isCancelled = false
  /// Whether it was cancelled because of a bad record.
  public var isRefused = false
  /// Why the import failed; `nil` when it did not.
  public var problem: ImportProblem?

  /// The maximum number of bad and of short records that are kept; more are only counted.
  public static let maximumBad = 100_000

  /// The maximum number of records in ``preview``.
  public static let previewLength = 20

  /// The index in ``bad`` of the words with answers of impossible times; `nil` before the first.
  var impossibleTimes: Int?

  /// Creates an empty state.
  public init() {}

  /// Adds a word with answers of impossible times to those before it, so that however many there are, they are one record.
  ///
  /// - Returns: Whether it is such a word, and not the first.
  mutating func addImpossibleTimes(_ faults: [WordFileFault]) -> Bool {
    guard faults.count == 1, case .impossibleAnswerTimes(let more, let others, _)? = faults.first else { return false }
    guard let index = impossibleTimes, case .impossibleAnswerTimes(let count, let words, let example)? = bad[index].faults.first else {
      if bad.count < Self.maximumBad { impossibleTimes = bad.count }
      return false
    }
    let (first, fault) = (bad[index], WordFileFault.impossibleAnswerTimes(count: count + more, words: words + others, example))
    bad[index] = BadWordRecord(line: first.line, place: first.place, deck: first.deck, faults: [fault])
    return true
  }
}

/// A record that cannot be imported.
public struct BadWordRecord: Equatable, Sendable {
  /// The line on which it begins, counted from 1.
  public let line: Int
  /// Its number among the records, counted from 1.
  public let place: Int
  /// The deck of a note of Anki; ``line`` is then the number of the note. `nil` in other files.
  public let deck: String?
  /// All its faults.
  public let faults: [WordFileFault]

  /// Creates a bad record.
  public init(line: Int, place: Int, deck: String? = nil, faults: [WordFileFault]) {
    self.line = line
    self.place = place
    self.deck = deck
    self.faults = faults
  }
}

/// A row that is imported though it has fewer or more columns than the others.
public struct UnevenWordRecord: Equatable, Sendable {
  /// The line on which it begins, counted from 1.
  public let line: Int
  /// Its number among the records, counted from 1.
  public let place: Int
  /// How many columns it has and should have.
  public let columns: ColumnCounts
}

/// The result for one record, for a preview.
public struct ImportPreviewRow: Equatable, Sendable {
  /// The result of a record.
  public enum Fate: Equatable, Sendable {
    /// It is a new word.
    case new
    /// It is merged into a stored word.
    case merged
    /// The stored word already has everything.
    case skipped
    /// It is not imported, since it is written in another script than its language.
    case heldBack
    /// It cannot be imported for another reason.
    case bad
  }

  /// The line on which it begins, counted from 1.
  public let line: Int
  /// Its number among the records, counted from 1.
  public let place: Int
  /// The word as it will be stored; empty when the record is unreadable.
  public let text: String
  /// Its translations as they will be stored.
  public let translations: [String]
  /// Its direction; `nil` when the record is unreadable or has faults.
  public let direction: Direction?
  /// The result.
  public let fate: Fate
}

/// Why an import failed.
public enum ImportProblem: Error, Equatable, Sendable {
  /// The file could not be read.
  case file(WordFileError)
  /// The words or the list of sources could not be read or changed.
  case dictionary(PersonalDictionaryProblem)
}
