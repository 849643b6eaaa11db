import CoreModule
import GRDB

/// Checks the structure of the file, its references and its schema.
struct Structure {
  private let database: Database
  private let schema: DatabaseSchema

  init(_ database: Database, _ schema: DatabaseSchema) { (self.database, self.schema) = (database, schema) }

  /// - Parameter isDeep: Whether to compare the indexes with their tables as well.
  func problems(isDeep: Bool) throws -> [DataProblem] {
    let check = isDeep ? "PRAGMA integrity_check" : "PRAGMA quick_check"
    let structure = try String.fetchAll(database, sql: check).filter { $0 != "ok" }.map { line in
      Self.index(named: line).map(DataProblem.outOfStep) ?? .structure(line)
    }
    let references = try Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { row in
      DataProblem.brokenReference(table: String.fromDatabaseValue(row[0]) ?? "?")
    }
    return structure + references + (try schemaDifferences().map(DataProblem.schema))
  }

  /// The indexes that do not match their tables.
  func brokenIndexes() throws -> [String] {
    let lines = try String.fetchAll(database, sql: "PRAGMA integrity_check").compactMap(Self.index)
    return Set(lines).sorted()
  }

  /// The index that a line of SQLite's check names, if it can be rebuilt: `row 2 missing from index X`, `wrong # of entries in index X`,
  /// `non-unique entry in index X`.
  private static func index(named line: String) -> String? {
    guard line.contains("missing from index ") || line.contains("entries in index ") else { return nil }
    return line.split(separator: " ").last.map(String.init)
  }

  /// Whether a backup can be restored from this database.
  func isSound() throws -> Bool {
    try String.fetchAll(database, sql: "PRAGMA integrity_check") == ["ok"]
      && Row.fetchAll(database, sql: "PRAGMA foreign_key_check").isEmpty && schemaDifferences().isEmpty
  }

  /// The definitions that differ from the program's schema.
  ///
  /// - Parameter version: The number of applied migrations; by default all.
  func schemaDifferences(version: Int? = nil) throws -> [String] {
    try SchemaDefinitions(of: database).names(differingFrom: SchemaDefinitions(madeBy: schema, version: version ?? schema.version))
  }
}
