import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB

/// A database in a folder that is gone after the test.
final class TemporaryDatabase: Sendable {
  let folder: String
  var path: String { folder + "/data/notes.db" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open(
    migrations: [SchemaMigration] = TemporaryDatabase.migrations, applicationID: Int32 = 7, tables: [StoredTable] = [TemporaryDatabase.note]
  ) -> SQLiteDatabase {
    SQLiteDatabase(
      path: path, schema: DatabaseSchema(applicationID: applicationID, migrations: migrations, tables: tables),
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

  static let note = StoredTable(
    "note", columns: ["id", "text", "seen", "extra", "checksum"], area: .notes, silentColumns: ["seen"], numberColumn: "id",
    subjectColumn: "text"
  )
}

extension DataArea {
  static let notes = DataArea("notes")
}

extension SQLiteDatabase {
  func add(_ text: String) throws(StorageError) {
    try change("INSERT INTO note (text) VALUES (?)", [text], subjects: [text])
  }

  func change(_ sql: String, _ arguments: StatementArguments = [], subjects: [String] = []) throws(StorageError) {
    try write(StepName("change"), subjects: { subjects }) { try $0.execute(sql: sql, arguments: arguments) }
  }

  func notes() throws(StorageError) -> [String] {
    try read(orWhenMissing: ["none"]) { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY rowid") }
  }
}
