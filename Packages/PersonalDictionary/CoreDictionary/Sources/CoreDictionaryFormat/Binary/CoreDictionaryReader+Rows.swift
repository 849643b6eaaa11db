import CoreModule
public import PersonalDictionary

extension CoreDictionaryReader {
  /// The rows about words for vocabulary exercises in `direction`, the commonest first.
  ///
  /// Unreviewed rows are left out, since they may contain mistakes; so are prepositions, articles and the like, whose meaning depends on
  /// the sentence.
  public func contentRows(in direction: Direction) -> [Int] {
    // Weights are small numbers, so the rows are sorted by counting.
    var rows: [[Int]] = []
    for number in 0..<rowCount {
      guard let weight = weight(ofContentRow: number, in: direction) else { continue }
      if weight >= rows.count { rows += repeatElement([], count: weight + 1 - rows.count) }
      rows[weight].append(number)
    }
    return rows.reversed().flatMap { $0 }
  }

  /// The keys of several words, in order.
  public func phrases(of language: Language) -> [String] {
    var phrases: [String] = []
    forEachKey(of: language) { key in
      if key.contains(0x20) { phrases.append(String(decoding: key, as: UTF8.self)) }
    }
    return phrases
  }

  /// The parts of speech of those of `rows` that have exactly this word.
  public func partsOfSpeech(of text: String, among rows: [Int], in language: Language) -> [PartOfSpeech] {
    var found: [PartOfSpeech] = []
    for row in rows {
      // There are few, so a set would cost more than it saves.
      if let partOfSpeech = partOfSpeech(ofRow: row, with: text, in: language), !found.contains(partOfSpeech) { found.append(partOfSpeech) }
    }
    return found
  }

  /// The parts of speech of words for vocabulary exercises.
  public static let contentTerms = Set(contentClasses.map(\.term))

  static let contentClasses: Set<PartOfSpeech> = [.noun, .verb, .adjective, .adverb, .numeral, .interjection, .phrase]
}
