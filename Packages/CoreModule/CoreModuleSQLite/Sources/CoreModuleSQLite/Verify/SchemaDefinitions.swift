import GRDB

/// The definitions of a database's tables, indexes, views and triggers.
struct SchemaDefinitions {
  /// Type, name, table and SQL of each.
  private let texts: [String]

  private static let separator: Character = "\u{1}"
  private static let separatorByte: UInt8 = 1
  private static let selection = """
    SELECT type || char(1) || name || char(1) || tbl_name || char(1) || ifnull(sql, ''), type = 'table' AND name GLOB 'sqlite_*'
    FROM sqlite_schema
    """

  init(of database: Database) throws {
    let texts = try String.fetchAll(database, sql: Self.selection)
    self.texts = texts.filter { !Self.internalTables.contains($0) }
  }

  /// A hash over all definitions of a database that does not depend on their order. Every process computes it when it opens the file, so no
  /// texts are made for it.
  static func fingerprint(of database: Database) throws -> Int64 {
    var fingerprint: Int64 = 0
    let selection = "SELECT type, name, tbl_name, sql, type = 'table' AND name GLOB 'sqlite_*' FROM sqlite_schema"
    try database.forEachRow(selection) { row in
      if row.integer(4) == 1, internalTables.contains((0..<4).map { row.text($0) ?? "" }.joined(separator: String(separator))) { return }
      fingerprint &+= row.checksum(0..<4, joinedBy: separatorByte)
    }
    return fingerprint
  }

  /// The definitions that the migrations of `schema` make up to `version`.
  init(madeBy schema: DatabaseSchema, version: Int) throws {
    self = try Self.reading(schema, version: version) { try SchemaDefinitions(of: $0) }
  }

  /// Runs the migrations of `schema` up to `version` in memory, and reads the result.
  static func reading<Value>(_ schema: DatabaseSchema, version: Int, _ body: (Database) throws -> Value) throws -> Value {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(function: .recordChecksum) }
    return try DatabaseQueue(configuration: configuration).write { database in
      for migration in schema.migrations.prefix(version) { try migration.apply(database) }
      return try body(database)
    }
  }

  /// The names of definitions that are missing in one of both, or differ.
  func names(differingFrom other: SchemaDefinitions) -> [String] {
    Set(Set(texts).symmetricDifference(other.texts).map { String($0.split(separator: Self.separator).dropFirst().first ?? "?") }).sorted()
  }

  /// SQLite's own tables, which may or may not exist. They are recognized by their SQL, because a name alone proves nothing.
  private static let internalTables: [String] = [
    ("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"), ("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    ("sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
  ].map { name, text in ["table", name, name, text].joined(separator: String(separator)) }
}
