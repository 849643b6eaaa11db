import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Testing
import UBCOTranslation
import UBCOTranslationSQLite
import UBCOTranslationTesting

struct SQLiteHistoryStoreTests {
  private static let hello = Translation(text: "Hello", translation: "UBCO Jeemmoo1", direction: .toUBCO, words: 1)

  @Test(arguments: HistoryStoreContract.all)
  func `the store in the database keeps the contract`(contract: HistoryStoreContract) async throws {
    let folder = try TemporaryFolder()
    let violations = try await contract.violations(folder.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `reading makes no file`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await folder.store().entries(limit: nil) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
  }

  @Test func `keeping is no step, clearing is one and can be taken back`() async throws {
    let folder = try TemporaryFolder()
    let database = folder.database()
    let store = SQLiteHistoryStore(database: database, clock: .ticking(from: Timestamp(milliseconds: 1_000)))
    let log = SQLiteUndoLog(database: database)
    let kept = try await store.keep(Self.hello)
    #expect(try await log.steps() == [])
    _ = try await store.clear()
    #expect(try await log.steps().map(\.name) == [.clearTranslations])
    _ = try await log.undo()
    #expect(try await store.entries(limit: nil) == [kept])
  }

  @Test(arguments: ["text = NULL", "direction = 'up'", "words = 'many'"])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.store().keep(Self.hello)
    let database = folder.database()
    try await database.write {
      try $0.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = replace(replace(sql, 'NOT NULL', ''), 'STRICT', '') WHERE name = 'translation'
          """
      )
    }
    database.close()
    let broken = folder.database()
    try await broken.write { try $0.execute(sql: "UPDATE translation SET \(change)") }
    let path = broken.path
    await #expect(throws: StorageError.corrupt(path: path)) { try await folder.store().entries(limit: nil) }
  }

  @Test(arguments: UBCOTranslationSchema.tables.map(\.name))
  func `the columns of a registered table are those of the schema`(table: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.store().keep(Self.hello)
    let columns = try await folder.database().read(orWhenMissing: []) {
      try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('\(table)')")
    }
    #expect(columns == UBCOTranslationSchema.tables.first { $0.name == table }?.columns)
  }
}

/// A folder of its own for one test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func database() -> SQLiteDatabase {
    let schema = DatabaseSchema(
      applicationID: 0x676C_6F74, migrations: UBCOTranslationSchema.migrations, tables: UBCOTranslationSchema.tables,
      derived: UBCOTranslationSchema.derived, counters: UBCOTranslationSchema.counters
    )
    return SQLiteDatabase(path: path + "/data/words.db", schema: schema, clock: .fixed(Timestamp(milliseconds: 1_000)), log: SilentLog())
  }

  func store() -> SQLiteHistoryStore {
    SQLiteHistoryStore(database: database(), clock: .ticking(from: Timestamp(milliseconds: 1_000)))
  }
}
