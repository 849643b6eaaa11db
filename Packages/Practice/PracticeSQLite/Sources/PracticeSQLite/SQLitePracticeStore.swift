public import CoreModuleSQLite
public import Practice

/// A practice in the database.
public typealias SQLitePracticeStore = RowPracticeStore<SQLiteStorage<PracticeTables>>

extension SQLitePracticeStore {
  /// A store over `database`, whose schema includes `PracticeSchema` and perhaps the table of the `words` that are practised.
  public init(database: SQLiteDatabase, words: PractisedWordTable? = nil) {
    self.init(SQLiteStorage(database) { PracticeTables($0, words: words) })
  }
}
