public import CoreModuleSQLite
public import Practice

/// A practice in the database.
public typealias SQLitePracticeStore = RowPracticeStore<SQLiteStorage<PracticeTables>>

extension SQLitePracticeStore {
  /// A store over `database`, whose schema includes ``PracticeSchema``.
  public init(database: SQLiteDatabase) { self.init(SQLiteStorage(database) { PracticeTables($0) }) }
}
