import CoreModule

/// Words that were given whole: the content of a file.
public struct Deck: Equatable, Sendable {
  /// Where it came from.
  public let name: DeckName
  /// Its languages, where it says them.
  public let languages: LanguagePair?
  /// Its words, each prompt once.
  public let entries: [DeckEntry]

  /// A deck; entries for the same prompt become one, those without a translation are left out.
  public init(name: DeckName, languages: LanguagePair?, entries: [DeckEntry]) {
    self.name = name
    self.languages = languages
    self.entries = entries.mergingPrompts
  }
}

/// A deck as a source of words.
struct DeckWords: WordSource {
  private let deck: Deck

  /// So many words are looked through for translations that look like others.
  private static let decoySample = 6000

  init(_ deck: Deck) { self.deck = deck }

  func count(upTo limit: Int) async throws(StorageError) -> Int { min(limit, deck.entries.count) }

  func sample(_ count: Int, level: DifficultyLevel, order: SeededOrder) async throws(StorageError) -> [DeckEntry] {
    order.first(count, of: deck.entries, by: \.prompt)
  }

  func entries(for prompts: [String]) async throws(StorageError) -> [DeckEntry] {
    let wanted = Set(prompts)
    let found = Dictionary(deck.entries.filter { wanted.contains($0.prompt) }.map { ($0.prompt, $0) }) { first, _ in first }
    return prompts.compactMap { found[$0] }
  }

  func decoys(like texts: [String], count: Int, order: SeededOrder) async throws(StorageError) -> [String] {
    LookAlikes(texts).chosen(count, from: order.first(Self.decoySample, of: deck.entries, by: \.prompt).flatMap(\.translations))
  }
}
