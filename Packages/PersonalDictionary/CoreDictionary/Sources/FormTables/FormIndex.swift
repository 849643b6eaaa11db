public import CoreDictionaryFormat
import PersonalDictionary

/// The index of forms that a folder of tables gives.
public struct FormIndex {
  /// The index as it is looked up.
  public let bytes: [UInt8]
  /// What is in it, and what the tables have for words that the dictionary lacks, a line each.
  public let report: [String]

  /// A number for the tables of forms in `folder` and the bytes of the dictionary: another one as soon as any of these changes.
  ///
  /// - Throws: When a table cannot be read.
  public static func digest(_ folder: DictionaryFolder, dictionary: some Sequence<UInt8>) throws -> UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in dictionary { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for language in Language.allCases {
      let texts = try folder.formTables(of: language).map(\.text) + [folder.joinedWords(of: language)]
      for byte in texts.joined(separator: "\u{0}").utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return digest
  }

  /// The index of the forms that the tables of `folder` give for the headwords of `rows`, which `dictionary` holds.
  ///
  /// - Throws: When a table cannot be read.
  public init(_ folder: DictionaryFolder, rows: [CoreDictionaryRow], dictionary: [UInt8]) throws {
    let frequencies = HeadwordFrequencies(of: rows)
    var parts: [Language: FormIndexPart] = [:]
    var report: [String] = []
    for language in Language.allCases {
      let tables = try folder.formTables(of: language)
      let rules = try folder.joinedWords(of: language)
      let problems = JoinedWords(rules).problems
      guard problems.isEmpty else { throw FormTableError(problems: problems.map { (language.code + "/joined-words.txt", "“\($0)”") }) }
      let headwords = frequencies.ofHeadwords(in: language)
      let table = try FormTable(tables)
      let readings = FormReadings(table, headwords: headwords, answered: frequencies.answered(in: language)).readings
      parts[language] = FormIndexPart(readings: readings, rules: rules)
      report.append("\(language.code): \(headwords.count) headwords, \(readings.count) forms")
      report += table.listedWords.filter { headwords[.init($0.headword, $0.partOfSpeech)] == nil }.map {
        "\(language.code): \($0.headword) (\($0.partOfSpeech.rawValue)) is in no row of the dictionary"
      }
    }
    bytes = try FormIndexWriter(parts, digest: Self.digest(folder, dictionary: dictionary)).bytes()
    self.report = report
  }
}
