public import GRDB

extension StoredCounter {
  /// Increments the counter and returns the new number.
  public func next(in database: Database) throws -> Int {
    try number(database.cachedStatement(sql: "UPDATE \(table) SET \(column) = \(column) + 1 RETURNING \(column)"))
  }

  /// The last number assigned.
  public func last(in database: Database) throws -> Int {
    try number(database.cachedStatement(sql: "SELECT \(column) FROM \(table)"))
  }

  /// Raises the counter to at least this number.
  public func raise(to number: Int, in database: Database) throws {
    // A statement that might change several rows takes a savepoint, at which a search index writes all that it has gathered.
    try database.cachedStatement(sql: "UPDATE \(table) SET \(column) = ? WHERE only = 1 AND \(column) < ?")
      .execute(arguments: [number, number])
  }

  /// The counter as derived data: not below the largest `number` in `records`, and never below `least`. Restoring older data does not
  /// lower it.
  public func derived(from records: String, least: Int = 0) -> DerivedData {
    let highest = "(SELECT coalesce(max(number), \(least)) FROM \(records))"
    return DerivedData(table, of: self) { database in
      try Bool.fetchOne(
        database, sql: "SELECT typeof(\(column)) = 'integer' AND \(column) BETWEEN \(highest) AND \(Self.maximum) FROM \(table)"
      ) ?? false
    } rebuild: { database in
      try database.execute(
        sql: """
          INSERT INTO \(table) (only, \(column)) VALUES (1, \(highest))
          ON CONFLICT (only) DO UPDATE SET \(column) = CASE
            WHEN typeof(\(column)) = 'integer' AND \(column) <= \(Self.maximum) THEN max(\(column), excluded.\(column))
            ELSE excluded.\(column) END
          """
      )
    }
  }

  /// A higher number counts as damage: nobody stores so many records.
  private static let maximum = 1_000_000_000_000

  private func number(_ statement: Statement) throws -> Int {
    guard let number = try Row.fetchOne(statement).flatMap({ Int.fromDatabaseValue($0[0]) }) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last number in \(table) is gone")
    }
    return try RecordNumbers(of: table, key: 1).count(number)
  }
}
