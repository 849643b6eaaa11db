import CoreModule

/// The languages that the user learns, judged by the stored words.
struct LearnedLanguages {
  let store: any WordStore

  /// How many of the newest words are counted.
  private static let counted = 200

  /// Sorts the languages of a word: the commonest among the newest stored words first, then those of the chosen direction.
  func ordered(_ detected: [DetectedWord], chosen: Direction) async throws(PersonalDictionaryProblem) -> [DetectedWord] {
    try await ordered(detected, by: \.language, chosen: chosen)
  }

  /// Sorts items of several languages in the same way.
  func ordered<Item>(
    _ items: [Item], by language: (Item) -> Language, chosen: Direction
  ) async throws(PersonalDictionaryProblem) -> [Item] {
    guard items.count > 1 else { return items }
    var query = WordQuery()
    query.limit = Self.counted
    let words: [Word]
    do throws(WordStoreError) { words = try await store.words(query) } catch { throw .store(error) }
    // A stored word counts 2 and the chosen direction 1, so that the direction only decides between languages with as many words.
    var counts = [chosen.from: 1, chosen.to: 1]
    for word in words {
      for language in [word.direction.from, word.direction.to] { counts[language, default: 0] += 2 }
    }
    return items.enumerated().sorted { one, other in
      let (first, second) = (counts[language(one.element), default: 0], counts[language(other.element), default: 0])
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }
}
