import CoreModule
import Foundation
import PersonalDictionary

/// Parses one line of a table: its row or its problems.
struct TableLine {
  private(set) var row: CoreDictionaryRow?
  private(set) var problems: [CoreDictionaryTableProblem.What] = []

  /// The maximum length of a word, in bytes of UTF-8.
  static let longestWord = 400
  /// The number of Wiktionary editions in the wide table.
  static let maximumEditions = 10

  init(_ line: Substring, columns: CoreDictionaryTable.Columns) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == columns.count else {
      problems = [.columnCount(fields.count, expected: columns.count)]
      return
    }
    let partOfSpeech = PartOfSpeech(rawValue: fields[0])
    if partOfSpeech == nil { problems.append(.unknownPartOfSpeech(fields[0])) }
    let cells = zip(Language.allCases, fields.dropFirst()).map { cell($1, column: $0.code) }
    if cells.count(where: { !$0.isEmpty }) < 2 { problems.append(.fewerThanTwoLanguages) }
    if case .answers(let from) = columns, cells[from.column].isEmpty { problems.append(.noHeadword(column: from.code)) }
    let rank = rank(fields, columns)
    guard let partOfSpeech, problems.isEmpty else { return }
    row = CoreDictionaryRow(partOfSpeech: partOfSpeech, cells: cells, rank: rank)
  }

  private mutating func cell(_ field: String, column: String) -> [String] {
    guard !field.isEmpty else { return [] }
    let words = field.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var seen: Set<String> = []
    for word in words {
      if let problem = TableLine.problem(of: word, column: column) { problems.append(problem) }
      if !seen.insert(word).inserted { problems.append(.repeatedWord(word)) }
    }
    return words
  }

  private static func problem(of word: String, column: String) -> CoreDictionaryTableProblem.What? {
    if word.isEmpty { return .emptyAlternative(column: column) }
    if word.utf8.count > longestWord { return .tooLong(word: word) }
    if word.unicodeScalars.contains(where: isInvisible) { return .controlCharacter(word: word) }
    if word != word.split(separator: " ").joined(separator: " ") { return .strayBlanks(word: word) }
    let composed = word.precomposedStringWithCanonicalMapping
    if !word.unicodeScalars.elementsEqual(composed.unicodeScalars) { return .notComposed(word: word) }
    return mixesAlphabets(word) ? .mixedAlphabets(word: word) : nil
  }

  /// Control and format characters, and every space but U+0020.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  private static func mixesAlphabets(_ word: String) -> Bool {
    word.unicodeScalars.split { !$0.properties.isAlphabetic }.contains { run in
      run.contains(where: \.isCyrillic) && run.contains { $0.value < 0x0250 }
    }
  }

  private mutating func rank(_ fields: [String], _ columns: CoreDictionaryTable.Columns) -> CoreDictionaryRow.Rank {
    switch columns {
    case .everyday: .everyday
    case .answers(let from): .answer(from: from)
    case .joined: .joined(votes: votes(fields[8], upTo: 60), zipf: zipf(fields[9]))
    case .wide: .wide(editions: votes(fields[8], upTo: TableLine.maximumEditions), zipf: zipf(fields[9]))
    }
  }

  private mutating func votes(_ text: String, upTo most: Int) -> Int {
    let votes = Int(text).flatMap { (0...most).contains($0) ? $0 : nil }
    if votes == nil { problems.append(.badVotes(text, most: most)) }
    return votes ?? 0
  }

  private mutating func zipf(_ text: String) -> Double {
    let zipf = Double(text).flatMap { (0...9).contains($0) ? $0 : nil }
    if zipf == nil { problems.append(.badZipf(text)) }
    return zipf ?? 0
  }
}
