/// What the player asks for.
public struct RoundOptions: Equatable, Sendable {
  /// Where the words should come from.
  public enum DeckChoice: Equatable, Sendable {
    /// The player's own words when there are enough for a round, else the commonest ones.
    case automatic
    /// The player's own words, however few.
    case personal
    /// The commonest words.
    case starter
    /// The words of a file, already read.
    case given(Deck)
  }

  /// Where the words should come from.
  public var deck = DeckChoice.automatic
  /// The numbers to play by.
  public var rules = RoundRules.original
  /// Whether the player chose the number of pairs; else a round of mistakes has as many as there are mistakes.
  public var hasChosenPairs = false
  /// How hard the first pair is; by default what the last rounds suggest.
  public var level: DifficultyLevel?
  /// The language of the prompts, by its code.
  public var from: String?
  /// The language of the translations, by its code.
  public var to: String?
  /// Decides the pairs; by default chance and the player's history do.
  public var seed: UInt64?
  /// Whether words fall.
  public var hasTimer = true
  /// Whether to go on with the last round that was left.
  public var resumes = false
  /// Whether to ask only about what was answered wrongly in the last round.
  public var isOfMistakes = false

  /// What the original game does.
  public init() {}
}
