import CoreModule
import GRDB

/// The structure of the file, its references and its schema.
struct Structure {
  private let database: Database
  private let schema: DatabaseSchema

  init(_ database: Database, _ schema: DatabaseSchema) {
    self.database = database
    self.schema = schema
  }

  /// - Parameter isDeep: Whether to compare the indexes with their tables as well.
  func problems(isDeep: Bool) throws -> [DataProblem] {
    let check = isDeep ? "PRAGMA integrity_check" : "PRAGMA quick_check"
    let structure = try String.fetchAll(database, sql: check).filter { $0 != "ok" }.map(DataProblem.structure)
    let references = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { row in
      DataProblem.brokenReference(table: String.fromDatabaseValue(row[0]) ?? "?")
    }
    return structure + references + (try schemaProblems())
  }

  private func schemaProblems() throws -> [DataProblem] {
    let expected = try DatabaseQueue()
    let wanted = try expected.write { database in
      for migration in schema.migrations { try migration.apply(database) }
      return try Self.definitions(database)
    }
    let found = try Self.definitions(database)
    return Set(wanted.keys).union(found.keys).filter { wanted[$0] != found[$0] }.sorted().map(DataProblem.schema)
  }

  /// What SQLite keeps for itself (`sqlite_…`) comes and goes.
  private static func definitions(_ database: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(database, sql: "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'")
    return Dictionary(
      rows.map { (String.fromDatabaseValue($0[0]) ?? "?", String.fromDatabaseValue($0[1]) ?? "") }
    ) { first, _ in first }
  }
}
