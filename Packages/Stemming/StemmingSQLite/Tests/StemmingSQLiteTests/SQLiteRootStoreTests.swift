import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Stemming
import StemmingSQLite
import StemmingTesting
import Testing

struct SQLiteRootStoreTests {
  private let temporary = TemporaryDatabase.roots()
  private let roots = Stemmer().counts(of: "kmzlz ha kmz").roots

  @Test(arguments: RootStoreContract.all)
  func `the store in the database keeps the contract`(contract: RootStoreContract) async throws {
    let violations = try await contract.violations(temporary.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `roots outlive the process that kept them`() async throws {
    try await temporary.store().keep(roots)
    #expect(try await temporary.store().roots() == roots)
    #expect(await SQLiteDataCheck(database: temporary.open()).problems(isDeep: true) == [])
  }

  @Test func `reading and clearing make no file`() async throws {
    #expect(try await temporary.store().roots() == [])
    #expect(try await temporary.store().clear() == [])
    #expect(try await temporary.store().merge(roots, isTrial: true, in: nil).map(\.root) == roots)
    #expect(!temporary.exists)
  }

  @Test func `keeping and clearing are steps, and are taken back`() async throws {
    let database = temporary.open()
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
    try await temporary.store().keep(roots)
    try await temporary.damage("UPDATE stem_root SET \(change) WHERE position = 1")
    await #expect(throws: StorageError.corrupt(path: temporary.path)) { try await temporary.store().roots() }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }
}

extension TemporaryDatabase {
  fileprivate static func roots() -> TemporaryDatabase {
    TemporaryDatabase(migrations: StemmingSchema.migrations, tables: StemmingSchema.tables)
  }

  fileprivate func store() -> SQLiteRootStore { SQLiteRootStore(database: open()) }
}
