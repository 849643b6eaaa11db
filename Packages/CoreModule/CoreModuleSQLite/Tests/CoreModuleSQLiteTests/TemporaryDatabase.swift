import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB

/// A database in a temporary folder, deleted after the test.
final class TemporaryDatabase: Sendable {
  private let home = TemporaryFolder()
  var folder: String { home.path }
  var path: String { folder + "/data/notes.db" }

  init() throws { try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true) }

  /// A database of the first version with these notes.
  convenience init(notes texts: [String]) async throws {
    try self.init()
    let database = open()
    for text in texts { try await database.add(text) }
    database.close()
  }

  func open(
    migrations: [SchemaMigration] = TemporaryDatabase.migrations, applicationID: Int32 = 7,
    tables: [StoredTable] = [TemporaryDatabase.note], derived: [DerivedData] = []
  ) -> SQLiteDatabase {
    SQLiteDatabase(
      path: path, schema: DatabaseSchema(applicationID: applicationID, migrations: migrations, tables: tables, derived: derived),
      clock: .ticking(from: Timestamp(milliseconds: 1_000)), log: SilentLog()
    )
  }

  static let migrations = [
    SchemaMigration("notes 1") {
      try $0.execute(
        sql: """
          CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, seen INTEGER NOT NULL DEFAULT 0, extra, checksum INTEGER);
          CREATE TABLE other (x)
          """
      )
    }
  ]

  /// The migrations of a later version.
  static func migrations(and sql: String) -> [SchemaMigration] {
    migrations + [SchemaMigration("notes 2") { try $0.execute(sql: sql) }]
  }

  static let note = StoredTable(
    "note", columns: ["id", "text", "seen", "extra", "checksum"], area: .notes, silentColumns: ["seen"], numberColumn: "id",
    subjectColumn: "text"
  )
}

extension DataArea {
  static let notes = DataArea("notes")
}

extension SQLiteDatabase {
  func add(_ text: String, in change: Change? = nil) async throws(StorageError) {
    try await self.change("INSERT INTO note (text) VALUES (?)", [text], in: change, subjects: [text])
  }

  func change(
    _ sql: String, _ arguments: StatementArguments = [], in change: Change? = nil, subjects: [String] = []
  ) async throws(StorageError) {
    try await write(StepName("change"), in: change, subjects: { subjects }) { try $0.execute(sql: sql, arguments: arguments) }
  }

  func notes() async throws(StorageError) -> [String] {
    try await read(orWhenMissing: ["none"]) { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY rowid") }
  }

  func notes(in change: Change) async throws(StorageError) -> [String] {
    try await read(in: change, orWhenMissing: ["none"]) { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY rowid") }
  }
}
