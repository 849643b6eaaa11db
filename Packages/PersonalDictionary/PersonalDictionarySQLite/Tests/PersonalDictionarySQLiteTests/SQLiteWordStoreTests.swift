import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

struct SQLiteWordStoreTests {
  @Test(arguments: WordStoreContract.all)
  func `the store in the database keeps the contract`(contract: WordStoreContract) async throws {
    let folder = try TemporaryFolder()
    let store = folder.wordStore()
    let violations = try await contract.violations(store)
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `words outlive the process that saved them`() async throws {
    let folder = try TemporaryFolder()
    var full = try draft("casa", ["house", "home"], tags: ["a", "b"])
    full.ownTranslations = ["hogar"]
    full.note = "note"
    full.isStarred = true
    full.pendingReason = .offline
    let saved = try await folder.wordStore().save([full]).map(\.word)
    #expect(try await folder.wordStore().words(WordQuery()) == saved)
  }

  @Test func `reading makes no file`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await folder.wordStore().words(WordQuery()) == [])
    #expect(try await SQLiteDirectionStore(database: folder.database()).chosenDirection() == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
  }

  @Test func `more conditions than the database can look for are refused, and nothing is called damaged`() async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.wordStore().save([draft("casa")])
    var query = WordQuery()
    query.tags = (1...1100).map { "tag\($0)" }
    await #expect(throws: WordStoreError.storage(.tooManyConditions)) { try await folder.wordStore().words(query) }
    query.tags.removeLast(1000)
    #expect(try await folder.wordStore().words(query) == [])
  }

  @Test(arguments: ["text = NULL", "id = x'00'", "created = NULL", "source_language = 'xx'"])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.wordStore().save([draft("casa")])
    let database = folder.database()
    try await database.write {
      try $0.execute(
        sql:
          "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(replace(replace(sql, 'NOT NULL', ''), 'CHECK (length(id) = 16)', ''), 'STRICT', '') WHERE name = 'word'"
      )
    }
    database.close()
    let broken = folder.database()
    try await broken.write { try $0.execute(sql: "UPDATE word SET \(change)") }
    let path = broken.path
    await #expect(throws: WordStoreError.storage(.corrupt(path: path))) { try await folder.wordStore().words(WordQuery()) }
  }

  @Test(arguments: PersonalDictionarySchema.tables.map(\.name))
  func `the columns of a registered table are those of the schema`(table: String) async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.wordStore().save([draft("casa")])
    let columns = try await folder.database().read(orWhenMissing: []) {
      try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('\(table)')")
    }
    let registered = try #require(PersonalDictionarySchema.tables.first { $0.name == table })
    #expect(registered.columns == columns)
    #expect(columns.last == "checksum")
    #expect(registered.silentColumns.isSubset(of: columns))
  }

  @Test func `what is derived from the words is in step, and rebuilt when it is not`() async throws {
    let folder = try TemporaryFolder()
    _ = try await folder.wordStore().save([draft("casa", ["house"]), draft("perro", ["dog"])])
    let database = folder.database()
    let check = SQLiteDataCheck(database: database)
    #expect(await check.problems(isDeep: true) == [])
    try await database.write { try $0.execute(sql: "UPDATE word_number SET last = 1; DELETE FROM word_search_data WHERE id > 10") }
    #expect(await check.problems(isDeep: false) == [.outOfStep("word_search"), .outOfStep("word_number")])
    _ = try await check.repair()
    #expect(await check.problems(isDeep: true) == [])
    var query = WordQuery()
    query.terms = [SearchTerm("erro")]
    #expect(try await folder.wordStore().words(query).map(\.text) == ["perro"])
  }

  @Test func `the chosen direction is kept`() async throws {
    let folder = try TemporaryFolder()
    let direction = try #require(Direction(from: .german, to: .italian))
    try await SQLiteDirectionStore(database: folder.database()).choose(direction)
    try await SQLiteDirectionStore(database: folder.database()).choose(direction.reversed)
    #expect(try await SQLiteDirectionStore(database: folder.database()).chosenDirection() == direction.reversed)
  }

  @Test func `a second that is full of words has room in the next`() async throws {
    let folder = try TemporaryFolder()
    let database = folder.database()
    let store = SQLiteWordStore(database: database, clock: .fixed(Timestamp(milliseconds: 1_000)), random: .counting())
    _ = try await store.save([draft("uno")])
    try await database.write { try $0.execute(sql: "DELETE FROM word_search; UPDATE word SET position = (1 << 16) + 65535") }
    _ = try await store.save([draft("dos"), draft("tres")])
    #expect(try await store.words(WordQuery()).map(\.text) == ["tres", "dos", "uno"])
  }

  @Test func `a rare short text is found behind thousands of newer words`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.wordStore()
    _ = try await store.save([draft("xyj"), draft("qq"), draft("ж", from: .russian)])
    _ = try await store.save((1...3000).map { try draft("palabra \($0)", ["word"]) })
    for (text, numbers) in [("j", [1]), ("yj", [1]), ("xy", [1]), ("qq", [2]), ("q", [2]), ("ж", [3]), ("жж", [])]
      as [(String, [Word.Number])]
    {
      var query = WordQuery()
      query.terms = [SearchTerm(text)]
      query.limit = 5
      #expect(try await store.words(query).map(\.number) == numbers, "\(text)")
    }
  }
}

/// A folder that is deleted after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func database() -> SQLiteDatabase {
    let schema = DatabaseSchema(
      applicationID: 0x676C_6F74, migrations: PersonalDictionarySchema.migrations + PersonalDictionarySchema.sourceMigrations,
      tables: PersonalDictionarySchema.tables,
      derived: PersonalDictionarySchema.derived, counters: PersonalDictionarySchema.counters
    )
    return SQLiteDatabase(path: path + "/data/words.db", schema: schema, clock: .fixed(Timestamp(milliseconds: 1_000)), log: SilentLog())
  }

  func wordStore() -> SQLiteWordStore {
    SQLiteWordStore(database: database(), clock: .ticking(from: Timestamp(milliseconds: 1_000)), random: .counting())
  }
}
