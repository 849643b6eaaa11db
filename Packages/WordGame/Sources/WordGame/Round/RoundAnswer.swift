/// What was said about a pair, and whether it was right.
public struct RoundAnswer: Hashable, Sendable {
  /// The place of the pair in the round, counted from 1.
  public let index: Int
  /// The pair.
  public let pair: WordPair
  /// What the player said: that the two belong together, that they do not, or nothing in time.
  public let said: Bool?
  /// Whether the two belong together.
  public let matches: Bool
  /// The right translations.
  public let translations: [String]

  /// An answer from its parts.
  public init(index: Int, pair: WordPair, said: Bool?, matches: Bool, translations: [String]) {
    self.index = index
    self.pair = pair
    self.said = said
    self.matches = matches
    self.translations = translations
  }

  /// Whether the player was right. Saying nothing in time is wrong.
  public var isCorrect: Bool { said == matches }
}
