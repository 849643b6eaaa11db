import GRDB

/// What a database consists of besides its records: its tables, indexes, views and triggers, each with its text.
struct SchemaDefinitions {
  /// Type, name, table and text of each, in one piece: every process reads them when it opens the file.
  private let texts: [String]
  /// The sum of all of them, whatever their order.
  let fingerprint: Int64

  private static let separator: Character = "\u{1}"

  init(of database: Database) throws {
    let texts = try String.fetchAll(
      database, sql: "SELECT type || char(1) || name || char(1) || tbl_name || char(1) || ifnull(sql, '') FROM sqlite_schema"
    )
    self.texts = texts.filter { !Self.kept.contains($0) }
    fingerprint = self.texts.reduce(0) { $0 &+ Checksum.of([$1.databaseValue]) }
  }

  /// What the migrations of `schema` make up to a version, in memory.
  init(madeBy schema: DatabaseSchema, version: Int) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { $0.add(function: .recordChecksum) }
    self = try DatabaseQueue(configuration: configuration).write { database in
      for migration in schema.migrations.prefix(version) { try migration.apply(database) }
      return try SchemaDefinitions(of: database)
    }
  }

  /// The names of what is only here, only in `other`, or not the same in both.
  func names(differingFrom other: SchemaDefinitions) -> [String] {
    Set(Set(texts).symmetricDifference(other.texts).map { String($0.split(separator: Self.separator).dropFirst().first ?? "?") }).sorted()
  }

  /// The tables that SQLite keeps for itself, which come and go. They are told by their text: what a row is called says nothing.
  private static let kept: [String] = [
    ("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"), ("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    ("sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
  ].map { name, text in ["table", name, name, text].joined(separator: String(separator)) }
}
