import CoreModule

extension WordFileContent {
  /// Adds the name of a deck of Anki as a tag: `Spanish::Basic words` becomes `Spanish/Basic_words`.
  public mutating func addDeck(_ name: String) {
    let tag = AnkiDeck.tag(name)
    if !tag.isEmpty { tags.append(tag) }
  }
}

/// The names of Anki's decks.
enum AnkiDeck {
  /// The tag of a deck: `Spanish::Basic words` becomes `Spanish/Basic_words`, since spaces separate tags. Empty for Anki's default deck,
  /// `Default`, which says nothing about a word.
  static func tag(_ deck: String) -> String {
    guard deck != "Default" else { return "" }
    return deck.split(separator: "::").map { $0.spaced.joined(separator: "_") }.filter { !$0.isEmpty }.joined(separator: "/")
  }
}
