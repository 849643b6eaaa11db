public import CoreModule
public import CoreModuleSQLite
import GRDB
public import PersonalDictionary

/// The chosen direction in the database.
public struct SQLiteDirectionStore: DirectionStore {
  private let database: SQLiteDatabase

  /// Creates a store over `database`, whose schema includes ``PersonalDictionarySchema``.
  public init(database: SQLiteDatabase) { self.database = database }

  /// See `DirectionStore.chosenDirection()`.
  public func chosenDirection() async throws(StorageError) -> Direction? {
    try await database.read(orWhenMissing: nil) { database in
      guard let row = try Row.fetchOne(database, sql: "SELECT source_language, target_language FROM chosen_direction") else { return nil }
      // In a damaged file a value may have any type, and GRDB would trap.
      guard let from = String.fromDatabaseValue(row[0]).flatMap(Language.init(code:)),
        let to = String.fromDatabaseValue(row[1]).flatMap(Language.init(code:))
      else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the chosen direction is damaged") }
      return Direction(from: from, to: to)
    }
  }

  /// See `DirectionStore.choose(_:in:)`.
  public func choose(_ direction: Direction, in change: Change?) async throws(StorageError) {
    try await database.write(.lang, in: change, subjects: { ["\(direction.from.code) → \(direction.to.code)"] }) { database in
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
