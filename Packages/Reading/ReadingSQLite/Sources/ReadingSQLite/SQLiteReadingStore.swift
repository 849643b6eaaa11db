public import CoreModuleSQLite
public import Reading

/// A reading in the database.
public typealias SQLiteReadingStore = RowReadingStore<SQLiteStorage<ReadingTables>>

extension SQLiteReadingStore {
  /// A store over `database`, whose schema includes `ReadingSchema`.
  public init(database: SQLiteDatabase) { self.init(SQLiteStorage(database) { ReadingTables($0) }) }
}
