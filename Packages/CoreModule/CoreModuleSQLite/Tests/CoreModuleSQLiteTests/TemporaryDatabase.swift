import CoreModule
import CoreModuleSQLite
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

  func open(migrations: [SchemaMigration] = TemporaryDatabase.migrations, applicationID: Int32 = 7) -> SQLiteDatabase {
    SQLiteDatabase(
      path: path, schema: DatabaseSchema(applicationID: applicationID, migrations: migrations, areas: ["note": .notes]), log: SilentLog()
    )
  }

  static let migrations = [
    SchemaMigration("notes 1") { try $0.execute(sql: "CREATE TABLE note (text TEXT NOT NULL); CREATE TABLE other (x)") }
  ]
}

extension DataArea {
  static let notes = DataArea("notes")
}

extension SQLiteDatabase {
  func add(_ text: String) throws(StorageError) {
    try write { try $0.execute(sql: "INSERT INTO note VALUES (?)", arguments: [text]) }
  }

  func notes() throws(StorageError) -> [String] {
    try read(orWhenMissing: ["none"]) { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY rowid") }
  }
}
