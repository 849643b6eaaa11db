import CoreModule

/// The names of Anki's decks.
enum AnkiDeck {
  /// The tag of a deck: `Spanish::Basic words` becomes `Spanish/Basic_words`, since spaces separate tags. It is empty for Anki's own deck,
  /// `Default`, which says nothing about a word.
  static func tag(_ deck: String) -> String {
    guard deck != "Default" else { return "" }
    return deck.split(separator: "::").map { $0.spaced.joined(separator: "_") }.filter { !$0.isEmpty }.joined(separator: "/")
  }
}
