import CoreModule
import PersonalDictionary
import Practice
import WordGame

/// The words of the personal dictionary, to be practised.
struct DictionaryPracticeWords: PracticeWords {
  let store: any WordStore
  let sampler: any WordSampler
  let dictionary: any GradedDictionary
  let nouns: any NounGenders

  /// Of so many translations all must be those of a synonym.
  private static let comparedTranslations = 3
  /// How many of the user's words, and how many of the dictionary's, are searched for wrong answers.
  private static let sample = 200
  /// How many of the commonest meanings of the dictionary the wrong answers are drawn from.
  private static let commonest = 2500

  func word(_ id: PracticeWord.ID) async throws(StorageError) -> PracticeWord? {
    guard let word = try await stored([id]).first else { return nil }
    var practised = PracticeWord(word)
    practised.synonyms = try await synonyms(of: word)
    practised.articles = articles(of: word)
    practised.examples = await examples(of: word)
    return practised
  }

  func words(_ ids: [PracticeWord.ID]) async throws(StorageError) -> [PracticeWord] { try await stored(ids).map(PracticeWord.init) }

  func newest(_ filter: PracticeFilter, after last: PracticeWord?, limit: Int) async throws(StorageError) -> [PracticeWord] {
    var query = WordQuery()
    query.from = filter.from.flatMap(Language.init(code:))
    query.to = filter.to.flatMap(Language.init(code:))
    query.tags = filter.tag.map { [$0] } ?? []
    query.isStarred = filter.isStarred
    query.status = .translated
    query.limit = limit
    if let last {
      guard let word = try await stored([last.id]).first else { return [] }
      query.after = word.number
    }
    let narrowed = query
    let found = try await WordStoreError.converting { () throws(WordStoreError) in try await store.words(narrowed) }
    return found.map(PracticeWord.init)
  }

  func commonness(of words: [PracticeWord]) async -> [PracticeWord.ID: Double] {
    var ranks: [PracticeWord.ID: Double] = [:]
    for (languages, words) in Dictionary(grouping: words, by: \.languages) {
      guard let direction = Direction(languages) else { continue }
      let weights = await dictionary.commonness(of: words.map(\.text), in: direction)
      for word in words { ranks[word.id] = weights[word.text] }
    }
    return ranks
  }

  func distractors(
    for word: PracticeWord, _ side: PracticeDirection, count: Int, seed: UInt64
  ) async throws(StorageError) -> [String] {
    guard let direction = Direction(word.languages) else { return [] }
    let order = SeededOrder(seed: seed)
    let friends = FalseFriends.decoys(of: word.text, in: LanguagePair(from: direction.from.code, to: direction.to.code))
    let (right, own, falseFriends): ([String], [String], [String])
    let newest = try await WordStoreError.converting { () throws(WordStoreError) in
      try await sampler.newest(in: direction, limit: Self.sample)
    }.filter { $0.id.rawValue != word.id.rawValue }
    switch side {
    case .from: (right, own, falseFriends) = (word.translations, newest.map(\.translation), friends)
    case .to: (right, own, falseFriends) = ([word.text], newest.map(\.text), [])
    }
    var candidates = own.map { (rank: order.rank(of: $0), text: $0) }.sorted { $0.rank < $1.rank }.map(\.text)
    if candidates.count < count * 4 { candidates += await texts(side, of: direction, order) }
    let chosen = LookAlikes(right).chosen(count, from: candidates)
    return Array((falseFriends + chosen).withoutRepeats().prefix(count))
  }

  /// Nouns and names are found with a capital letter, too.
  func isWord(_ text: String, in language: String, _ languages: LanguagePair) async -> Bool {
    guard let direction = Direction(languages), let language = Language(code: language) else { return false }
    if await !dictionary.headwords(ofForm: text, in: language).isEmpty { return true }
    for spelling in [text, text.prefix(1).uppercased() + text.dropFirst()] {
      if await dictionary.headword(spelling, in: direction.from == language ? direction : direction.reversed) != nil { return true }
    }
    return false
  }

  func change(_ id: PracticeWord.ID, _ change: WordChange, in whole: Change?) async throws(StorageError) -> Bool {
    guard let word = try await stored([id]).first else { return false }
    var edit = WordEdit()
    switch change {
    case .star(let isStarred): edit.isStarred = isStarred
    case .tag(let tag, true): edit.tags = [tag]
    case .tag(let tag, false): edit.removedTags = [tag]
    }
    do throws(WordStoreError) {
      _ = try await store.edit([word.number], edit, in: whole)
      return true
    } catch {
      // It was deleted meanwhile.
      if case .noSuchWord = error { return false }
      throw error.asStorageError
    }
  }
}

extension DictionaryPracticeWords {
  private func stored(_ ids: [PracticeWord.ID]) async throws(StorageError) -> [Word] {
    try await WordStoreError.converting { () throws(WordStoreError) in
      try await store.words(identified: ids.map { Word.ID($0.rawValue) })
    }
  }

  /// Common words of the dictionary, or what they mean.
  private func texts(_ side: PracticeDirection, of direction: Direction, _ order: SeededOrder) async -> [String] {
    let rank = { @Sendable (text: String) in order.rank(of: text) }
    return switch side {
    case .from: await dictionary.translations(in: direction, commonest: Self.commonest, count: Self.sample, rank: rank)
    case .to: await dictionary.spellings(in: direction, commonest: Self.commonest, count: Self.sample, rank: rank)
    }
  }

  /// The words that the dictionary gives for each of the translations, and that mean first of all one of them, or that the user keeps with
  /// one of them. Those that have it as another sense, as *Dynastie* has *house*, are no other words for this one.
  private func synonyms(of word: Word) async throws(StorageError) -> [String] {
    var common: [String]?
    for translation in word.translations.prefix(Self.comparedTranslations) {
      let words = await dictionary.headword(translation, in: word.direction.reversed)?.translations ?? []
      common = common.map { $0.filter(words.contains) } ?? words
      if common?.isEmpty == true { break }
    }
    let meanings = Set(word.translations.map(FoldedText.init))
    var synonyms: [String] = []
    for candidate in (common ?? []).withoutRepeats() where candidate != word.text {
      if try await isSynonym(candidate, for: meanings, in: word.direction) { synonyms.append(candidate) }
    }
    return synonyms
  }

  private func isSynonym(_ text: String, for meanings: Set<FoldedText>, in direction: Direction) async throws(StorageError) -> Bool {
    if let first = await dictionary.headword(text, in: direction)?.translations.first, meanings.contains(FoldedText(first)) { return true }
    let kept = try await WordStoreError.converting { () throws(WordStoreError) in try await store.words(spelled: text) }
    return kept.contains { $0.direction == direction && $0.translations.contains { meanings.contains(FoldedText($0)) } }
  }

  /// The user's sentences, those in which the word is found first.
  private func examples(of word: Word) async -> [PracticeExample] {
    var examples: [PracticeExample] = []
    for text in word.examples.map(\.text) {
      let language = word.direction.from
      let places = await WordPlaces(of: word.text, in: text, language) { await dictionary.headwords(ofForm: $0, in: language) }
      let form = places.ranges.first.map { String(text[$0]) }
      examples.append(PracticeExample(text, cloze: form == nil ? nil : places.replaced(in: text) { _ in Self.gap }, form: form))
    }
    return examples
  }

  /// As long as any word, so that it does not give the answer away.
  private static let gap = "____"

  private func articles(of word: Word) -> [String] {
    let language = word.direction.from
    let article = DefiniteArticle(of: word.text, nouns.gender(of: word.text, in: language), in: language)
    return article?.text.split(separator: "/").map(String.init) ?? []
  }
}

extension PracticeWord {
  /// Creates a word without its synonyms, articles and examples.
  fileprivate init(_ word: Word) {
    self.init(
      id: PracticeWord.ID(word.id.rawValue), text: word.text,
      languages: LanguagePair(from: word.direction.from.code, to: word.direction.to.code), translations: word.translations,
      note: word.note, tags: word.tags, isStarred: word.isStarred, added: word.created
    )
  }
}
