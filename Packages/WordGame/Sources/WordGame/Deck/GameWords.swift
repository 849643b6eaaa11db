public import CoreModule

/// Where the words of a game come from.
@MainActor
public protocol GameWords {
  /// The languages to play in, by their codes, given those that the player named.
  func languages(from: String?, to: String?) async throws(StorageError) -> LanguagePair
  /// The user's own words in these languages.
  func personalWords(in languages: LanguagePair) -> any WordSource
  /// The most frequent words of a language, for players without words of their own.
  func starterWords(in languages: LanguagePair) -> any WordSource
}

/// A game with the words of one deck, which is used for the player's own words and for the most frequent ones.
extension Deck: GameWords {
  /// The languages that the player named, or else those of the deck; a code is empty when neither is known.
  public func languages(from: String?, to: String?) -> LanguagePair {
    LanguagePair(from: from ?? languages?.from ?? "", to: to ?? languages?.to ?? "")
  }

  /// The words of the deck.
  public func personalWords(in languages: LanguagePair) -> any WordSource { DeckWords(self) }
  /// The words of the deck.
  public func starterWords(in languages: LanguagePair) -> any WordSource { DeckWords(self) }
}
