import GRDB

/// The definitions of a database's tables, indexes, views and triggers.
struct SchemaDefinitions {
  /// Type, name, table and SQL of each, joined into one text, because every process reads them when it opens the file.
  private let texts: [String]
  /// A hash over all definitions that does not depend on their order.
  let fingerprint: Int64

  private static let separator: Character = "\u{1}"

  init(of database: Database) throws {
    let texts = try String.fetchAll(
      database, sql: "SELECT type || char(1) || name || char(1) || tbl_name || char(1) || ifnull(sql, '') FROM sqlite_schema"
    )
    self.texts = texts.filter { !Self.internalTables.contains($0) }
    fingerprint = self.texts.reduce(0) { $0 &+ Checksum.of([$1.databaseValue]) }
  }

  /// Runs the migrations of `schema` up to `version` in memory.
  init(madeBy schema: DatabaseSchema, version: Int) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(function: .recordChecksum) }
    self = try DatabaseQueue(configuration: configuration).write { database in
      for migration in schema.migrations.prefix(version) { try migration.apply(database) }
      return try SchemaDefinitions(of: database)
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
