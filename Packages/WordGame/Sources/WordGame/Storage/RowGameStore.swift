public import CoreModule

/// The row operations of a store of rounds.
public protocol GameRows: StoreRows where Failure == StorageError {
  /// The rounds that match `query`, latest start first.
  func rounds(_ query: RoundQuery) throws -> [RoundRecord]
  /// The answers of a round in order.
  func answers(of round: RoundSetup.ID) throws -> [RecordedAnswer]
  /// Calls `body` for each answer in these languages: the answers about one word in succession, in the order in which they were given.
  func forEachAnswer(in languages: WordLanguages, _ body: (AnsweredWord) throws -> Void) throws
  /// See ``GameStore/progress(in:at:)``.
  func progress(in languages: LanguagePair?, at now: Timestamp) throws -> [WordProgress]
  /// Whether the round has an answer about the pair with this index.
  func hasAnswer(at index: Int, of round: RoundSetup.ID) throws -> Bool
  /// The number of answers of a round; `nil` when the round is not stored.
  func answerCount(of round: RoundSetup.ID) throws -> Int?
  /// Adds a round, or updates the one with its identity.
  mutating func put(_ record: RoundRecord) throws
  /// Adds answers of a stored round.
  mutating func insert(_ answers: [RecordedAnswer], of record: RoundRecord) throws
  /// Deletes the answers of a round.
  mutating func deleteAnswers(of round: RoundSetup.ID) throws
}

/// An answer about a word.
public struct AnsweredWord: Sendable {
  /// The word.
  public let prompt: String
  /// Its languages, if known.
  public let languages: LanguagePair?
  /// Whether the answer was correct.
  public let isCorrect: Bool
  /// When it was given.
  public let given: Timestamp

  /// Creates an answer.
  public init(prompt: String, languages: LanguagePair?, isCorrect: Bool, given: Timestamp) {
    self.prompt = prompt
    self.languages = languages
    self.isCorrect = isCorrect
    self.given = given
  }
}

/// The rules of a store of rounds, over rows. Playing creates no undo steps.
public struct RowGameStore<Storage: RowStorage>: GameStore where Storage.Rows: GameRows {
  /// Where the rows are.
  public let storage: Storage

  /// Creates a store over `storage`.
  public init(_ storage: Storage) { self.storage = storage }

  public func keep(_ answer: RecordedAnswer, of record: RoundRecord) async throws(GameStoreError) {
    let isFirst: Bool
    do throws(StorageError) {
      isFirst = try await storage.write(nil) { rows in
        if try rows.hasAnswer(at: answer.answer.index, of: record.setup.id) { return false }
        try rows.put(record)
        try rows.insert([answer], of: record)
        return true
      }
    } catch { throw .storage(error) }
    guard isFirst else { throw .playedElsewhere }
  }

  public func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord] {
    try await storage.read(orWhenMissing: []) { try $0.rounds(query) }
  }

  public func answers(of round: RoundSetup.ID) async throws(StorageError) -> [RecordedAnswer] {
    try await storage.read(orWhenMissing: []) { try $0.answers(of: round) }
  }

  public func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory] {
    try await storage.read(orWhenMissing: []) { rows in
      var histories: [WordHistory] = []
      try rows.forEachAnswer(in: languages) { answer in
        if histories.last?.prompt != answer.prompt || histories.last?.languages != answer.languages {
          histories.append(WordHistory(prompt: answer.prompt, languages: answer.languages))
        }
        histories[histories.count - 1].add(isCorrect: answer.isCorrect, given: answer.given, localTime)
      }
      return histories
    }
  }

  public func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress] {
    try await storage.read(orWhenMissing: []) { try $0.progress(in: languages, at: now) }
  }

  public func merge(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts {
    if isTrial {
      return try await storage.read(orWhenMissing: ImportCounts(new: rounds.count)) { try Self.counts(rounds, in: $0) }
    }
    return try await storage.write(.fileImport, in: change, subjects: { _ in Self.words(of: rounds) }) { rows in
      let counts = try Self.counts(rounds, in: rows)
      for round in rounds {
        let stored = try rows.answerCount(of: round.record.setup.id)
        guard stored ?? -1 < round.answers.count else { continue }
        if stored != nil { try rows.deleteAnswers(of: round.record.setup.id) }
        try rows.put(round.record)
        try rows.insert(round.answers, of: round.record)
      }
      return counts
    }
  }

  private static func counts(_ rounds: [PlayedRound], in rows: Storage.Rows) throws -> ImportCounts {
    try rounds.reduce(into: ImportCounts()) { counts, round in
      switch try rows.answerCount(of: round.record.setup.id) {
      case nil: counts.new += 1
      case let stored? where stored < round.answers.count: counts.merged += 1
      case _?: counts.skipped += 1
      }
    }
  }

  /// The words asked in these rounds, without repeats.
  private static func words(of rounds: [PlayedRound]) -> [String] {
    rounds.flatMap(\.answers).map(\.answer.pair.prompt).withoutRepeats()
  }
}
