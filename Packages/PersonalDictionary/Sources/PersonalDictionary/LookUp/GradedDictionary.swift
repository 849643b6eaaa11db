/// A dictionary that ranks its words by frequency.
public protocol GradedDictionary: Sendable {
  /// A sample of the commonest headwords, for exercises.
  ///
  /// - Parameters:
  ///   - direction: The language of the headwords, and that of their translations.
  ///   - commonest: The number of the commonest meanings to draw from.
  ///   - count: The maximum number of headwords to return.
  ///   - rank: The rank of a headword, by its text; those with the smallest ranks are drawn, in that order.
  func headwords(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [GradedHeadword]

  /// The spellings of a sample, drawn as in ``headwords(in:commonest:count:rank:)``.
  func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String]

  /// The headword spelled exactly like `text`; `nil` when there is none with a translation.
  func headword(_ text: String, in direction: Direction) async -> GradedHeadword?

  /// The first translations of a sample, drawn as in ``headwords(in:commonest:count:rank:)``.
  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String]

  /// How common these headwords are: the greater the number, the commoner. Unknown headwords are left out.
  func commonness(of headwords: [String], in direction: Direction) async -> [String: Double]

  /// The headwords of a language, ranked by how common they are.
  func ranking(of language: Language) async -> HeadwordRanking

  /// The headwords of which `text` is a form.
  func headwords(ofForm text: String, in language: Language) async -> [String]

  /// The headwords of several words, as `FoldedText` folds them.
  func phrases(of language: Language) async -> [String]
}

extension GradedDictionary {
  /// By default, no headword has a rank.
  public func ranking(of language: Language) async -> HeadwordRanking { HeadwordRanking(count: 0) }

  /// By default empty.
  public func phrases(of language: Language) async -> [String] { [] }

  /// By default empty.
  public func headwords(ofForm text: String, in language: Language) async -> [String] { [] }
}

/// The headwords of a language, ranked by how common they are. Equally common headwords have successive ranks.
public struct HeadwordRanking: Sendable {
  /// How many ranks there are, from 1 for the commonest headword.
  public let count: Int
  private let find: @Sendable (String) -> Int?
  private let list: @Sendable (Range<Int>) -> [String]

  /// Creates a ranking.
  ///
  /// - Parameters:
  ///   - find: The rank of a headword.
  ///   - list: The content words with these ranks, the commonest first.
  public init(
    count: Int, find: @escaping @Sendable (String) -> Int? = { _ in nil }, list: @escaping @Sendable (Range<Int>) -> [String] = { _ in [] }
  ) {
    (self.count, self.find, self.list) = (count, find, list)
  }

  /// The rank of a headword; `nil` for an unknown one.
  public func rank(of headword: String) -> Int? { find(headword) }

  /// The content words with these ranks, the commonest first: no names, phrases, prepositions and the like.
  public func headwords(_ ranks: Range<Int>) -> [String] { list(ranks) }
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
