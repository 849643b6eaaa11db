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
    var byWeight: [[Int32]] = Array(repeating: [], count: Int(UInt16.max) + 1)
    for number in 0..<reader.rowCount {
      if let weight = reader.weight(ofRow: number, in: language) { byWeight[weight].append(Int32(number)) }
    }
    rows = Array(byWeight.reversed().joined())
    var places = Array(repeating: Int32(-1), count: reader.rowCount)
    for (place, row) in rows.enumerated() { places[Int(row)] = Int32(place) }
    self.places = places
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
