import CoreDictionaryFormat
import CoreModule
public import PersonalDictionary

extension CoreDictionary {
  /// The headwords that `text` is a form of, the likeliest first.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    switch match {
    case .exact: inflections(ofSpellings: Self.cases(of: text), in: language)
    case .withoutAccents:
      inflections(
        ofSpellings: forms.spellings(of: FoldedText(text).description, in: language, variants: Self.spellings(of:)), in: language
      )
    }
  }

  /// The readings of the first spelling that is a form.
  private func inflections(ofSpellings spellings: [String], in language: Language) -> [Inflection] {
    for spelling in spellings {
      let readings = forms.readings(of: spelling, in: language)
      if !readings.isEmpty { return readings.map(Inflection.init) }
    }
    return []
  }

  /// The ways to write a word that may stand at the beginning of a sentence, in capitals, or without the capital of a German noun.
  private static func cases(of text: String) -> [String] {
    let straight = String(text.map { "\u{2018}\u{2019}\u{02BC}".contains($0) ? "'" : $0 })
    let small = straight.lowercased()
    return [straight, small, small.prefix(1).uppercased() + small.dropFirst()].withoutRepeats()
  }

  /// The spellings that fold to a letter.
  private static func spellings(of letter: Character) -> [String] {
    accented[letter] ?? [String(letter), letter.uppercased()].withoutRepeats()
  }

  private static let accented: [Character: [String]] = {
    let rows = ["aáàâãäå", "eéèêë", "iíìîï", "oóòôõö", "uúùûü", "cç", "nñ", "yýÿ", "её"]
    return Dictionary(
      uniqueKeysWithValues: rows.map { row in
        (row[row.startIndex], row.map(String.init) + row.map { $0.uppercased() })
      }
    )
  }()
}

extension Inflection {
  fileprivate init(_ form: InflectedForm) {
    let forms = form.features.split(separator: ";").map { features in
      GrammaticalForm(features.split(separator: " ").compactMap { GrammaticalFeature(rawValue: String($0)) })
    }
    let isItself = form.text == form.headword
    self.init(headword: form.headword, partOfSpeech: form.partOfSpeech.term, forms: isItself ? [] : forms)
  }
}
