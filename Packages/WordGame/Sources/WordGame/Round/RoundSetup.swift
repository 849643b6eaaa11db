public import CoreModule
public import Foundation

/// Everything that is decided about a round before its first pair, but for its words.
public struct RoundSetup: Hashable, Sendable {
  /// The identity that survives export and import.
  public typealias ID = Tagged<RoundSetup, UUID>

  /// The identity that survives export and import.
  public let id: ID
  /// Where its words come from.
  public var deck: DeckName
  /// Its languages, where they are known.
  public var languages: LanguagePair?
  /// The numbers it is played by.
  public var rules: RoundRules
  /// How hard its first pair is.
  public var level: DifficultyLevel
  /// Decides the pairs, together with the words.
  public var seed: UInt64
  /// Whether the player gave the seed: then nothing else has a say in the pairs.
  public var isSeeded: Bool
  /// Whether it asks only about what was answered wrongly in another round.
  public var isOfMistakes: Bool
  /// The prompts of its words, in the order in which they are asked about.
  public var prompts: [String]

  /// A setup from its parts.
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

  /// How hard the next pair is, after so many right answers.
  func level(after correct: Int) -> DifficultyLevel { isSeeded ? level : level.risen(after: correct) }
}

/// Where the words of a round come from.
public enum DeckName: Hashable, Sendable {
  /// The words that the user keeps.
  case personal
  /// The commonest words of the language.
  case starter
  /// A file of the user's, by its absolute path.
  case file(String)
}
