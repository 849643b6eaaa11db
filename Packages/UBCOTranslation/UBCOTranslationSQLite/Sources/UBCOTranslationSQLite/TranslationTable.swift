import CoreModule
import CoreModuleSQLite
import GRDB
import UBCOTranslation

/// The rows of `translation`, with the numbers in step.
struct TranslationTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  func entries(limit: Int?) throws -> [HistoryEntry] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, text, translation, direction, is_bare, words, created FROM translation
        ORDER BY created DESC, number DESC LIMIT ?
        """,
      arguments: [limit ?? -1]
    )
    return try Array(rows.map(entry))
  }

  func new(among entries: [HistoryEntry]) throws -> [HistoryEntry] {
    HistoryIntake(known: try self.entries(limit: nil), lastNumber: try lastNumber()).new(among: entries)
  }

  func insert(_ entry: HistoryEntry) throws {
    let translation = entry.translation
    try database.execute(
      sql: "INSERT INTO translation (number, text, translation, direction, is_bare, words, created) VALUES (?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        entry.number.rawValue, translation.text, translation.translation, translation.direction.rawValue, translation.isBare,
        translation.words, entry.made.milliseconds,
      ]
    )
    try database.execute(sql: "UPDATE translation_number SET last = max(last, ?)", arguments: [entry.number.rawValue])
  }

  /// Row by row: SQLite empties a table whole where nothing is asked of the rows, and no one sees them go.
  func deleteAll() throws { try database.execute(sql: "DELETE FROM translation WHERE number IS NOT NULL") }

  func lastNumber() throws -> Int {
    guard let row = try Row.fetchOne(database, sql: "SELECT last FROM translation_number"), let last = Int.fromDatabaseValue(row[0]) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last number of a translation is gone")
    }
    return try RecordNumbers(of: "translation_number", key: 1).count(last)
  }

  /// In a damaged file a value may be of any type, for which GRDB would end the program.
  private func entry(_ row: Row) throws -> HistoryEntry {
    guard let number = Int.fromDatabaseValue(row[0]), let text = String.fromDatabaseValue(row[1]),
      let translated = String.fromDatabaseValue(row[2]), let name = String.fromDatabaseValue(row[3]),
      let direction = TranslationDirection(rawValue: name), let isBare = Bool.fromDatabaseValue(row[4]),
      let words = Int.fromDatabaseValue(row[5]), let made = Int64.fromDatabaseValue(row[6])
    else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a translation is damaged") }
    let numbers = RecordNumbers(of: "translation", key: Int64(number))
    let translation = Translation(
      text: text, translation: translated, direction: direction, isBare: isBare, words: try numbers.count(words)
    )
    return HistoryEntry(number: HistoryEntry.Number(try numbers.count(number)), translation: translation, made: try numbers.moment(made))
  }
}
