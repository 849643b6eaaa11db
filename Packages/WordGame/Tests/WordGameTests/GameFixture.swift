import CoreModule
import CoreModuleTesting
import Foundation
import WordGame

/// Entries from lines such as `hello = hola / bueno`.
func entries(_ lines: String...) -> [DeckEntry] {
  lines.map { line in
    let parts = line.split(separator: " = ").map(String.init)
    return DeckEntry(prompt: parts[0], translations: DeckEntry.alternatives(in: parts[1]))
  }
}

func setup(
  pairs: Int = 15, lives: Int = 3, seconds: Int = 5, chance: Int = 25, level: Int = 1, seed: UInt64 = 1, isSeeded: Bool = true
) throws -> RoundSetup {
  RoundSetup(
    id: RoundSetup.ID(RandomSource.counting().uuid()), deck: .starter, languages: LanguagePair(from: "en", to: "es"),
    rules: try RoundRules(pairs: pairs, lives: lives, secondsPerPair: seconds, chanceOfMatch: chance),
    level: DifficultyLevel(clamping: level), seed: seed, isSeeded: isSeeded, isOfMistakes: false
  )
}

/// A bank of `count` words with one translation each.
func bank(_ count: Int) -> RoundBank {
  RoundBank(entries: (1...count).map { DeckEntry(prompt: "word \($0)", translations: ["palabra \($0)"]) })
}

extension Round {
  /// Answers the present pair correctly or wrongly.
  mutating func answer(isRight: Bool) {
    guard let pair, let entry = bank.entries.first(where: { $0.prompt == pair.prompt }) else { return }
    answer(entry.isRight(pair.shown) == isRight)
  }
}

/// A dependency with everything in memory.
@MainActor
final class GameFixture: WordGameDependency, GameWords {
  let gameStore: any GameStore
  let clock: WallClock
  let localTime = LocalTime.fixed(seconds: 0)
  let random = RandomSource.counting()
  var personal: [DeckEntry] = []
  var starter: [DeckEntry] = (1...40).map { DeckEntry(prompt: "starter \($0)", translations: ["comienzo \($0)"]) }
  let router = RecordingRouter<WordGameDestination>()

  init(store: any GameStore = InMemoryGameStore(), clock: WallClock = .ticking(from: Timestamp(milliseconds: 1_700_000_000_000))) {
    gameStore = store
    self.clock = clock
  }

  var gameWords: any GameWords { self }

  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair {
    LanguagePair(from: from ?? "en", to: to ?? "es")
  }

  func personalWords(in languages: LanguagePair) -> any WordSource { StubWords(entries: personal) }
  func starterWords(in languages: LanguagePair) -> any WordSource { StubWords(entries: starter) }

  func build() -> WordGameGraph { WordGameBuilder(dependency: self, router: router).build() }
}

/// A predefined source of words.
struct StubWords: WordSource {
  let entries: [DeckEntry]

  func count(upTo limit: Int) async throws(StorageError) -> Int { min(limit, entries.count) }

  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry] {
    Array(order.sorted(entries, by: \.prompt).prefix(count))
  }

  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry] {
    prompts.compactMap { prompt in entries.first { $0.prompt == prompt } }
  }

  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String] {
    LookAlikes(texts).chosen(count, from: order.sorted(entries, by: \.prompt).flatMap(\.translations))
  }
}
