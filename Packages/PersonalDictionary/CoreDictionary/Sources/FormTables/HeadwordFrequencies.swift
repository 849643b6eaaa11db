import CoreDictionaryFormat
import PersonalDictionary

/// How common the headwords of the dictionary are.
struct HeadwordFrequencies {
  private let rows: [CoreDictionaryRow]

  init(of rows: [CoreDictionaryRow]) { self.rows = rows }

  /// The greatest Zipf frequency of the rows in which a headword stands; a word further back in its cell counts half a step less for each place.
  func ofHeadwords(in language: Language) -> [FormReadings.Headword: Double] {
    var frequencies: [FormReadings.Headword: Double] = [:]
    for row in rows where row.isAbout(language) {
      let zipf = Self.zipf(of: row)
      for (place, word) in row[language].enumerated() {
        let headword = FormReadings.Headword(word, row.partOfSpeech)
        frequencies[headword] = max(frequencies[headword] ?? 0, zipf - 0.5 * Double(place))
      }
    }
    return frequencies.mapValues { $0 > 0 ? $0 : Self.ofEverydayWord }
  }

  private static func zipf(of row: CoreDictionaryRow) -> Double {
    switch row.rank {
    case .everyday: 0
    case .joined(_, let zipf): zipf
    // How common the meaning is, is known less well there, and a doubtful one is no reason to doubt a better known word.
    case .wide(_, let zipf): max(zipf - (row.isRare ? 1.5 : 0.5), 0.1)
    // Whoever wrote what the word itself means there, meant it before all that it is a form of.
    case .answer: 9
    }
  }

  /// For a headword that only the everyday rows have.
  private static let ofEverydayWord = 4.8
}
