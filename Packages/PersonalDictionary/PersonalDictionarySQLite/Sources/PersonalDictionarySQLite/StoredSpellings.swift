import CoreModule
import GRDB
import PersonalDictionary

/// The spellings among which near misses are looked for.
struct StoredSpellings {
  private let database: Database

  /// So many words with another first letter are looked at.
  private static let mostOthers = 2000

  init(_ database: Database) { self.database = database }

  /// Words of about the same length that begin with the same letter, or that have some of the later letters in a row.
  func like(_ nearMiss: NearMiss) throws -> [(number: Word.Number, folded: String)] {
    let length = nearMiss.folded.unicodeScalars.count
    let bounds: [any DatabaseValueConvertible] = [length - nearMiss.mostSlips, length + nearMiss.mostSlips]
    let first = nearMiss.firstLetter
    let next = Unicode.Scalar(first.value + 1).map(String.init) ?? String(first) + "\u{10FFFF}"
    var words = try spellings(
      "SELECT number, folded_text FROM word WHERE folded_text >= ? AND folded_text < ? AND length(folded_text) BETWEEN ? AND ?",
      StatementArguments([String(first), next] + bounds)
    )
    let trigrams = nearMiss.laterTrigrams.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
    guard !trigrams.isEmpty else { return words }
    words += try spellings(
      """
      SELECT number, folded_text FROM word WHERE position IN (SELECT rowid FROM word_search WHERE word_search MATCH ? LIMIT ?)
        AND length(folded_text) BETWEEN ? AND ?
      """,
      StatementArguments(["text : (" + trigrams.joined(separator: " OR ") + ")", Self.mostOthers] + bounds)
    )
    return words
  }

  private func spellings(_ sql: String, _ arguments: StatementArguments) throws -> [(number: Word.Number, folded: String)] {
    var words: [(Word.Number, String)] = []
    let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
    while let row = try rows.next() {
      // In a damaged file a value may be of any type, for which GRDB would end the program.
      guard let number = Int.fromDatabaseValue(row[0]), let folded = String.fromDatabaseValue(row[1]) else { continue }
      words.append((Word.Number(number), folded))
    }
    return words
  }
}
