/// The player's options for a round.
public struct RoundOptions: Equatable, Sendable {
  /// The choice of words.
  public enum DeckChoice: Equatable, Sendable {
    /// The player's own words if there are enough for a round, otherwise the most frequent ones.
    case automatic
    /// The player's own words, however few.
    case personal
    /// The most frequent words.
    case starter
    /// The words of a file that was already read.
    case given(Deck)
  }

  /// The choice of words.
  public var deck = DeckChoice.automatic
  /// The rules of the round.
  public var rules = RoundRules.original
  /// Whether the player chose the number of pairs. Otherwise a round of mistakes has one pair for each mistake.
  public var hasChosenPairs = false
  /// The level of the first pair; `nil` to determine it by the last round.
  public var level: DifficultyLevel?
  /// The code of the language of the prompts; `nil` for the usual one.
  public var from: String?
  /// The code of the language of the translations; `nil` for the usual one.
  public var to: String?
  /// The seed of the pairs; `nil` for random pairs that depend on the player's history.
  public var seed: UInt64?
  /// Whether words fall within a time limit.
  public var hasTimer = true
  /// Whether to resume the last unfinished round.
  public var resumes = false
  /// Whether to ask only the mistakes of the last round.
  public var isOfMistakes = false

  /// Creates the options of the original game.
  public init() {}
}
