public import CoreModule
public import CoreModuleSQLite
public import CoreModuleTesting
import GRDB

/// A database in a folder of its own, deleted with this. Nothing exists in the folder before the first change.
public final class TemporaryDatabase: Sendable {
  private let folder = TemporaryFolder()
  private let migrations: [SchemaMigration]
  private let schema: DatabaseSchema
  private let clock: WallClock

  /// Creates the folder for a database with this schema.
  public init(
    migrations: [SchemaMigration], tables: [StoredTable], derived: [DerivedData] = [],
    clock: WallClock = .fixed(Timestamp(milliseconds: 1_000))
  ) {
    self.migrations = migrations
    schema = DatabaseSchema(applicationID: 0x676C_6F74, migrations: migrations, tables: tables, derived: derived)
    self.clock = clock
  }

  /// The path of the database.
  public var path: String { folder.path + "/data/glot.db" }

  /// Whether anything was created.
  public var exists: Bool { folder.has("data") }

  /// The database as another process would open it.
  ///
  /// - Parameters:
  ///   - migrations: Those of an earlier version; `nil` for all.
  ///   - log: Where it writes what is wrong.
  public func open(migrations: [SchemaMigration]? = nil, log: any Log = SilentLog()) -> SQLiteDatabase {
    let schema = DatabaseSchema(
      applicationID: self.schema.applicationID, migrations: migrations ?? self.migrations, tables: self.schema.tables,
      derived: self.schema.derived
    )
    return SQLiteDatabase(path: path, schema: schema, clock: clock, log: log)
  }

  /// Changes rows against all rules of the schema, as a damaged file or another program may.
  public func damage(_ sql: String) async throws {
    let intact = open()
    try await intact.write {
      try $0.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = replace(replace(sql, 'NOT NULL', ''), 'STRICT', '') WHERE type = 'table'
          """
      )
    }
    intact.close()
    try await open().write { try $0.execute(sql: "PRAGMA ignore_check_constraints = ON; " + sql) }
  }

  /// The registered tables whose columns are not those of the database, or that do not end in a checksum.
  public func misdescribedTables() async throws -> [String] {
    let database = open()
    try await database.write { _ in }
    return try await database.read(orWhenMissing: ["no database"]) { [schema] database in
      try schema.tables.filter { table in
        let columns = try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table.name])
        return table.columns != columns || columns.last != "checksum" || !table.silentColumns.isSubset(of: columns)
      }.map(\.name)
    }
  }
}
