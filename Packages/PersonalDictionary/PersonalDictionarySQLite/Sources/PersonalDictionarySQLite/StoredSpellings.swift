import CoreModule
import GRDB
import PersonalDictionary

/// The spellings among which near misses are looked for.
struct StoredSpellings {
  private let database: Database

  /// So many words are looked at that are more than one slip away, for each way to find them: a search in a million words must not last longer
  /// because it finds nothing.
  private static let mostFarther = 500

  init(_ database: Database) { self.database = database }

  /// The words one slip away; and some of those that begin with the same letters, or that have some of the later letters in a row.
  func like(_ nearMiss: NearMiss) throws -> [(number: Word.Number, folded: String)] {
    let near = try spellings(
      "SELECT number, folded_text FROM word WHERE folded_text IN (SELECT value FROM json_each(?))", [Self.json(nearMiss.oneSlipAway)])
    guard let beginning = nearMiss.beginning else { return near }
    let length = nearMiss.folded.unicodeScalars.count
    let bounds = [length - nearMiss.mostSlips, length + nearMiss.mostSlips]
    let alike = try spellings(
      """
      SELECT number, folded_text FROM word WHERE folded_text >= ? AND folded_text < ? AND length(folded_text) BETWEEN ? AND ? LIMIT ?
      """,
      [beginning, beginning + "\u{10FFFF}", bounds[0], bounds[1], Self.mostFarther]
    )
    let trigrams = nearMiss.laterTrigrams.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
    let others = try spellings(
      """
      SELECT number, folded_text FROM word WHERE position IN (SELECT rowid FROM word_search WHERE word_search MATCH ? LIMIT ?)
        AND length(folded_text) BETWEEN ? AND ?
      """,
      ["text : (" + trigrams.joined(separator: " OR ") + ")", Self.mostFarther, bounds[0], bounds[1]]
    )
    return near + alike + others
  }

  private static func json(_ texts: [String]) -> String {
    var json = "["
    for text in texts {
      json += json.utf8.count > 1 ? ",\"" : "\""
      for scalar in text.unicodeScalars {
        if scalar == "\\" || scalar == "\"" { json.unicodeScalars.append("\\") }
        json.unicodeScalars.append(scalar)
      }
      json += "\""
    }
    return json + "]"
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
