import CoreModule
import GRDB
import PersonalDictionary

/// Finds candidates for near misses.
struct StoredSpellings {
  private let database: Database

  /// The most candidates at distance 2, for each way to find them, so that a search in a million words stays fast.
  private static let fartherLimit = 500

  init(_ database: Database) { self.database = database }

  /// The words at distance 1, and some that share the first letters or later trigrams.
  func like(_ nearMiss: NearMiss) throws -> [(number: Word.Number, folded: String)] {
    let near = try spellings(
      "SELECT number, folded_text FROM word WHERE folded_text IN (SELECT value FROM json_each(?))", [JSON(nearMiss.oneSlipAway).text])
    guard let beginning = nearMiss.beginning else { return near }
    let length = nearMiss.folded.unicodeScalars.count
    let bounds = [length - nearMiss.maximumDistance, length + nearMiss.maximumDistance]
    let alike = try spellings(
      """
      SELECT number, folded_text FROM word WHERE folded_text >= ? AND folded_text < ? AND length(folded_text) BETWEEN ? AND ? LIMIT ?
      """,
      [beginning, beginning + "\u{10FFFF}", bounds[0], bounds[1], Self.fartherLimit]
    )
    let trigrams = nearMiss.laterTrigrams.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }
    let others = try spellings(
      """
      SELECT number, folded_text FROM word WHERE position IN (SELECT rowid FROM word_search WHERE word_search MATCH ? LIMIT ?)
        AND length(folded_text) BETWEEN ? AND ?
      """,
      ["text : (" + trigrams.joined(separator: " OR ") + ")", Self.fartherLimit, bounds[0], bounds[1]]
    )
    return near + alike + others
  }

  private func spellings(_ sql: String, _ arguments: StatementArguments) throws -> [(number: Word.Number, folded: String)] {
    var words: [(Word.Number, String)] = []
    let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
    while let row = try rows.next() {
      // In a damaged file a value may have any type, and GRDB would trap.
      guard let number = Int.fromDatabaseValue(row[0]), let folded = String.fromDatabaseValue(row[1]) else { continue }
      words.append((Word.Number(number), folded))
    }
    return words
  }
}
