public import CoreModuleSQLite
public import WordGame

/// Rounds and answers in the database.
public typealias SQLiteGameStore = RowGameStore<SQLiteStorage<GameTables>>

extension SQLiteGameStore {
  /// A store over `database`, whose schema includes `WordGameSchema`.
  public init(database: SQLiteDatabase) { self.init(SQLiteStorage(database) { GameTables($0) }) }
}
