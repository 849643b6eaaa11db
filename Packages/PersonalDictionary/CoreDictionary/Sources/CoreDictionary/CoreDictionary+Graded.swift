import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

extension CoreDictionary: GradedDictionary {
  public func headwords(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [GradedHeadword] {
    // Draws a few more, because some headwords have no entry with their exact spelling.
    let texts = drawn(in: direction, commonest: commonest, count: count + count / 4 + 8, rank, of: direction.from)
    return Array(texts.lazy.compactMap { self.graded($0, in: direction) }.prefix(count))
  }

  public func spellings(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    drawn(in: direction, commonest: commonest, count: count, rank, of: direction.from)
  }

  public func headword(_ text: String, in direction: Direction) async -> GradedHeadword? { graded(text, in: direction) }

  public func translations(in direction: Direction, commonest: Int, count: Int, rank: @Sendable (String) -> UInt64) async -> [String] {
    drawn(in: direction, commonest: commonest, count: count, rank, of: direction.to)
  }

  public func commonness(of headwords: [String], in direction: Direction) async -> [String: Double] {
    headwords.reduce(into: [:]) { weights, text in
      // The weight of an answer only puts it first; it does not say how common the word is.
      let rows = reader.rows(for: FoldedText(text), in: direction).filter { !$0.isAnswer && $0.words.contains(text) }
      weights[text] = rows.map { Double($0.weight) }.max()
    }
  }

  public func headwords(ofForm text: String, in language: Language) async -> [String] {
    await inflections(of: text, in: language, .exact).map(\.headword)
  }

  public func ranking(of language: Language) async -> HeadwordRanking {
    let ranked = RankedHeadwords(of: language, in: reader, ranks: ranks)
    return HeadwordRanking(count: ranked.count, find: { ranked.rank(of: $0) }, list: { ranked.headwords($0) })
  }

  public func phrases(of language: Language) async -> [String] { reader.phrases(of: language) }

  /// The maximum number of translations; a learner does not need more.
  private static let maximumTranslations = 4

  private func graded(_ text: String, in direction: Direction) -> GradedHeadword? {
    let entries = entriesNow(for: text, in: direction).filter { $0.headword == text }
    let isContent = { CoreDictionaryReader.contentTerms.contains($0.partOfSpeech ?? "") } as (DictionaryEntry) -> Bool
    guard let best = entries.first(where: isContent) ?? entries.first else { return nil }
    let usual = best.senses.flatMap(\.translations).prefix(Self.maximumTranslations)
    let rows = reader.rows(for: FoldedText(text), in: direction).filter { $0.words.contains(text) }
    let all = entries.flatMap(\.senses).flatMap(\.translations) + rows.flatMap(\.translations)
    return GradedHeadword(text: text, translations: Array(usual), rareTranslations: Set(all).subtracting(usual).sorted())
  }

  /// The first texts of the sampled rows in a language of the direction, without duplicates.
  private func drawn(
    in direction: Direction, commonest: Int, count: Int, _ rank: @Sendable (String) -> UInt64, of language: Language
  ) -> [String] {
    var drawn = SmallestRanks<String>(count)
    var seen: Set<String> = []
    for number in reader.contentRows(in: direction).prefix(commonest) {
      guard let text = reader.firstText(ofRow: number, in: language), seen.insert(text).inserted else { continue }
      drawn.offer(text, rank: rank(text))
    }
    return drawn.sorted()
  }
}
