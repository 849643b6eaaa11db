import PersonalDictionary

/// A table of nouns whose gender depends on the meaning: headword, gender, translations in any language.
public struct GenderTable: Equatable, Sendable {
  private var genders: [String: [String: Gender]] = [:]

  /// Parses tab-separated text. Lines that begin with `#` and empty lines are ignored.
  ///
  /// - Throws: ``TableLinesError`` with every invalid line.
  public init(_ text: String) throws(TableLinesError) {
    let lines = try TableLines.read(text, columns: 3) { fields throws(TableLines.Reason) in
      guard !fields[0].isEmpty, !fields[2].isEmpty else { throw .init("there is no headword or no translation") }
      return (noun: fields[0], gender: try DetailsTable.gender(fields[1]), translations: fields[2].split(separator: "|").map(String.init))
    }
    for line in lines {
      for translation in line.translations { genders[line.noun, default: [:]][translation] = line.gender }
    }
  }

  /// The gender of a word of `language` in a row; `nil` when the table does not tell it.
  func gender(of word: String, in row: CoreDictionaryRow, _ language: Language) -> Gender? {
    guard row.partOfSpeech == .noun, let genders = genders[word] else { return nil }
    return Language.allCases.lazy.filter { $0 != language }.flatMap { row[$0] }.compactMap { genders[$0] }.first
  }
}
