/// The language of words and that of their translations, by their ISO 639-1 codes.
public struct LanguagePair: Hashable, Sendable {
  /// The language of the words.
  public let from: String
  /// The language of the translations.
  public let to: String

  /// Creates a pair from two codes.
  public init(from: String, to: String) { (self.from, self.to) = (from, to) }
}
