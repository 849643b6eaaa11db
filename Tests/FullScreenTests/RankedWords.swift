import PersonalDictionary
import PersonalDictionaryTesting

/// A dictionary of 5,000 words made of syllables, the commonest first.
struct RankedWords: GradedDictionary {
  private static let words: [String] = {
    let syllables = ["ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te", "vi", "zo", "bra", "cle", "tri"]
    return (0..<5000).map { (number: Int) -> String in
      let places: [Int] = [number % 17, number / 17 % 17, number / 289 % 17, number / 4913]
      return places.map { syllables[$0] }.joined()
    }
  }()

  /// The same words for look-ups.
  static let source = StubSource(
    name: "core", translations: [.initial: Dictionary(uniqueKeysWithValues: words.enumerated().map { ($1, ["\($0)"]) })])

  func ranking(of language: Language) -> HeadwordRanking {
    let words = Self.words
    return HeadwordRanking(
      count: words.count, find: { words.firstIndex(of: $0).map { $0 + 1 } },
      list: { ranks in Array(words[(ranks.lowerBound - 1)..<(ranks.upperBound - 1)]) })
  }

  func headwords(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) -> [GradedHeadword] {
    Self.source.headwords(in: direction, commonest: commonest, count: count, rank: rank)
  }

  func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) -> [String] {
    Self.source.spellings(in: direction, commonest: commonest, count: count, rank: rank)
  }

  func headword(_ text: String, in direction: Direction) -> GradedHeadword? { Self.source.headword(text, in: direction) }

  func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) -> [String] {
    Self.source.translations(in: direction, commonest: commonest, count: count, rank: rank)
  }

  func commonness(of headwords: [String], in direction: Direction) -> [String: Double] {
    Self.source.commonness(of: headwords, in: direction)
  }
}
