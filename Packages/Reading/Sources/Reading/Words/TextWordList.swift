public import CoreModule

/// A dictionary in memory: words by their forms.
public struct TextWordList: TextDictionary {
  private let words: [String: TextWord]
  private let ranked: [TextWord]

  /// Creates a dictionary of these words, each with its other forms.
  public init(_ words: [(word: TextWord, forms: [String])]) {
    var all: [String: TextWord] = [:]
    for (word, forms) in words { for form in [word.headword] + forms where all[form] == nil { all[form] = word } }
    self.words = all
    ranked = words.map(\.word).filter { $0.rank != nil }
  }

  /// Creates a dictionary of these headwords and what they mean, the commonest first.
  public init(_ words: KeyValuePairs<String, String>) {
    self.init(
      words.enumerated().map { index, pair in
        (TextWord(headword: pair.key, translations: [pair.value], rank: index + 1), [])
      })
  }

  public func words(_ forms: [String], in languages: LanguagePair) -> [TextWord?] { forms.map { words[$0] } }

  public func phrases(in languages: LanguagePair) -> [String] {
    Set(words.values.map(\.headword)).filter { $0.contains(" ") }.map { FoldedText($0).description }.sorted()
  }

  public func rankedHeadwords(in languages: LanguagePair) -> Int { ranked.compactMap(\.rank).max() ?? 0 }

  public func headwords(
    in languages: LanguagePair, ranks: Range<Int>, count: Int, order: @Sendable (String) -> UInt64
  ) -> [TextWord] {
    let matching = ranked.filter { $0.rank.map(ranks.contains) ?? false }
    return Array(matching.sorted { (order($0.headword), $0.headword) < (order($1.headword), $1.headword) }.prefix(count))
  }
}
