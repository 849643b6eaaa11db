public import CoreModule
public import CoreModuleSQLite
import GRDB
public import UBCOTranslation

/// The translations in the database.
public typealias SQLiteHistoryStore = RowHistoryStore<SQLiteStorage<TranslationTable>>

extension SQLiteHistoryStore {
  /// A store over `database`, whose schema includes `UBCOTranslationSchema`.
  public init(database: SQLiteDatabase, clock: WallClock) {
    self.init(SQLiteStorage(database) { TranslationTable($0) }, clock: clock)
  }
}

/// The rows of `translation`, and the last number.
public struct TranslationTable: HistoryRows {
  private let database: Database

  init(_ database: Database) { self.database = database }

  public func entries(limit: Int?) throws -> [HistoryEntry] {
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, text, translation, direction, is_bare, words, created FROM translation
        ORDER BY created DESC, number DESC LIMIT ?
        """,
      arguments: [limit ?? -1]
    )
    return try Array(rows.map(HistoryEntry.init(row:)))
  }

  public func lastNumber() throws -> Int { try UBCOTranslationSchema.number.last(in: database) }

  public func insert(_ entry: HistoryEntry) throws {
    try database.insert(entry.columns, into: "translation")
    try UBCOTranslationSchema.number.raise(to: entry.number.rawValue, in: database)
  }

  public func deleteAll() throws { try database.execute(sql: "DELETE FROM translation") }
}

extension HistoryEntry {
  fileprivate init(row: Row) throws {
    var columns = RowReader(row, of: "translation")
    let number = try columns.count()
    let translation = Translation(
      text: try columns.text(), translation: try columns.text(), direction: try columns.text { TranslationDirection(rawValue: $0) },
      isBare: try columns.flag(), words: try columns.count()
    )
    self.init(number: Number(number), translation: translation, made: try columns.moment())
  }

  fileprivate var columns: StoredColumns {
    [
      ("number", number.rawValue), ("text", translation.text), ("translation", translation.translation),
      ("direction", translation.direction.rawValue), ("is_bare", translation.isBare), ("words", translation.words),
      ("created", made.milliseconds),
    ]
  }
}
