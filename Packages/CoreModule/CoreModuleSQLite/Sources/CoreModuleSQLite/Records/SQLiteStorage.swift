public import CoreModule
public import GRDB

/// Keeps the rows of a store in the database.
public struct SQLiteStorage<Rows: StoreRows>: RowStorage {
  private let database: SQLiteDatabase
  private let rows: @Sendable (Database) throws -> Rows

  /// Creates a storage in `database`.
  ///
  /// - Parameter rows: Makes the rows of a transaction.
  public init(_ database: SQLiteDatabase, rows: @escaping @Sendable (Database) throws -> Rows) {
    self.database = database
    self.rows = rows
  }

  /// The log of the database.
  public var log: any Log { database.log }

  public func readRows<Value: Sendable>(
    orWhenMissing missing: Value, _ body: @Sendable (Rows) throws -> Value
  ) async throws(StorageError) -> Value {
    try await database.read(orWhenMissing: missing) { try body(rows($0)) }
  }

  public func writeRows<Value: Sendable, Refusal>(
    naming step: @Sendable (Value) -> StepName?, in change: Change?, subjects: @Sendable (Value) -> [String],
    _ body: @Sendable (inout Rows) throws -> Result<Value, Refusal>
  ) async throws(StorageError) -> Result<Value, Refusal> {
    try await database.writeOrRefuse(naming: step, in: change, subjects: subjects) { database in
      var rows = try rows(database)
      return try body(&rows)
    }
  }
}
