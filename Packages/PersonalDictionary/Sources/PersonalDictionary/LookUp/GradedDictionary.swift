/// A dictionary that ranks its words by frequency.
public protocol GradedDictionary: Sendable {
  /// A sample of the commonest headwords, for exercises.
  ///
  /// - Parameters:
  ///   - direction: The language of the headwords, and that of their translations.
  ///   - commonest: The number of the commonest meanings to draw from.
  ///   - count: The most headwords to return.
  ///   - rank: Selects and orders the sample: the smallest ranks are drawn.
  func headwords(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [GradedHeadword]

  /// The spellings of a sample, drawn as in ``headwords(in:commonest:count:rank:)``.
  func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String]

  /// The headword spelled exactly like `text`; `nil` when there is none with a translation.
  func headword(_ text: String, in direction: Direction) async -> GradedHeadword?

  /// The first translations of a sample, drawn as in ``headwords(in:commonest:count:rank:)``.
  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String]

  /// How common these headwords are: greater is commoner. Unknown ones are left out.
  func commonness(of headwords: [String], in direction: Direction) async -> [String: Double]
}

/// A headword with its translations.
public struct GradedHeadword: Hashable, Sendable {
  /// The headword.
  public let text: String
  /// The usual translations, the best first.
  public let translations: [String]
  /// Other translations.
  public let rareTranslations: [String]

  /// Creates a headword.
  public init(text: String, translations: [String], rareTranslations: [String]) {
    self.text = text
    self.translations = translations
    self.rareTranslations = rareTranslations
  }
}
