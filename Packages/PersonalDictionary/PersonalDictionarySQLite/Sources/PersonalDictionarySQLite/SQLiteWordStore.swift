public import CoreModule
public import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The words in the database.
public typealias SQLiteWordStore = RowWordStore<SQLiteStorage<WordTable>>

extension SQLiteWordStore {
  /// Creates a store over `database`, whose schema includes `PersonalDictionarySchema`.
  public init(database: SQLiteDatabase, clock: WallClock, random: RandomSource) {
    self.init(SQLiteStorage(database) { WordTable($0) }, clock: clock, random: random)
  }
}

/// The chosen direction in the database.
public typealias SQLiteDirectionStore = RowDirectionStore<SQLiteStorage<DirectionTable>>

extension SQLiteDirectionStore {
  /// Creates a store over `database`, whose schema includes `PersonalDictionarySchema`.
  public init(database: SQLiteDatabase) { self.init(SQLiteStorage(database) { DirectionTable($0) }) }
}

/// The list of sources in the database.
public typealias SQLiteSourceStore = RowSourceStore<SQLiteStorage<SourceTable>>

extension SQLiteSourceStore {
  /// Creates a store over `database`, whose schema includes `PersonalDictionarySchema`.
  public init(database: SQLiteDatabase) { self.init(SQLiteStorage(database) { SourceTable($0) }) }
}
