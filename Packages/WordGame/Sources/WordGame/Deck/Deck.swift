public import CoreModule

/// The words of a file.
public struct Deck: Equatable, Sendable {
  /// The name of the deck.
  public let name: DeckName
  /// The languages, if the file names them.
  public let languages: LanguagePair?
  /// The words, each prompt once.
  public let entries: [DeckEntry]

  /// Creates a deck. Entries with the same prompt are merged; those without a translation are dropped.
  public init(name: DeckName, languages: LanguagePair?, entries: [DeckEntry]) {
    self.name = name
    self.languages = languages
    self.entries = entries.mergingPrompts
  }
}

/// A word source over a deck.
struct DeckWords: WordSource {
  private let deck: Deck

  /// The number of words that are searched for similar translations.
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
