public import GRDB

/// Data that is derived from the records and stored with them, such as a search index or a counter.
public struct DerivedData: Sendable {
  /// The name of its table, for the log and messages.
  public let name: String
  /// Whether it matches the records. Runs in a transaction that can write.
  public let isConsistent: @Sendable (Database) throws -> Bool
  /// Rebuilds it from the records.
  public let rebuild: @Sendable (Database) throws -> Void
  /// The counter that it is; `nil` for anything else.
  let counter: StoredCounter?

  /// Creates derived data.
  public init(
    _ name: String, isConsistent: @escaping @Sendable (Database) throws -> Bool, rebuild: @escaping @Sendable (Database) throws -> Void
  ) {
    self.init(name, of: nil, isConsistent: isConsistent, rebuild: rebuild)
  }

  init(
    _ name: String, of counter: StoredCounter?, isConsistent: @escaping @Sendable (Database) throws -> Bool,
    rebuild: @escaping @Sendable (Database) throws -> Void
  ) {
    self.name = name
    self.counter = counter
    self.isConsistent = isConsistent
    self.rebuild = rebuild
  }

  /// The full-text index `name` with external content.
  public static func searchIndex(_ name: String) -> DerivedData {
    DerivedData(name) { database in
      do {
        try database.execute(sql: "INSERT INTO \(name) (\(name), rank) VALUES ('integrity-check', 1)")
        return true
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT { return false }
    } rebuild: { database in
      // Without `delete-all`, an index that has lost its configuration cannot be rebuilt.
      try database.execute(sql: "INSERT INTO \(name) (\(name)) VALUES ('delete-all')")
      try database.execute(sql: "INSERT INTO \(name) (\(name)) VALUES ('rebuild')")
    }
  }
}
