public import CoreModule
public import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The chosen direction in the database.
public struct SQLiteDirectionStore: DirectionStore {
  private let database: SQLiteDatabase

  /// A store over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `DirectionStore.chosenDirection()`.
  public func chosenDirection() async throws(StorageError) -> Direction? {
    try database.read(orWhenMissing: nil) { database in
      guard let row = try Row.fetchOne(database, sql: "SELECT source_language, target_language FROM chosen_direction"),
        let from = Language(code: row["source_language"]), let to = Language(code: row["target_language"])
      else { return nil }
      return Direction(from: from, to: to)
    }
  }

  /// See `DirectionStore.choose(_:)`.
  public func choose(_ direction: Direction) async throws(StorageError) {
    try database.write(.lang, subjects: { ["\(direction.from.code) → \(direction.to.code)"] }) { database in
      try database.execute(
        sql: """
          INSERT INTO chosen_direction (only, source_language, target_language) VALUES (1, ?, ?)
          ON CONFLICT (only) DO UPDATE SET source_language = excluded.source_language, target_language = excluded.target_language
          """,
        arguments: [direction.from.code, direction.to.code]
      )
    }
  }
}
