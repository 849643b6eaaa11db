import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import GRDB
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

struct SQLiteSourceStoreTests {
  private let temporary = TemporaryDatabase.words()

  @Test(arguments: SourceStoreContract.all)
  func `the chain in the database keeps the contract`(contract: SourceStoreContract) async throws {
    let violations = try await contract.violations(temporary.sourceStore())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `the chain outlives the process that changed it`() async throws {
    let number = try await temporary.sourceStore().add(mueller).number
    let moved = try await temporary.sourceStore().move(number, to: 1)
    #expect(try await temporary.sourceStore().sources() == moved)
  }

  @Test func `reading makes no file, and a refused change no row`() async throws {
    let store = temporary.sourceStore()
    #expect(try await store.sources() == [.core])
    await #expect(throws: SourceStoreError.coreStays) { try await store.remove(SourceConfiguration.core.number) }
    #expect(try await temporary.open().read(orWhenMissing: 0) { try Int.fetchOne($0, sql: "SELECT count(*) FROM source") } == 0)
  }

  @Test func `each change is a step that is taken back whole`() async throws {
    let database = temporary.open()
    let store = SQLiteSourceStore(database: database)
    let undoLog = SQLiteUndoLog(database: database)
    let number = try await store.add(mueller).number
    _ = try await store.move(number, to: 1)
    _ = try await store.setEnabled(SourceConfiguration.core.number, false)
    let before = try await store.sources()
    _ = try await store.remove(number)
    #expect(try await undoLog.undo()?.name == .sourceRemove)
    #expect(try await store.sources() == before)
    #expect(try await undoLog.undo()?.name == .sourceDisable)
    #expect(try await undoLog.undo()?.name == .sourceMove)
    #expect(try await undoLog.undo()?.name == .sourceAdd)
    #expect(try await store.sources() == [.core])
    #expect(try await undoLog.steps().map(\.subjects) == [["mueller"], ["core"], ["mueller"], ["mueller"]])
  }

  @Test func `what stays as it is, is no step`() async throws {
    let database = temporary.open()
    let store = SQLiteSourceStore(database: database)
    _ = try await store.setEnabled(SourceConfiguration.core.number, true)
    #expect(try await SQLiteUndoLog(database: database).steps() == [])
  }

  @Test(arguments: ["kind = 'xx'", "place = NULL", "position = x'00'", "source_language = 'xx'", "target_language = 'en'"])
  func `a damaged source is damage, not the end of the program`(change: String) async throws {
    _ = try await temporary.sourceStore().add(mueller)
    try await temporary.damage("UPDATE source SET \(change) WHERE kind <> 'core'")
    await #expect(throws: StorageError.corrupt(path: temporary.path)) { try await temporary.sourceStore().sources() }
  }

  private let mueller = NewSource(name: "mueller", kind: .dictorg(path: "/usr/share/dictd/mueller7.index"), direction: .initial)
}

extension TemporaryDatabase {
  fileprivate func sourceStore() -> SQLiteSourceStore { SQLiteSourceStore(database: open()) }
}
