public import CoreModule

/// Where rounds and answers are kept. Every method that changes something is one transaction: all of it happens, or nothing.
public protocol GameStore: Sendable {
  /// Keeps an answer, and what its round has become by it. It is on the disk when this returns.
  ///
  /// - Throws: ``GameStoreError/playedElsewhere`` when the pair has an answer already; then that one stays, with what the round became by it.
  func keep(_ answer: KeptAnswer, of record: RoundRecord) async throws(GameStoreError)

  /// The rounds that answer `query`, the one that was begun last first.
  func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord]

  /// The answers of a round, in the order of its pairs.
  func answers(of round: RoundSetup.ID) async throws(StorageError) -> [KeptAnswer]

  /// Everything that is known of every word that was asked, in no particular order. Reads every answer.
  ///
  /// - Parameters:
  ///   - languages: Only words of these languages.
  ///   - localTime: Tells on which day an answer was given.
  func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory]

  /// How well every word is known that was asked in these languages, in no particular order. Reads a few answers of each word.
  ///
  /// - Parameter now: Later answers were given under a clock that was ahead, and do not count.
  func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress]

  /// Takes in rounds that were kept elsewhere. One that is there already keeps whichever has more answers.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  func take(_ rounds: [PlayedRound], isTrial: Bool) async throws(StorageError) -> TakenRounds
}

/// Why an answer was not kept.
public enum GameStoreError: Error, Equatable, Sendable {
  /// The same round goes on elsewhere, where this pair was answered first.
  case playedElsewhere
  /// The disk or the database.
  case storage(StorageError)
}

/// Which rounds.
public struct RoundQuery: Equatable, Sendable {
  /// Only rounds in these languages.
  public var languages: WordLanguages
  /// Only rounds that were left before their end.
  public var isUnfinished: Bool
  /// Only rounds whose words come from one of these; by default from anywhere.
  public var decks: [DeckName]?
  /// Only rounds that were begun by this moment: one that was begun under a clock that was ahead would be the last for years.
  public var until: Timestamp?
  /// At most so many.
  public var limit: Int?

  /// All rounds, unless told otherwise.
  public init(
    languages: WordLanguages = .any, isUnfinished: Bool = false, decks: [DeckName]? = nil, until: Timestamp? = nil, limit: Int? = nil
  ) {
    self.languages = languages
    self.isUnfinished = isUnfinished
    self.decks = decks
    self.until = until
    self.limit = limit
  }

  /// Whether `record` is one of them, but for the limit.
  public func matches(_ record: RoundRecord) -> Bool {
    languages.match(record.setup.languages) && (!isUnfinished || record.result == nil)
      && (decks.map { $0.contains(record.setup.deck) } ?? true) && (until.map { record.started <= $0 } ?? true)
  }
}

/// Which languages.
public enum WordLanguages: Hashable, Sendable {
  /// Whatever they are.
  case any
  /// These alone; `nil` stands for those of a deck that does not say them.
  case these(LanguagePair?)
  /// Those with one of the two given; both are not.
  case partly(from: String?, to: String?)

  /// Whether `languages` are among them.
  public func match(_ languages: LanguagePair?) -> Bool {
    switch self {
    case .any: true
    case .these(let pair): pair == languages
    case .partly(let from, let to): (from == nil || from == languages?.from) && (to == nil || to == languages?.to)
    }
  }
}

/// What became of rounds that were taken in.
public struct TakenRounds: Equatable, Sendable {
  /// How many were not there.
  public var new: Int
  /// How many were there with fewer answers.
  public var merged: Int
  /// How many were there already.
  public var skipped: Int

  /// A count from its parts.
  public init(new: Int = 0, merged: Int = 0, skipped: Int = 0) {
    self.new = new
    self.merged = merged
    self.skipped = skipped
  }
}

extension DataArea {
  /// Rounds and answers.
  public static let game = DataArea("game")
}
