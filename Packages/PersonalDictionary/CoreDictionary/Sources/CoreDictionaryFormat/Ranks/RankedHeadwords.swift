import CoreModule
public import PersonalDictionary

/// The headwords of a language, ranked by how common they are: 1 is the commonest. Rare ones have no rank.
public struct RankedHeadwords: Sendable {
  private let reader: CoreDictionaryReader
  private let language: Language
  /// The number of the key with each rank.
  private let keys: [Int]
  /// The rank of each key; 0 for one without.
  private let ranks: [Int32]

  /// Creates the ranking of the headwords of a language in a dictionary.
  public init(of language: Language, in reader: CoreDictionaryReader, ranks: RanksReader) {
    self.reader = reader
    self.language = language
    var keys: [Int] = []
    var rankOfKey = Array(repeating: Int32(0), count: reader.headwordCount(of: language))
    for (key, hasSharedRank) in ranks.keys(of: language) where rankOfKey.indices.contains(key) {
      if !hasSharedRank { keys.append(key) }
      rankOfKey[key] = Int32(max(keys.count, 1))
    }
    (self.keys, self.ranks) = (keys, rankOfKey)
  }

  /// The highest rank.
  public var count: Int { keys.count }

  /// The rank of the headwords that are spelled like this, ignoring case and accents; `nil` without any.
  public func rank(of headword: String) -> Int? {
    guard let key = reader.keyNumber(of: FoldedText(headword), in: language), ranks[key] > 0 else { return nil }
    return Int(ranks[key])
  }

  /// The content words with these ranks, the commonest first.
  public func headwords(_ ranks: Range<Int>) -> [String] {
    let places = ranks.clamped(to: 1..<count + 1)
    return keys[places.lowerBound - 1..<places.upperBound - 1].compactMap { key in
      guard let heading = reader.heading(ofKey: key, in: language) else { return nil }
      return CoreDictionaryReader.contentClasses.contains(heading.partOfSpeech) && !heading.text.contains(" ") ? heading.text : nil
    }
  }
}
