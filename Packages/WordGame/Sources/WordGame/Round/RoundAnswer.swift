/// The player's answer to a pair.
public struct RoundAnswer: Hashable, Sendable {
  /// The place of the pair in the round, from 1.
  public let index: Int
  /// The pair.
  public let pair: WordPair
  /// The answer: matching, not matching, or `nil` when the time was over.
  public let said: Bool?
  /// Whether the pair matches.
  public let matches: Bool
  /// The correct translations.
  public let translations: [String]

  /// Creates an answer.
  public init(index: Int, pair: WordPair, said: Bool?, matches: Bool, translations: [String]) {
    self.index = index
    self.pair = pair
    self.said = said
    self.matches = matches
    self.translations = translations
  }

  /// Whether the player was right. A missing answer is wrong.
  public var isCorrect: Bool { said == matches }
}
