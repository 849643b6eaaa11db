public import CoreModule

/// Logs the calls of a store and their results. Words appear at debug level only.
public struct LoggingGameStore: GameStore {
  private let base: any GameStore
  private let log: any Log

  /// Wraps `base`.
  public init(_ base: any GameStore, log: any Log) {
    self.base = base
    self.log = CategoryLog("game", log)
  }

  /// See ``GameStore/keep(_:of:)``.
  public func keep(_ answer: RecordedAnswer, of record: RoundRecord) async throws(GameStoreError) {
    log.debug("keep \(answer.answer.pair)")
    try await logged("keep") { () throws(GameStoreError) in try await base.keep(answer, of: record) }
  }

  /// See ``GameStore/rounds(_:)``.
  public func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord] {
    try await logged("rounds") { () throws(StorageError) in try await base.rounds(query) }
  }

  /// See ``GameStore/answers(of:)``.
  public func answers(of round: RoundSetup.ID) async throws(StorageError) -> [RecordedAnswer] {
    try await logged("answers") { () throws(StorageError) in try await base.answers(of: round) }
  }

  /// See ``GameStore/histories(in:_:)``.
  public func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory] {
    try await logged("histories") { () throws(StorageError) in try await base.histories(in: languages, localTime) }
  }

  /// See ``GameStore/progress(in:at:)``.
  public func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress] {
    try await logged("progress") { () throws(StorageError) in try await base.progress(in: languages, at: now) }
  }

  /// See ``GameStore/take(_:isTrial:in:)``.
  public func take(_ rounds: [PlayedRound], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportedRoundCounts {
    try await logged("take \(rounds.count)") { () throws(StorageError) in try await base.take(rounds, isTrial: isTrial, in: change) }
  }

  private func logged<Value, Failure: Error>(
    _ action: String, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    do {
      let value = try await body()
      log.info(action)
      return value
    } catch {
      log.warning("\(action) failed: \(error)")
      throw error
    }
  }
}
