import CoreModule
import PersonalDictionary
import WordGame

/// Game words from the personal dictionary, and from the built-in dictionary for players without words of their own.
struct DictionaryGameWords: GameWords {
  let directionStore: any DirectionStore
  let spoken: Language?
  let sampler: any WordSampler
  let dictionary: any GradedDictionary

  /// A missing language is taken from the chosen direction, or the user's own language if none was chosen.
  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair {
    let (source, target) = (from.flatMap(Language.init(code:)), to.flatMap(Language.init(code:)))
    if let source, let target { return LanguagePair(from: source.code, to: target.code) }
    let chosen = try await directionStore.chosenDirection()
    let direction = Direction.completed(from: source, to: target, chosen: chosen, spoken: spoken)
    return LanguagePair(from: direction.from.code, to: direction.to.code)
  }

  func personalWords(in languages: LanguagePair) -> any WordSource {
    PersonalWords(sampler: sampler, direction: Direction(languages))
  }

  func starterWords(in languages: LanguagePair) -> any WordSource {
    StarterWords(dictionary: dictionary, direction: Direction(languages))
  }
}

extension Direction {
  /// `nil` when a code is not one of the seven languages.
  init?(_ languages: LanguagePair) {
    guard let from = Language(code: languages.from), let to = Language(code: languages.to) else { return nil }
    self.init(from: from, to: to)
  }
}

/// Game words from the personal dictionary.
struct PersonalWords: WordSource {
  let sampler: any WordSampler
  /// `nil` for languages that the dictionary does not have; the source is empty then.
  let direction: Direction?

  /// How many words are searched for similar translations.
  private static let decoySample = 1000

  func count(upTo limit: Int) async throws(StorageError) -> Int {
    guard let direction else { return 0 }
    return try await WordStoreError.converting { () throws(WordStoreError) in try await sampler.count(in: direction, upTo: limit) }
  }

  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry] {
    try await words(count, order).map(DeckEntry.init)
  }

  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry] {
    try await words(spelledExactly: prompts).map(DeckEntry.init)
  }

  func words(spelledExactly texts: [String]) async throws(StorageError) -> [Word] {
    guard let direction else { return [] }
    return try await WordStoreError.converting { () throws(WordStoreError) in
      try await sampler.words(spelledExactly: texts, in: direction)
    }
  }

  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String] {
    let words = try await words(max(count, Self.decoySample), order)
    return LookAlikes(texts).chosen(count, from: words.flatMap(\.translations))
  }

  private func words(_ count: Int, _ order: SeededOrder) async throws(StorageError) -> [Word] {
    guard let direction else { return [] }
    let sample = WordSample(direction: direction, count: count) { order.rank(of: $0) }
    return try await WordStoreError.converting { () throws(WordStoreError) in try await sampler.words(sample) }
  }
}

/// Game words from the commonest words of the built-in dictionary.
struct StarterWords: WordSource {
  let dictionary: any GradedDictionary
  /// `nil` for languages that the dictionary does not have; the source is empty then.
  let direction: Direction?

  /// How many of the commonest meanings each level draws from.
  private static func commonest(_ level: DifficultyLevel) -> Int { [600, 1200, 2500, 5000, .max][level.rawValue - 1] }

  /// How many translations are searched for similar ones.
  private static let decoySample = 6000

  func count(upTo limit: Int) async throws(StorageError) -> Int {
    try await sample(limit, level: .last, order: SeededOrder(seed: 0)).count
  }

  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry] {
    guard let direction else { return [] }
    return await dictionary.headwords(
      in: direction, commonest: Self.commonest(level), count: count, rank: { order.rank(of: $0) }
    ).map(DeckEntry.init)
  }

  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry] {
    guard let direction else { return [] }
    var entries: [DeckEntry] = []
    for prompt in prompts {
      if let headword = await dictionary.headword(prompt, in: direction) { entries.append(DeckEntry(headword)) }
    }
    return entries
  }

  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String] {
    guard let direction else { return [] }
    let candidates = await dictionary.translations(
      in: direction, commonest: .max, count: Self.decoySample, rank: { order.rank(of: $0) }
    )
    return LookAlikes(texts).chosen(count, from: candidates)
  }
}

extension DeckEntry {
  fileprivate init(_ word: Word) { self.init(prompt: word.text, translations: word.translations) }

  fileprivate init(_ headword: GradedHeadword) {
    self.init(prompt: headword.text, translations: headword.translations, rareTranslations: Set(headword.rareTranslations))
  }
}
