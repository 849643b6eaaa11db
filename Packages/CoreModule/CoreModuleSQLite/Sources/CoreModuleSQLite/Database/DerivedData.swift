public import GRDB

/// What follows from the records and is kept beside them: a search index, a counter.
public struct DerivedData: Sendable {
  /// What it is, for the log and for messages: the name of its table.
  public let name: String
  /// Whether it fits the records. Runs in a transaction that may write.
  public let isInStep: @Sendable (Database) throws -> Bool
  /// Makes it anew from the records.
  public let rebuild: @Sendable (Database) throws -> Void

  /// Derived data from its parts.
  public init(
    _ name: String, isInStep: @escaping @Sendable (Database) throws -> Bool, rebuild: @escaping @Sendable (Database) throws -> Void
  ) {
    self.name = name
    self.isInStep = isInStep
    self.rebuild = rebuild
  }

  /// The full-text index `name`, whose rows come from another table.
  public static func searchIndex(_ name: String) -> DerivedData {
    DerivedData(name) { database in
      do {
        try database.execute(sql: "INSERT INTO \(name) (\(name), rank) VALUES ('integrity-check', 1)")
        return true
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT { return false }
    } rebuild: { database in
      // Without the first, an index that has lost its own description cannot be rebuilt.
      try database.execute(sql: "INSERT INTO \(name) (\(name)) VALUES ('delete-all')")
      try database.execute(sql: "INSERT INTO \(name) (\(name)) VALUES ('rebuild')")
    }
  }
}
