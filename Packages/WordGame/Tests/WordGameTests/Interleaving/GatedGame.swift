import CoreModule
import CoreModuleTesting
import WordGame
import WordGameTesting

/// A game whose store and words are behind a gate; two rounds were played, and one was left.
@MainActor
struct GatedGame: WordGameDependency, GameWords {
  let gate: CallGate
  let gameStore: any GameStore
  let clock = WallClock.fixed(Timestamp(milliseconds: 1_800_000_000_000))
  let localTime = LocalTime.fixed(seconds: 0)
  let random: RandomSource
  var gameWords: any GameWords { self }

  static func graph(_ gate: CallGate, random: RandomSource = .counting()) async throws -> WordGameGraph {
    let store = RowGameStore(GatedStorage(InMemoryGameStore().storage, gate))
    let rounds = [SampleRound(3), SampleRound(4, right: [true, true], isLeft: true), SampleRound(5, right: [true, false])]
    _ = try await store.merge(rounds.map(\.whole), isTrial: false, in: nil)
    let game = GatedGame(gate: gate, gameStore: store, random: random)
    return WordGameBuilder(dependency: game, router: RecordingRouter<WordGameDestination>()).build()
  }

  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair {
    try await gate { () throws(StorageError) in LanguagePair(from: from ?? "en", to: to ?? "es") }
  }

  func personalWords(in languages: LanguagePair) -> any WordSource { GatedWords(base: StubWords(entries: []), gate: gate) }

  func starterWords(in languages: LanguagePair) -> any WordSource {
    let entries =
      [DeckEntry(prompt: "línea 2", translations: ["línea"])]
      + (1...6).map { number in
        DeckEntry(prompt: "prompt \(number)", translations: ["mostrado \(number)"])
      }
    return GatedWords(base: StubWords(entries: entries), gate: gate)
  }
}

struct GatedWords: WordSource {
  let base: any WordSource
  let gate: CallGate

  func count(upTo limit: Int) async throws(StorageError) -> Int {
    try await gate { () throws(StorageError) in try await base.count(upTo: limit) }
  }

  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry] {
    try await gate { () throws(StorageError) in try await base.sample(count, level: level, order: order) }
  }

  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry] {
    try await gate { () throws(StorageError) in try await base.entries(for: prompts) }
  }

  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String] {
    try await gate { () throws(StorageError) in try await base.decoys(like: texts, count: count, order: order) }
  }
}
