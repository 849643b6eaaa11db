/// A dictionary that knows how common its words are.
public protocol GradedDictionary: Sendable {
  /// Headwords that a learner should know, drawn from the `commonest` ones.
  ///
  /// - Parameters:
  ///   - direction: The language of the headwords, and that of their translations.
  ///   - commonest: From so many of the commonest meanings.
  ///   - count: At most so many.
  ///   - rank: The headwords with the smallest ranks are drawn, in the order of these.
  func headwords(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [GradedHeadword]

  /// The headword that is spelled exactly like `text`, or `nil` when there is none with a translation.
  func headword(_ text: String, in direction: Direction) async -> GradedHeadword?

  /// The translations that common headwords have first, drawn as ``headwords(in:commonest:count:rank:)`` are.
  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String]
}

/// A headword with its translations.
public struct GradedHeadword: Hashable, Sendable {
  /// The headword.
  public let text: String
  /// The usual translations, the best first.
  public let translations: [String]
  /// Whatever else it can mean.
  public let rareTranslations: [String]

  /// A headword from its parts.
  public init(text: String, translations: [String], rareTranslations: [String]) {
    self.text = text
    self.translations = translations
    self.rareTranslations = rareTranslations
  }
}
