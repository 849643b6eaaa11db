public import CoreModuleSQLite
public import Practice

/// A practice in the database.
public typealias SQLitePracticeStore = RowPracticeStore<SQLiteStorage<PracticeTables>>

extension SQLitePracticeStore {
  /// Creates a store over `database`, whose schema includes `PracticeSchema` and, if it has one, the table of the `words` that are
  /// practised.
  public init(database: SQLiteDatabase, words: PractisedWordTable? = nil) {
    self.init(SQLiteStorage(database) { PracticeTables($0, words: words) })
  }
}
