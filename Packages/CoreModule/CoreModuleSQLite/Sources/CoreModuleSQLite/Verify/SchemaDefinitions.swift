import GRDB

/// What a database consists of besides its records: its tables, indexes, views and triggers, each with its text.
struct SchemaDefinitions {
  private let rows: Set<[DatabaseValue]>
  /// The sum of all of them, whatever their order.
  let fingerprint: Int64

  init(of database: Database) throws {
    rows = Set(
      try Row.fetchAll(database, sql: "SELECT type, name, tbl_name, sql FROM sqlite_schema").map { Array($0.databaseValues) }
    ).subtracting(Self.kept)
    fingerprint = rows.reduce(0) { $0 &+ Checksum.of($1) }
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
    Set(rows.symmetricDifference(other.rows).map { String.fromDatabaseValue($0[1]) ?? "?" }).sorted()
  }

  /// The tables that SQLite keeps for itself, which come and go. They are told by their text: what a row is called says nothing.
  private static let kept: [[DatabaseValue]] = [
    ("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"), ("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    ("sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
  ].map { name, text in ["table", name, name, text].map(\.databaseValue) }
}
