/// A text with its translation.
public struct Translation: Equatable, Sendable {
  /// What was translated.
  public let text: String
  /// What it became.
  public let translation: String
  /// Which way.
  public let direction: TranslationDirection
  /// Whether the affixes were left out.
  public let isBare: Bool
  /// How many words the plain text has, whichever of the two it is.
  public let words: Int

  /// A translation from its parts.
  public init(text: String, translation: String, direction: TranslationDirection, isBare: Bool = false, words: Int) {
    self.text = text
    self.translation = translation
    self.direction = direction
    self.isBare = isBare
    self.words = words
  }
}
