public import CoreModule

/// Stores rounds and answers. Every mutating method is one transaction.
public protocol GameStore: Sendable {
  /// Stores an answer and the new state of its round.
  ///
  /// - Throws: ``GameStoreError/playedElsewhere`` when the pair already has an answer, which then stays.
  func keep(_ answer: RecordedAnswer, of record: RoundRecord) async throws(GameStoreError)

  /// The rounds that match `query`, latest start first.
  func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord]

  /// The answers of a round in order.
  func answers(of round: RoundSetup.ID) async throws(StorageError) -> [RecordedAnswer]

  /// The history of every word that was asked, unordered. Reads all answers.
  ///
  /// - Parameters:
  ///    - languages: Restricts the words to these languages.
  ///   - localTime: Assigns the answers to days.
  func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory]

  /// The progress of every word that was asked in these languages, unordered. Reads a few answers of each word.
  ///
  /// - Parameter now: The current time. Later answers come from a clock that was ahead, and are ignored.
  func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress]

  /// Imports rounds. Of a round that is already stored, the version with more answers is kept.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts
}

/// Why an answer was not stored.
public enum GameStoreError: Error, Equatable, Sendable {
  /// Another process plays the same round and answered this pair first.
  case playedElsewhere
  /// The disk or the database failed.
  case storage(StorageError)
}

/// A query for rounds.
public struct RoundQuery: Equatable, Sendable {
  /// Only rounds in these languages.
  public var languages: WordLanguages
  /// Only unfinished rounds.
  public var isUnfinished: Bool
  /// Only rounds with words from these decks; by default all.
  public var decks: [DeckName]?
  /// Only rounds that began by this moment, since a round from a clock that was ahead would remain the latest for years.
  public var until: Timestamp?
  /// The maximum number of results.
  public var limit: Int?

  /// Creates a query, by default for all rounds.
  public init(
    languages: WordLanguages = .any, isUnfinished: Bool = false, decks: [DeckName]? = nil, until: Timestamp? = nil, limit: Int? = nil
  ) {
    self.languages = languages
    self.isUnfinished = isUnfinished
    self.decks = decks
    self.until = until
    self.limit = limit
  }

  /// Whether `record` matches, apart from the limit.
  public func matches(_ record: RoundRecord) -> Bool {
    languages.match(record.setup.languages) && (!isUnfinished || record.result == nil)
      && (decks.map { $0.contains(record.setup.deck) } ?? true) && (until.map { record.started <= $0 } ?? true)
  }
}

/// A choice of languages.
public enum WordLanguages: Hashable, Sendable {
  /// All languages.
  case any
  /// Exactly these; `nil` means unknown languages.
  case these(LanguagePair?)
  /// The languages with the given source or target language.
  case partly(from: String?, to: String?)

  /// Whether `languages` are included.
  public func match(_ languages: LanguagePair?) -> Bool {
    switch self {
    case .any: true
    case .these(let pair): pair == languages
    case .partly(let from, let to): (from == nil || from == languages?.from) && (to == nil || to == languages?.to)
    }
  }
}

extension DataArea {
  /// The rounds and answers.
  public static let game = DataArea("game")
}
