import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeTesting

/// A practice whose store and words are behind a gate; two of its words are due.
@MainActor
struct GatedPractice: PracticeDependency {
  let practiceStore: any PracticeStore
  let practiceWords: any PracticeWords
  let practiceSettings = PracticeSettings()
  let practiceReminderMark: any DayMark = InMemoryDayMark()
  let clock = WallClock.fixed(SamplePractice.noon)
  let localTime = LocalTime.fixed(seconds: 0)
  let random = RandomSource.counting()

  static func graph(_ gate: CallGate) async throws -> PracticeGraph {
    let store = RowPracticeStore(GatedStorage(InMemoryPracticeStore().storage, gate))
    let learner = try SampleLearner(store)
    for number in 1...2 { try await learner.learn(1000 + number, SamplePractice.card(number), -20 - number) }
    let words = WordCollection(
      (1...6).map { number in
        var word = SamplePractice.word(number)
        // So long that a slip in it may be another word, which is asked.
        word.translations = ["meaning \(number)"]
        return word
      })
    let practice = GatedPractice(practiceStore: store, practiceWords: GatedWords(base: words, gate: gate))
    return PracticeBuilder(dependency: practice, router: RecordingRouter<PracticeDestination>()).build()
  }
}

struct GatedWords: PracticeWords {
  let base: WordCollection
  let gate: CallGate

  func word(_ id: PracticeWord.ID) async throws(StorageError) -> PracticeWord? {
    try await gate { () throws(StorageError) in base.word(id) }
  }

  func words(_ ids: [PracticeWord.ID]) async throws(StorageError) -> [PracticeWord] {
    try await gate { () throws(StorageError) in base.words(ids) }
  }

  func newest(_ filter: PracticeFilter, after last: PracticeWord?, limit: Int) async throws(StorageError) -> [PracticeWord] {
    try await gate { () throws(StorageError) in base.newest(filter, after: last, limit: limit) }
  }

  func commonness(of words: [PracticeWord]) async throws(StorageError) -> [PracticeWord.ID: Double] {
    try await gate { () throws(StorageError) in base.commonness(of: words) }
  }

  func distractors(
    for word: PracticeWord, _ direction: PracticeDirection, count: Int, seed: UInt64
  ) async throws(StorageError) -> [String] {
    try await gate { () throws(StorageError) in base.distractors(for: word, direction, count: count, seed: seed) }
  }

  func isWord(_ text: String, in language: String, _ languages: LanguagePair) async -> Bool {
    await gate { base.isWord(text, in: language, languages) }
  }

  func change(_ id: PracticeWord.ID, _ change: WordChange, in whole: Change?) async throws(StorageError) -> Bool {
    try await gate { () throws(StorageError) in base.change(id, change, in: whole) }
  }
}
