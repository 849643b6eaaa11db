import GRDB

/// Restores the records of the main database from an attached one, changing only rows that differ.
struct TableRestorer {
  let database: Database
  /// The schema name of the attached database.
  let source: String

  func raise(_ counter: StoredCounter) throws {
    let (table, column) = (counter.table, counter.column)
    try database.execute(sql: "UPDATE main.\(table) SET \(column) = max(\(column), (SELECT \(column) FROM \(source).\(table)))")
  }

  func restore(_ table: StoredTable) throws {
    let columns = table.columns.map { "old.\($0)" }.joined(separator: ", ")
    let others = table.columns.map { "new.\($0)" }.joined(separator: ", ")
    let goneOrChanged = try Int64.fetchAll(
      database,
      sql: """
        SELECT old.\(table.key) FROM main.\(table.name) AS old LEFT JOIN \(source).\(table.name) AS new ON new.\(table.key) = old.\(table.key)
        WHERE new.\(table.key) IS NULL OR (\(columns)) IS NOT (\(others))
        """
    )
    let delete = try database.makeStatement(sql: "DELETE FROM main.\(table.name) WHERE \(table.key) = ?")
    for key in goneOrChanged {
      try table.upkeep.unindex(database, key)
      try delete.execute(arguments: [key])
    }
    let missing = try Int64.fetchAll(
      database,
      sql: """
        SELECT \(table.key) FROM \(source).\(table.name) WHERE \(table.key) NOT IN (SELECT \(table.key) FROM main.\(table.name))
        """
    )
    let names = table.columns.joined(separator: ", ")
    let insert = try database.makeStatement(
      sql: "INSERT INTO main.\(table.name) (\(names)) SELECT \(names) FROM \(source).\(table.name) WHERE \(table.key) = ?"
    )
    for key in missing {
      try insert.execute(arguments: [key])
      try table.upkeep.index(database, key)
    }
  }
}
