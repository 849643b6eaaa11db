import CoreModule
import Testing
import WordGame

struct ChanceTests {
  @Test func `over a thousand rounds a quarter of the pairs is right`() throws {
    let (asked, right) = try played(bank(60), rounds: 1_000)
    #expect(asked == 15_000)
    #expect((24...26).contains(Double(right) / Double(asked) * 100))
  }

  @Test func `fifteen words with sixteen alternatives are right between 20 and 30 times of a hundred`() throws {
    let words = (1...14).map { "word \($0) = uno \($0)" }
    let bank = RoundBank(entries: words.flatMap { entries($0) } + entries("last = dos / tres"))
    let (asked, right) = try played(bank, rounds: 67)
    #expect(asked > 1000)
    #expect((20...30).contains(right * 100 / asked))
  }

  /// How many pairs rounds with many lives asked, and how many of these were right.
  private func played(_ bank: RoundBank, rounds: Int) throws -> (asked: Int, right: Int) {
    var (asked, right) = (0, 0)
    for seed in 1...rounds {
      var round = Round(try setup(lives: 100, seed: UInt64(seed)), bank: bank)
      while let answer = round.answer(true) {
        asked += 1
        right += answer.matches ? 1 : 0
      }
    }
    return (asked, right)
  }

  /// Plays by a literal reading of the rules, from the questions and answers alone.
  @Test func `a thousand random games go as a naive reading of the rules says`() throws {
    for seed in 1...1_000 {
      var random = NaiveRandom(state: UInt64(seed))
      let bank = random.bank()
      let (pairs, lives, chance) = (random.next(20) + 1, random.next(4) + 1, [0, 25, 50, 100][random.next(4)])
      var round = Round(
        try setup(pairs: pairs, lives: lives, chance: chance, level: random.next(5) + 1, seed: UInt64(seed), isSeeded: random.next(2) == 0),
        bank: bank
      )
      var asked: [WordPair] = []
      var (correct, wrong) = (0, 0)
      while let pair = round.pair, asked.count <= pairs {
        let truth = bank.entries.contains { $0.prompt == pair.prompt && $0.translations.contains(pair.shown) }
        #expect(!asked.contains(pair) && (chance != 0 || !truth) && (chance != 100 || truth))
        let said: Bool? = [true, false, nil][random.next(3)]
        #expect(round.result == nil)
        let answer = round.answer(said)
        #expect(answer?.matches == truth && answer?.index == asked.count + 1)
        asked.append(pair)
        if said == truth { correct += 1 } else { wrong += 1 }
      }
      #expect(round.correct == correct && round.wrong == wrong)
      #expect(round.result == (wrong >= lives ? .lost : .won))
      if wrong < lives, asked.count < pairs {
        #expect(allPairs(bank, chance).subtracting(asked).isEmpty, "the bank was not used up")
      }
    }
  }

  private func allPairs(_ bank: RoundBank, _ chance: Int) -> Set<WordPair> {
    let shown = bank.entries.flatMap(\.translations)
    return Set(
      bank.entries.flatMap { entry in
        shown.filter { text in
          chance == 100 ? entry.isRight(text) : chance == 0 ? !entry.isRight(text) : true
        }.map { WordPair(prompt: entry.prompt, shown: $0) }
      })
  }
}

/// Knuth's linear congruential generator, for tests.
private struct NaiveRandom {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func bank() -> RoundBank {
    let count = next(12) + 1
    return RoundBank(
      entries: (0..<count).map { _ in
        DeckEntry(prompt: "p\(next(8))", translations: (0...next(3)).map { _ in "t\(next(10))" })
      })
  }
}
