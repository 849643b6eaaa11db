public import CoreModule
public import Foundation

/// What is decided about a round before its first pair, except for the words themselves.
public struct RoundSetup: Hashable, Sendable {
  /// The identity that survives export and import.
  public typealias ID = Tagged<RoundSetup, UUID>

  /// The identity that survives export and import.
  public let id: ID
  /// The source of its words.
  public var deck: DeckName
  /// The languages, if known.
  public var languages: LanguagePair?
  /// The rules.
  public var rules: RoundRules
  /// The level of the first pair.
  public var level: DifficultyLevel
  /// The seed of the pairs.
  public var seed: UInt64
  /// Whether the player set the seed. Then the pairs depend on nothing else.
  public var isSeeded: Bool
  /// Whether the round asks only the mistakes of another one.
  public var isOfMistakes: Bool
  /// The prompts in the order in which they are asked.
  public var prompts: [String]

  /// Creates a setup.
  public init(
    id: ID, deck: DeckName, languages: LanguagePair?, rules: RoundRules, level: DifficultyLevel, seed: UInt64, isSeeded: Bool,
    isOfMistakes: Bool, prompts: [String] = []
  ) {
    self.id = id
    self.deck = deck
    self.languages = languages
    self.rules = rules
    self.level = level
    self.seed = seed
    self.isSeeded = isSeeded
    self.isOfMistakes = isOfMistakes
    self.prompts = prompts
  }

  /// The level of the next pair after this many correct answers.
  func level(after correct: Int) -> DifficultyLevel { isSeeded ? level : level.risen(after: correct) }
}

/// The source of a round's words.
public enum DeckName: Hashable, Sendable {
  /// The user's own words.
  case personal
  /// The most frequent words of the language.
  case starter
  /// A file, by its absolute path.
  case file(String)
}
