public import CoreDictionaryFormat
import CoreModule
import PersonalDictionary

/// The index of forms made from a folder of tables.
public struct FormIndex {
  /// The encoded index.
  public let bytes: [UInt8]
  /// Report lines: the content of the index, and words in the tables that the dictionary lacks.
  public let report: [String]

  /// A digest of the tables of forms and of the dictionary, to detect an outdated index.
  ///
  /// - Throws: When a table cannot be read.
  public static func digest(_ folder: DictionaryFolder, dictionary: some Sequence<UInt8>) throws -> UInt64 {
    var digest = FNV1a()
    for byte in dictionary { digest.add(byte) }
    for language in Language.allCases {
      let texts = try folder.formTables(of: language).map(\.text) + [folder.joinedWords(of: language)]
      digest.add(texts.joined(separator: "\u{0}"))
    }
    return digest.value
  }

  /// Creates the index of the forms of all headwords of `rows`, which `dictionary` contains.
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
