public import PersonalDictionary

/// The dictionary's editable table: one meaning per line, a column for each language.
public struct CoreDictionaryTable: Equatable, Sendable {
  /// The rows, in the order of their lines.
  public let rows: [CoreDictionaryRow]

  /// The columns of a table.
  public enum Columns: Sendable {
    /// Part of speech, seven cells, votes, Zipf frequency.
    case joined
    /// Part of speech and seven cells.
    case everyday
    /// Part of speech, seven cells, editions, Zipf frequency.
    case wide
    /// Part of speech and seven cells, one of them with the headwords.
    case answers(from: Language)

    var count: Int {
      switch self {
      case .everyday, .answers: 1 + Language.allCases.count
      case .joined, .wide: 3 + Language.allCases.count
      }
    }
  }

  /// Parses tab-separated text. Lines that begin with `#` and empty lines are ignored.
  ///
  /// - Throws: ``CoreDictionaryTableError`` with every problem of every line.
  public init(_ text: String, columns: Columns) throws(CoreDictionaryTableError) {
    var rows: [CoreDictionaryRow] = []
    var problems: [CoreDictionaryTableProblem] = []
    var lineOfRow: [Substring: Int] = [:]
    // Split by scalars, because the Character "\r\n" is not equal to "\n".
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    for (number, line) in zip(1..., lines) where !line.isEmpty && !line.hasPrefix("#") {
      if let earlier = lineOfRow.updateValue(number, forKey: line) {
        problems.append(CoreDictionaryTableProblem(line: number, what: .repeatsLine(earlier)))
      }
      let read = TableLine(line, columns: columns)
      problems += read.problems.map { CoreDictionaryTableProblem(line: number, what: $0) }
      if let row = read.row { rows.append(row) }
    }
    guard problems.isEmpty else { throw CoreDictionaryTableError(problems: problems) }
    self.rows = rows
  }
}
