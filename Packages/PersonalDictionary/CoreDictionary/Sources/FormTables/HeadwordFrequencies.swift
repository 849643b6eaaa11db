import CoreDictionaryFormat
import PersonalDictionary

/// The frequencies of headwords.
struct HeadwordFrequencies {
  private let rows: [CoreDictionaryRow]

  init(of rows: [CoreDictionaryRow]) { self.rows = rows }

  /// The highest Zipf frequency of the rows with a headword; half a step less for each place further back in the cell.
  func ofHeadwords(in language: Language) -> [FormReadings.Headword: Double] {
    var frequencies: [FormReadings.Headword: Double] = [:]
    for row in rows {
      guard let zipf = Self.zipf(of: row) else { continue }
      for (place, word) in row[language].enumerated() {
        let headword = FormReadings.Headword(word, row.partOfSpeech)
        frequencies[headword] = max(frequencies[headword] ?? 0, zipf - 0.5 * Double(place))
      }
    }
    return frequencies.mapValues { $0 > 0 ? $0 : Self.ofEverydayWord }
  }

  /// The headwords with hand-written answers, in order.
  func answered(in language: Language) -> [FormReadings.Headword] {
    let rows = rows.filter { $0.rank == .answer(from: language) }
    return rows.flatMap { row in row[language].map { FormReadings.Headword($0, row.partOfSpeech) } }
  }

  private static func zipf(of row: CoreDictionaryRow) -> Double? {
    switch row.rank {
    case .everyday: 0
    case .joined(_, let zipf): zipf
    // Frequencies of wide rows are less certain, and must not outrank better known words.
    case .wide(_, let zipf): max(zipf - (row.isRare ? 1.5 : 0.5), 0.1)
    case .answer: nil
    }
  }

  /// The frequency of headwords that only everyday rows have.
  private static let ofEverydayWord = 4.8
}
