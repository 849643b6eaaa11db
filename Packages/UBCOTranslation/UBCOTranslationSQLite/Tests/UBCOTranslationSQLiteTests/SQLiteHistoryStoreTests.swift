import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Testing
import UBCOTranslation
import UBCOTranslationSQLite
import UBCOTranslationTesting

struct SQLiteHistoryStoreTests {
  private let temporary = TemporaryDatabase.translations()
  private static let hello = Translation(text: "Hello", translation: "UBCO Jeemmoo1", direction: .toUBCO, words: 1)

  @Test(arguments: HistoryStoreContract.all)
  func `the store in the database keeps the contract`(contract: HistoryStoreContract) async throws {
    let violations = try await contract.violations(temporary.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `reading makes no file`() async throws {
    #expect(try await temporary.store().entries(limit: nil) == [])
    #expect(!temporary.exists)
  }

  @Test func `keeping is no step, clearing is one and can be taken back`() async throws {
    let database = temporary.open()
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
    _ = try await temporary.store().keep(Self.hello)
    try await temporary.damage("UPDATE translation SET \(change)")
    await #expect(throws: StorageError.corrupt(path: temporary.path)) { try await temporary.store().entries(limit: nil) }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }
}

extension TemporaryDatabase {
  fileprivate static func translations() -> TemporaryDatabase {
    TemporaryDatabase(
      migrations: UBCOTranslationSchema.migrations, tables: UBCOTranslationSchema.tables, derived: UBCOTranslationSchema.derived
    )
  }

  fileprivate func store() -> SQLiteHistoryStore {
    SQLiteHistoryStore(database: open(), clock: .ticking(from: Timestamp(milliseconds: 1_000)))
  }
}
