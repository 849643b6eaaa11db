/// A text with its translation.
public struct Translation: Equatable, Sendable {
  /// The text that was translated.
  public let text: String
  /// The result.
  public let translation: String
  /// The direction.
  public let direction: TranslationDirection
  /// Whether the affixes were omitted.
  public let isBare: Bool
  /// The number of words of the plain text.
  public let words: Int

  /// Creates a translation.
  public init(text: String, translation: String, direction: TranslationDirection, isBare: Bool = false, words: Int) {
    self.text = text
    self.translation = translation
    self.direction = direction
    self.isBare = isBare
    self.words = words
  }
}
