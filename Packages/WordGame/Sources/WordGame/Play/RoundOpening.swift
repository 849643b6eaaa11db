import CoreModule
import Foundation

/// Opens the requested round: a new one, one of mistakes, or an unfinished one.
@MainActor
struct RoundOpening {
  let store: any GameStore
  let gameWords: any GameWords
  let clock: WallClock
  let random: RandomSource
  let options: RoundOptions

  /// A round to play, and the time when it was started, if that was before.
  struct Opened {
    let round: Round
    var started: Timestamp?
  }

  func open() async throws(WordGameProblem) -> Opened {
    if options.resumes { return try await resumed() }
    return Opened(round: options.isOfMistakes ? try await ofMistakes() : try await new())
  }

  private func new() async throws(WordGameProblem) -> Round {
    let (deck, languages, source) = try await words()
    var setup = setup(deck, languages)
    setup.level = try await level(in: languages, deck)
    let progress =
      setup.isSeeded
      ? []
      : try await stored { () throws(StorageError) in
        try await store.progress(in: languages, at: clock.now())
      }
    return try await round(setup, source, orElse: .noWords(deck, languages)) { preparation throws(StorageError) in
      try await preparation.bank(progress: progress)
    }
  }

  /// A round with the wrong answers of the last one.
  private func ofMistakes() async throws(WordGameProblem) -> Round {
    let query = RoundQuery(languages: languagesAsked, decks: decksAsked, until: clock.now(), limit: 1)
    guard let last = try await stored({ () throws(StorageError) in try await store.rounds(query) }).first else {
      throw .noMistakes
    }
    let answers = try await stored { () throws(StorageError) in try await store.answers(of: last.setup.id) }
    let prompts = answers.filter { !$0.answer.isCorrect }.map(\.answer.pair.prompt).withoutRepeats()
    guard !prompts.isEmpty else { throw .noMistakes }
    let source = try source(of: last.setup)
    var setup = setup(last.setup.deck, last.setup.languages)
    setup.level = options.level ?? last.setup.level
    setup.isOfMistakes = true
    if !options.hasChosenPairs { setup.rules = setup.rules.with(pairs: min(prompts.count, RoundRules.pairsRange.upperBound)) }
    return try await round(setup, source, orElse: .wordsGone(setup.deck)) { preparation throws(StorageError) in
      try await preparation.bank(of: SeededOrder(seed: setup.seed).sorted(try await source.entries(for: prompts), by: \.prompt))
    }
  }

  /// The last unfinished round.
  private func resumed() async throws(WordGameProblem) -> Opened {
    let query = RoundQuery(languages: languagesAsked, isUnfinished: true, decks: decksAsked, until: clock.now(), limit: 1)
    guard let left = try await stored({ () throws(StorageError) in try await store.rounds(query) }).first else {
      throw .nothingToResume
    }
    let recorded = try await stored { () throws(StorageError) in try await store.answers(of: left.setup.id) }
    let answers = recorded.map(\.answer)
    let source = try source(of: left.setup)
    let round = try await round(left.setup, source, answers, orElse: .wordsGone(left.setup.deck)) { preparation throws(StorageError) in
      try await preparation.bank(of: try await source.entries(for: left.setup.prompts))
    }
    return Opened(round: round, started: left.started)
  }

  /// A round with the words of `bank`; throws `problem` when there are none.
  private func round(
    _ setup: RoundSetup, _ source: any WordSource, _ answers: [RoundAnswer] = [], orElse problem: WordGameProblem,
    _ bank: (RoundPreparation) async throws(StorageError) -> RoundBank
  ) async throws(WordGameProblem) -> Round {
    let preparation = RoundPreparation(source: source, setup: setup, now: clock.now())
    let bank = try await stored { () throws(StorageError) in try await bank(preparation) }
    guard !bank.entries.isEmpty else { throw problem }
    var setup = setup
    setup.prompts = bank.entries.map(\.prompt)
    return Round(setup, bank: bank, answers: answers)
  }

  private func stored<Value>(_ body: () async throws(StorageError) -> Value) async throws(WordGameProblem) -> Value {
    do { return try await body() } catch { throw .storage(error) }
  }
}

extension RoundOpening {
  private func words() async throws(WordGameProblem) -> (DeckName, LanguagePair?, any WordSource) {
    if case .given(let deck) = options.deck { return (deck.name, languages(of: deck), DeckWords(deck)) }
    let languages = try await stored { () throws(StorageError) in
      try await gameWords.languages(from: options.from, to: options.to)
    }
    let personal = gameWords.personalWords(in: languages)
    let isPersonal: Bool
    switch options.deck {
    case .personal: isPersonal = true
    case .starter, .given: isPersonal = false
    case .automatic:
      let pairs = options.rules.pairs
      isPersonal = try await stored { () throws(StorageError) in try await personal.count(upTo: pairs) } >= pairs
    }
    return isPersonal ? (.personal, languages, personal) : (.starter, languages, gameWords.starterWords(in: languages))
  }

  /// The languages that the player names take precedence over those of the deck.
  private func languages(of deck: Deck) -> LanguagePair? {
    guard let from = options.from ?? deck.languages?.from, let to = options.to ?? deck.languages?.to, from != to else { return nil }
    return LanguagePair(from: from, to: to)
  }

  /// The word source of an earlier round.
  private func source(of setup: RoundSetup) throws(WordGameProblem) -> any WordSource {
    switch (setup.deck, options.deck, setup.languages) {
    case (.file(let path), .given(let deck), _) where deck.name == .file(path): return DeckWords(deck)
    case (.file(let path), _, _): throw .deckNeeded(path: path)
    case (.personal, _, let languages?): return gameWords.personalWords(in: languages)
    case (.starter, _, let languages?): return gameWords.starterWords(in: languages)
    case (_, _, nil): throw .noWords(setup.deck, nil)
    }
  }

  private func setup(_ deck: DeckName, _ languages: LanguagePair?) -> RoundSetup {
    RoundSetup(
      id: RoundSetup.ID(random.uuid()), deck: deck, languages: languages, rules: options.rules,
      level: options.level ?? .first, seed: options.seed ?? random.next(), isSeeded: options.seed != nil, isOfMistakes: false
    )
  }

  /// The level that the player chose, or else the one after the last round; with a seed, the first.
  private func level(in languages: LanguagePair?, _ deck: DeckName) async throws(WordGameProblem) -> DifficultyLevel {
    if let level = options.level { return level }
    guard options.seed == nil else { return .first }
    let query = RoundQuery(languages: .these(languages), decks: [deck], until: clock.now(), limit: 20)
    let rounds = try await stored { () throws(StorageError) in try await store.rounds(query) }
    guard let last = rounds.first(where: { $0.result != nil && !$0.setup.isOfMistakes }), let result = last.result else { return .first }
    return last.setup.level.next(after: result)
  }

  private var languagesAsked: WordLanguages {
    options.from == nil && options.to == nil ? .any : .partly(from: options.from, to: options.to)
  }

  private var decksAsked: [DeckName]? {
    switch options.deck {
    case .automatic: nil
    case .personal: [.personal]
    case .starter: [.starter]
    case .given(let deck): [deck.name]
    }
  }
}
