import CoreModule
public import PersonalDictionary

/// The rows of a language, ranked by their weight.
///
/// A headword has several rows, one for each of its senses, so ranks are scaled to the number of headwords: that of a headword is about the
/// number of headwords that are at least as common.
public struct RowRanking: Sendable {
  private let reader: CoreDictionaryReader
  private let language: Language
  /// The numbers of the rows, the commonest first.
  private let rows: [Int32]
  /// The place of each row in ``rows``; -1 for one without a word of the language.
  private let places: [Int32]
  /// The highest rank.
  public let count: Int

  init(_ reader: CoreDictionaryReader, of language: Language) {
    self.reader = reader
    self.language = language
    let weights = (0..<reader.rowCount).map { reader.weight(ofRow: $0, in: language) ?? -1 }
    // Weights are small numbers, so that rows are put in order by counting: where those of each weight stand.
    var starts = Array(repeating: 0, count: (weights.max() ?? 0) + 1)
    for weight in weights where weight >= 0 { starts[weight] += 1 }
    var end = 0
    for weight in starts.indices.reversed() { (starts[weight], end) = (end, end + starts[weight]) }
    var rows = Array(repeating: Int32(0), count: end)
    var places = Array(repeating: Int32(-1), count: weights.count)
    for (number, weight) in weights.enumerated() where weight >= 0 {
      (rows[starts[weight]], places[number]) = (Int32(number), Int32(starts[weight]))
      starts[weight] += 1
    }
    (self.rows, self.places) = (rows, places)
    count = min(reader.headwordCount(of: language), rows.count)
  }

  /// The rank of the headwords that are spelled like this, ignoring case and accents; `nil` without any.
  public func rank(of headword: String) -> Int? {
    let places = reader.rowNumbers(for: FoldedText(headword), in: language).compactMap { number in
      self.places.indices.contains(number) && self.places[number] >= 0 ? Int(self.places[number]) : nil
    }
    return places.min().map { 1 + $0 * count / rows.count }
  }

  /// The content words with these ranks, the commonest first.
  public func headwords(_ ranks: Range<Int>) -> [String] {
    guard count > 0 else { return [] }
    let wanted = ranks.clamped(to: 1..<count + 1)
    let first = (wanted.lowerBound - 1) * rows.count / count
    let last = (wanted.upperBound - 1) * rows.count / count
    let words = rows[first..<max(first, last)].compactMap { row -> String? in
      guard let heading = reader.heading(ofRow: Int(row), in: language) else { return nil }
      return CoreDictionaryReader.contentClasses.contains(heading.partOfSpeech) && !heading.text.contains(" ") ? heading.text : nil
    }
    return words.withoutRepeats()
  }
}

extension CoreDictionaryReader {
  /// The rows with a word of `language`, ranked.
  public func ranking(of language: Language) -> RowRanking { RowRanking(self, of: language) }
}
