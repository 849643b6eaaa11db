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
    HistoryImportPlan(known: try self.entries(limit: nil), lastNumber: try lastNumber()).new(among: entries)
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
    try UBCOTranslationSchema.number.raise(to: entry.number.rawValue, in: database)
  }

  /// Deletes row by row: without a condition, SQLite truncates the table without calling the preupdate hook.
  func deleteAll() throws { try database.execute(sql: "DELETE FROM translation WHERE number IS NOT NULL") }

  func lastNumber() throws -> Int { try UBCOTranslationSchema.number.last(in: database) }

  private func entry(_ row: Row) throws -> HistoryEntry {
    var columns = RowReader(row, of: "translation")
    let number = try columns.count()
    let translation = Translation(
      text: try columns.text(), translation: try columns.text(), direction: try columns.text { TranslationDirection(rawValue: $0) },
      isBare: try columns.flag(), words: try columns.count()
    )
    return HistoryEntry(number: HistoryEntry.Number(number), translation: translation, made: try columns.moment())
  }
}
