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
    let structure = try String.fetchAll(database, sql: check).filter { $0 != "ok" }.map { line in
      Self.index(named: line).map(DataProblem.outOfStep) ?? .structure(line)
    }
    let references = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { row in
      DataProblem.brokenReference(table: String.fromDatabaseValue(row[0]) ?? "?")
    }
    return structure + references + (try schemaProblems())
  }

  /// The indexes that do not fit their tables.
  func brokenIndexes() throws -> [String] {
    let lines = try String.fetchAll(database, sql: "PRAGMA integrity_check").compactMap(Self.index)
    return Set(lines).sorted()
  }

  /// What SQLite says of an index that can be made anew: `row 2 missing from index X`, `wrong # of entries in index X`,
  /// `non-unique entry in index X`.
  private static func index(named line: String) -> String? {
    guard line.contains("missing from index ") || line.contains("entries in index ") else { return nil }
    return line.split(separator: " ").last.map(String.init)
  }

  /// Whether a database can be restored from: what is there besides does no harm.
  func isSound() throws -> Bool {
    try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"]
      && Row.fetchAll(database, sql: "PRAGMA foreign_key_check").isEmpty && hasWhatItNeeds()
  }

  /// Whether all tables and indexes are there as this program makes them.
  func hasWhatItNeeds() throws -> Bool {
    let (wanted, found) = try definitions()
    return wanted.allSatisfy { found[$0.key] == $0.value }
  }

  private func schemaProblems() throws -> [DataProblem] {
    let (wanted, found) = try definitions()
    return Set(wanted.keys).union(found.keys).filter { wanted[$0] != found[$0] }.sorted().map(DataProblem.schema)
  }

  private func definitions() throws -> (wanted: [String: String], found: [String: String]) {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(function: .recordChecksum) }
    let expected = try DatabaseQueue(configuration: configuration)
    let wanted = try expected.write { database in
      for migration in schema.migrations { try migration.apply(database) }
      return try Self.definitions(database)
    }
    return (wanted, try Self.definitions(database))
  }

  /// What SQLite keeps for itself (`sqlite_…`) comes and goes.
  private static func definitions(_ database: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(database, sql: "SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'")
    return Dictionary(
      rows.map { (String.fromDatabaseValue($0[0]) ?? "?", String.fromDatabaseValue($0[1]) ?? "") }
    ) { first, _ in first }
  }
}
