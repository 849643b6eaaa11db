import CoreModule
import PersonalDictionary
import WordGame

/// A store of games whose every call runs as ``DiskWork``.
struct DiskGameStore: GameStore {
  let base: any GameStore
  let disk: DiskWork

  func keep(_ answer: KeptAnswer, of record: RoundRecord) async throws(GameStoreError) {
    try await disk { () throws(GameStoreError) in try await base.keep(answer, of: record) }
  }

  func rounds(_ query: RoundQuery) async throws(StorageError) -> [RoundRecord] {
    try await disk { () throws(StorageError) in try await base.rounds(query) }
  }

  func answers(of round: RoundSetup.ID) async throws(StorageError) -> [KeptAnswer] {
    try await disk { () throws(StorageError) in try await base.answers(of: round) }
  }

  func histories(in languages: WordLanguages, _ localTime: LocalTime) async throws(StorageError) -> [WordHistory] {
    try await disk { () throws(StorageError) in try await base.histories(in: languages, localTime) }
  }

  func progress(in languages: LanguagePair?, at now: Timestamp) async throws(StorageError) -> [WordProgress] {
    try await disk { () throws(StorageError) in try await base.progress(in: languages, at: now) }
  }

  func take(_ rounds: [PlayedRound], isTrial: Bool) async throws(StorageError) -> TakenRounds {
    try await disk { () throws(StorageError) in try await base.take(rounds, isTrial: isTrial) }
  }
}

/// A sampler of words whose every call runs as ``DiskWork``.
struct DiskWordSampler: WordSampler {
  let base: any WordSampler
  let disk: DiskWork

  func count(in direction: Direction, upTo limit: Int) async throws(WordStoreError) -> Int {
    try await disk { () throws(WordStoreError) in try await base.count(in: direction, upTo: limit) }
  }

  func words(_ sample: WordSample) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.words(sample) }
  }

  func words(spelledExactly texts: [String], in direction: Direction) async throws(WordStoreError) -> [Word] {
    try await disk { () throws(WordStoreError) in try await base.words(spelledExactly: texts, in: direction) }
  }
}

/// A graded dictionary that is asked away from the main actor.
struct DiskGradedDictionary: GradedDictionary {
  let base: any GradedDictionary
  let disk: DiskWork

  func headwords(
    in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64
  ) async -> [GradedHeadword] {
    await disk { await base.headwords(in: direction, commonest: commonest, count: count, rank: rank) }
  }

  func headword(_ text: String, in direction: Direction) async -> GradedHeadword? {
    await disk { await base.headword(text, in: direction) }
  }

  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    await disk { await base.translations(in: direction, commonest: commonest, count: count, rank: rank) }
  }
}
