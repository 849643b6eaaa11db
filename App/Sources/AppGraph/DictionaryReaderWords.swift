import CoreModule
import PersonalDictionary
import Practice
import Reading

/// The words of the personal dictionary, for the reader of texts.
struct DictionaryReaderWords: ReaderWords {
  let store: any WordStore
  let sampler: any WordSampler
  let practice: any PracticeStore
  let lookUp: LookUp

  func progress(of headwords: [String], in languages: LanguagePair) async throws(StorageError) -> [String: WordProgress] {
    guard let direction = Direction(languages), try await hasWords(in: direction) else { return [:] }
    let words = try await WordStoreError.converting { () throws(WordStoreError) in
      try await sampler.words(spelledExactly: headwords, in: direction)
    }
    guard !words.isEmpty else { return [:] }
    let cards = try await cards(of: words)
    return words.reduce(into: [:]) { $0[$1.text] = WordProgress(cards[PracticeWord.ID($1.id.rawValue)] ?? []) }
  }

  func keep(_ words: [WordToKeep], in languages: LanguagePair) async throws(StorageError) -> [String] {
    guard let direction = Direction(languages) else { return [] }
    let readings = await readings(of: words.map(\.word.headword), in: direction)
    let drafts = zip(words, readings).compactMap { word, reading in
      UserText.tidied(word.word.headword).map { draft(word, $0, direction, reading) }
    }
    let known = Set(try await progress(of: drafts.map(\.text.description), in: languages).keys)
    let saved = try await WordStoreError.converting { () throws(WordStoreError) in try await store.save(drafts) }
    return saved.map(\.text).filter { !known.contains($0) }
  }

  /// What a look-up of the words finds, to be stored with them; nothing when the list of dictionaries cannot be read.
  private func readings(of headwords: [String], in direction: Direction) async -> [PersonalDictionary.Reading?] {
    do throws(PersonalDictionaryProblem) { return try await lookUp.readings(of: headwords, in: direction) } catch {
      return headwords.map { _ in nil }
    }
  }

  private func draft(
    _ word: WordToKeep, _ text: UserText, _ direction: Direction, _ reading: PersonalDictionary.Reading?
  ) -> WordDraft {
    let answer = LookUpAnswer(direction: direction, entries: reading?.entries ?? [])
    return WordDraft(
      text: text, direction: direction, found: answer.found, isLookedUp: true,
      examples: word.sentence.flatMap(UserText.tidied).map { [WordExample($0.description, origin: word.origin)] } ?? []
    )
  }

  private func hasWords(in direction: Direction) async throws(StorageError) -> Bool {
    try await WordStoreError.converting { () throws(WordStoreError) in try await sampler.count(in: direction, upTo: 1) } > 0
  }

  private func cards(of words: [Word]) async throws(StorageError) -> [PracticeWord.ID: [Card]] {
    do throws(PracticeStoreError) {
      return Dictionary(grouping: try await practice.cards(of: words.map { PracticeWord.ID($0.id.rawValue) }), by: \.id.word)
    } catch { throw error.asStorageError }
  }
}

extension WordProgress {
  /// The progress of a word with these cards; what counts is the side of it that is known least.
  fileprivate init(_ cards: [Card]) {
    let begun = cards.filter { $0.phase != .new }
    let isRemembered = begun.allSatisfy { $0.phase == .review && ($0.stability ?? 0) >= WordKnowledge.familiarStability }
    self = begun.isEmpty ? .kept : isRemembered ? .known : .learning
  }
}
