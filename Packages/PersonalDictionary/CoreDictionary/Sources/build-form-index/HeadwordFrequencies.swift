import CoreDictionaryFormat
import FormTables
import PersonalDictionary

/// How common the headwords of the dictionary are.
struct HeadwordFrequencies {
  private let rows: [CoreDictionaryRow]

  init(of rows: [CoreDictionaryRow]) { self.rows = rows }

  /// The greatest Zipf frequency of the rows in which a headword stands; a word further back in its cell counts half a step less for each place.
  func ofHeadwords(in language: Language) -> [FormReadings.Headword: Double] {
    var frequencies: [FormReadings.Headword: Double] = [:]
    for row in rows {
      let zipf: Double = if case .joined(_, let zipf) = row.rank { zipf } else { 0 }
      for (place, word) in row[language].enumerated() {
        let headword = FormReadings.Headword(word, row.partOfSpeech)
        frequencies[headword] = max(frequencies[headword] ?? 0, zipf - 0.5 * Double(place))
      }
    }
    return frequencies.mapValues { $0 > 0 ? $0 : Self.ofEverydayWord }
  }

  /// For a headword that only the everyday rows have.
  private static let ofEverydayWord = 4.8
}
