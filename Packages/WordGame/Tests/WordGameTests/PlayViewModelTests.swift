import CoreModule
import CoreModuleTesting
import Testing
import WordGame
import WordGameTesting

@MainActor
struct PlayViewModelTests {
  private func seeded(_ seed: UInt64 = 1) -> RoundOptions {
    var options = RoundOptions()
    options.seed = seed
    options.hasTimer = false
    return options
  }

  private func pairs(_ game: GameFixture, _ options: RoundOptions, isRight: (Int) -> Bool = { _ in true }) async -> [WordPair] {
    let play = game.build().play.build()
    await play.start(options)
    var pairs: [WordPair] = []
    while let round = play.state.round, let pair = round.pair {
      pairs.append(pair)
      let entry = round.bank.entries.first { $0.prompt == pair.prompt }
      await play.answer(entry?.isRight(pair.shown) == isRight(pairs.count))
    }
    return pairs
  }

  @Test func `the player's own words are asked when there are enough for a round, else the starter's`() async {
    let game = GameFixture()
    game.personal = (1...15).map { DeckEntry(prompt: "own \($0)", translations: ["propio \($0)"]) }
    #expect(await pairs(game, seeded()).allSatisfy { $0.prompt.hasPrefix("own") })
    game.personal.removeLast()
    #expect(await pairs(game, seeded()).allSatisfy { $0.prompt.hasPrefix("starter") })
    var options = seeded()
    options.deck = .personal
    #expect(await pairs(game, options).allSatisfy { $0.prompt.hasPrefix("own") })
  }

  @Test func `without words there is nothing to play`() async {
    let game = GameFixture()
    let play = game.build().play.build()
    var options = seeded()
    options.deck = .personal
    await play.start(options)
    #expect(play.state.problem == .noWords(.personal, LanguagePair(from: "en", to: "es")))
    #expect(play.state.round == nil)
    options.deck = .given(Deck(name: .file("/deck"), languages: nil, entries: []))
    await play.start(options)
    #expect(play.state.problem == .noWords(.file("/deck"), nil))
  }

  @Test func `every answer is kept at once`() async throws {
    let game = GameFixture()
    let play = game.build().play.build()
    await play.start(seeded())
    for count in 1...3 {
      await play.answer(true)
      let round = try #require(try await game.gameStore.rounds(RoundQuery()).first)
      #expect(try await game.gameStore.answers(of: round.setup.id).map(\.answer) == play.state.round?.answers)
      #expect(round.correct + round.wrong == count)
    }
  }

  @Test func `with a seed neither history nor level progress changes the pairs`() async {
    let game = GameFixture()
    let first = await pairs(game, seeded(7))
    _ = await pairs(
      game,
      {
        var options = seeded(7); options.seed = nil; return options
      }()
    ) { $0 % 5 != 0 }
    #expect(await pairs(game, seeded(7)) { $0 % 7 != 0 } == first)
    #expect(await pairs(game, seeded(8)) != first)
  }

  @Test func `a round that was left goes on where it was`() async throws {
    let game = GameFixture()
    let whole = await pairs(game, seeded())
    let fresh = GameFixture()
    let left = fresh.build().play.build()
    await left.start(seeded())
    for _ in 1...4 {
      await left.answer(
        left.state.round.map {
          $0.bank.entries.first { $0.prompt == left.state.round?.pair?.prompt }?.isRight($0.pair?.shown ?? "") ?? false
        } ?? false)
    }
    let begun = try #require(await fresh.gameStore.rounds(RoundQuery()).first?.started)
    var options = RoundOptions()
    options.resumes = true
    options.hasTimer = false
    let play = fresh.build().play.build()
    await play.start(options)
    #expect(play.state.round?.index == 5)
    #expect(play.state.round?.pair == whole[4])
    #expect(play.state.round?.correct == 4)
    while play.state.round?.pair != nil { await play.answer(true) }
    #expect(try await fresh.gameStore.rounds(RoundQuery()).map(\.started) == [begun])
    await play.start(options)
    #expect(play.state.problem == .nothingToResume)
  }

  @Test func `a round does not go on when its deck has none of its words any more`() async {
    let game = GameFixture()
    func deck(_ word: String) -> RoundOptions.DeckChoice {
      let entries = (1...9).map { DeckEntry(prompt: "\(word) \($0)", translations: ["x \($0)"]) }
      return .given(Deck(name: .file("/deck"), languages: nil, entries: entries))
    }
    var options = seeded()
    options.deck = deck("old")
    options.rules = options.rules.with(pairs: 5)
    let play = game.build().play.build()
    await play.start(options)
    let shown = play.state.round?.pair
    await play.answer(play.state.round?.bank.entries.first { $0.prompt == shown?.prompt }?.isRight(shown?.shown ?? "") == false)
    for resumes in [true, false] {
      var again = RoundOptions()
      (again.resumes, again.isOfMistakes) = (resumes, !resumes)
      again.deck = deck("new")
      await play.start(again)
      #expect(play.state.problem == .wordsGone(.file("/deck")))
      again.deck = deck("old")
      await play.start(again)
      #expect(play.state.problem == nil)
    }
    options.deck = .personal
    game.personal = [DeckEntry(prompt: "own", translations: ["propio"]), DeckEntry(prompt: "word", translations: ["palabra"])]
    await play.start(options)
    await play.answer(true)
    game.personal = []
    var left = RoundOptions()
    left.resumes = true
    await play.start(left)
    #expect(play.state.problem == .wordsGone(.personal))
  }

  @Test func `a round of mistakes asks about these alone, however many pairs were wanted before`() async throws {
    let game = GameFixture()
    let play = game.build().play.build()
    var options = seeded()
    options.hasChosenPairs = true
    await play.start(options)
    while let round = play.state.round, let pair = round.pair {
      let matches = round.bank.entries.first { $0.prompt == pair.prompt }?.isRight(pair.shown) == true
      await play.answer([2, 5].contains(round.index) ? !matches : matches)
    }
    let missed = Set(play.state.round?.missed.map(\.pair.prompt) ?? [])
    #expect(missed.count == 2)
    await play.playMistakes()
    #expect(Set(play.state.round?.bank.entries.map(\.prompt) ?? []) == missed)
    #expect(play.state.round?.setup.rules.pairs == 2)
    while let round = play.state.round, let pair = round.pair {
      await play.answer(round.bank.entries.first { $0.prompt == pair.prompt }?.isRight(pair.shown) == true)
    }
    await play.playMistakes()
    #expect(play.state.problem == .noMistakes)
  }

  @Test func `words that were answered wrongly come again, those that are known rest`() async {
    let game = GameFixture(clock: .ticking(from: Timestamp(milliseconds: 1_700_000_000_000)))
    var options = seeded()
    options.seed = nil
    options.rules = options.rules.with(pairs: 10)
    let first = await pairs(game, options) { ![3, 6].contains($0) }
    let again = await pairs(game, options).map(\.prompt)
    let missed: Set = [first[2].prompt, first[5].prompt]
    #expect(Set(again).intersection(first.map(\.prompt)) == missed)
    #expect(Set(again.prefix(2)) != missed, "they are mixed with the others")
  }

  @Test func `a round at the last level has all its pairs when false friends are to be reviewed`() async throws {
    let game = GameFixture()
    let friends = FalseFriends.decoys(in: LanguagePair(from: "en", to: "es")).keys.sorted()
    game.starter = friends.map { DeckEntry(prompt: $0, translations: ["la palabra \($0)"]) }
    var options = seeded()
    (options.seed, options.level, options.deck) = (nil, .last, .starter)
    options.rules = try RoundRules(pairs: 12, lives: 100, secondsPerPair: 5, chanceOfMatch: 25)
    for _ in 1...16 { _ = await pairs(game, options) { _ in false } }
    let counts = try await game.gameStore.rounds(RoundQuery()).map(\.setup.prompts.count)
    #expect(counts == Array(repeating: 12, count: 16))
  }

  @Test func `rounds that are won lead to harder ones`() async throws {
    let game = GameFixture()
    var options = seeded()
    options.seed = nil
    _ = await pairs(game, options)
    _ = await pairs(game, options)
    _ = await pairs(game, options) { _ in false }
    _ = await pairs(game, options)
    let levels = try await game.gameStore.rounds(RoundQuery()).map(\.setup.level.rawValue)
    #expect(levels == [2, 3, 2, 1])
  }

  @Test func `a restart begins at nothing with another pair`() async {
    let game = GameFixture()
    let play = game.build().play.build()
    await play.start(seeded())
    let pair = play.state.round?.pair
    await play.answer(true)
    await play.restart()
    #expect(play.state.round?.answers == [])
    #expect(play.state.lastAnswer == nil)
    #expect(play.state.round?.pair != pair)
  }

  @Test func `what cannot be kept is told`() async {
    let store = InMemoryGameStore()
    store.storage.fail(reading: nil, writing: .diskFull(path: "/full"))
    let game = GameFixture(store: store)
    let play = game.build().play.build()
    await play.start(seeded())
    await play.answer(true)
    #expect(play.state.problem == .storage(.diskFull(path: "/full")))
  }

  @Test func `a round that goes on in two terminals is told in the second, and every pair keeps its first answer`() async throws {
    let game = GameFixture()
    let left = game.build().play.build()
    await left.start(seeded())
    await left.answer(true)
    var options = RoundOptions()
    options.resumes = true
    options.hasTimer = false
    let (first, second) = (game.build().play.build(), game.build().play.build())
    await first.start(options)
    await second.start(options)
    await first.answer(true)
    await second.answer(false)
    #expect(first.state.problem == nil)
    #expect(second.state.problem == .playedElsewhere)
    let round = try #require(try await game.gameStore.rounds(RoundQuery()).first)
    #expect(try await game.gameStore.answers(of: round.setup.id).map(\.answer) == first.state.round?.answers)
    await second.start(options)
    #expect(second.state.problem == nil)
    #expect(second.state.round?.index == 3)
  }

  @Test func `answers that cannot be kept wait until they can`() async throws {
    let store = InMemoryGameStore()
    store.storage.fail(reading: nil, writing: .diskFull(path: "/full"))
    let play = GameFixture(store: store).build().play.build()
    await play.start(seeded())
    for _ in 1...2 { await play.answer(true) }
    store.storage.fail(nil)
    await play.answer(false)
    let round = try #require(try await store.rounds(RoundQuery()).first)
    #expect(try await store.answers(of: round.setup.id).map(\.answer.index) == [1, 2, 3])
    #expect(play.state.problem == nil)
  }

  @Test func `a round that was played under a clock that was ahead decides nothing`() async throws {
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    let game = GameFixture(clock: .ticking(from: now.adding(seconds: 20 * 365 * 86_400)))
    var options = seeded()
    options.seed = nil
    let first = await pairs(game, options).map(\.prompt)
    let present = GameFixture(store: game.gameStore, clock: .ticking(from: now))
    let play = present.build().play.build()
    var mistakes = options
    mistakes.isOfMistakes = true
    await play.start(mistakes)
    #expect(play.state.problem == .noMistakes)
    await play.start(options)
    #expect(play.state.round?.setup.level == .first)
    #expect(try await present.gameStore.progress(in: LanguagePair(from: "en", to: "es"), at: now).isEmpty)
    let left = game.build().play.build()
    await left.start(options)
    await left.answer(true)
    options.resumes = true
    await play.start(options)
    #expect(play.state.problem == .nothingToResume)
    #expect(!first.isEmpty)
  }

  @Test func `the scores are asked for, and ask for a round`() {
    let game = GameFixture()
    game.build().play.build().showScores()
    game.build().scores.build().play()
    #expect(game.router.destinations == [.scores, .play(RoundOptions())])
  }
}
