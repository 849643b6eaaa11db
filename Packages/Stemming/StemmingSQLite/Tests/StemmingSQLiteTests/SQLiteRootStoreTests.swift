import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Stemming
import StemmingSQLite
import StemmingTesting
import Testing

struct SQLiteRootStoreTests {
  private let roots = Stemmer().counts(of: "kmzlz ha kmz").roots

  @Test(arguments: RootStoreContract.all)
  func `the store in the database keeps the contract`(contract: RootStoreContract) async throws {
    let folder = try TemporaryFolder()
    let violations = try await contract.violations(folder.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `roots outlive the process that kept them`() async throws {
    let folder = try TemporaryFolder()
    try await folder.store().keep(roots)
    #expect(try await folder.store().roots() == roots)
    #expect(await SQLiteDataCheck(database: folder.database()).problems(isDeep: true) == [])
  }

  @Test func `reading and clearing make no file`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await folder.store().roots() == [])
    #expect(try await folder.store().clear() == [])
    #expect(try await folder.store().take(roots, isTrial: true).map(\.root) == roots)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
  }

  @Test func `keeping and clearing are steps, and are taken back`() async throws {
    let folder = try TemporaryFolder()
    let database = folder.database()
    let (store, log) = (SQLiteRootStore(database: database), SQLiteUndoLog(database: database))
    try await store.keep(roots)
    try await store.keep(Stemmer(allowsEmptyRoots: true).counts(of: "kmzl l").roots)
    let all = try await store.roots()
    _ = try await store.clear()
    #expect(try await log.steps().map(\.name) == [.stemClear, .stem, .stem])
    #expect(try await log.steps()[1].subjects == ["KMZ", "∅"])
    _ = try await log.undo()
    #expect(try await store.roots() == all)
    _ = try await log.undo()
    #expect(try await store.roots() == roots)
    _ = try await log.redo()
    #expect(try await store.roots() == all)
  }

  @Test(arguments: ["root = NULL", "root = x'FF'", "count = 'many'", "forms = NULL"])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    let folder = try TemporaryFolder()
    try await folder.store().keep(roots)
    let database = folder.database()
    try await database.write {
      try $0.execute(
        sql:
          "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(replace(sql, 'NOT NULL', ''), 'STRICT', '') WHERE name = 'stem_root'"
      )
    }
    database.close()
    let broken = folder.database()
    try await broken.write { try $0.execute(sql: "UPDATE stem_root SET \(change) WHERE position = 1") }
    let path = broken.path
    await #expect(throws: StorageError.corrupt(path: path)) { try await folder.store().roots() }
  }

  @Test func `the columns of the registered table are those of the schema`() async throws {
    let folder = try TemporaryFolder()
    try await folder.store().keep(roots)
    let columns = try await folder.database().read(orWhenMissing: []) {
      try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('stem_root')")
    }
    #expect(StemmingSchema.tables.map(\.columns) == [columns])
  }
}

/// A temporary folder, deleted after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func database() -> SQLiteDatabase {
    let schema = DatabaseSchema(applicationID: 0x676C_6F74, migrations: StemmingSchema.migrations, tables: StemmingSchema.tables)
    return SQLiteDatabase(path: path + "/data/roots.db", schema: schema, clock: .fixed(Timestamp(milliseconds: 1_000)), log: SilentLog())
  }

  func store() -> SQLiteRootStore { SQLiteRootStore(database: database()) }
}
