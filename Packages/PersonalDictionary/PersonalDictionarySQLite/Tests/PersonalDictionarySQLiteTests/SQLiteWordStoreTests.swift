import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import GRDB
import PersonalDictionary
import PersonalDictionarySQLite
import PersonalDictionaryTesting
import Testing

struct SQLiteWordStoreTests {
  private let temporary = TemporaryDatabase.words()

  @Test(arguments: WordStoreContract.all)
  func `the store in the database keeps the contract`(contract: WordStoreContract) async throws {
    let store = temporary.wordStore()
    let violations = try await contract.violations(store)
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `words outlive the process that saved them`() async throws {
    var full = try draft("casa", ["house", "home"], tags: ["a", "b"])
    full.ownTranslations = ["hogar"]
    full.note = "note"
    full.isStarred = true
    full.pendingReason = .offline
    let saved = try await temporary.wordStore().save([full])
    #expect(try await temporary.wordStore().words(WordQuery()) == saved)
  }

  @Test func `words of a database without examples are kept, and damaged ones stay damaged`() async throws {
    let before = PersonalDictionarySchema.migrations + PersonalDictionarySchema.sourceMigrations + PersonalDictionarySchema.searchMigrations
    let old = temporary.open(migrations: before)
    try await old.write { _ in }
    old.close()
    try await DatabaseQueue(path: temporary.path).write { database in
      for (number, text) in [(1, "casa"), (2, "perro")] {
        try database.execute(
          sql: """
            INSERT INTO word (position, number, id, text, source_language, target_language, own_translations, is_starred, note, lookups,
              created, updated, folded_text, folded_translations)
            VALUES (\(number), \(number), randomblob(16), '\(text)', 'es', 'en', 'thing', 0, 'Märkt', 1, 5, 5, '\(text)', 'thing');
            UPDATE word_number SET last = 2
            """)
        let row = try #require(try Row.fetchOne(database, sql: "SELECT * FROM word WHERE number = ?", arguments: [number]))
        let checksum = number == 2 ? 7 : Checksum.of(Array(row.databaseValues.dropLast()))
        try database.execute(sql: "UPDATE word SET checksum = ? WHERE number = ?", arguments: [checksum, number])
      }
    }
    let database = temporary.open()
    let store = SQLiteWordStore(database: database, clock: .ticking(from: Timestamp(milliseconds: 1_000)), random: .counting())
    #expect(try await store.words(WordQuery()).map(\.examples) == [[], []])
    var query = WordQuery()
    query.terms = [SearchTerm("markt")]
    #expect(try await store.words(query).map(\.text) == ["perro", "casa"])
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true).count == 1)
    #expect(try await temporary.misdescribedTables() == [])
  }

  @Test func `reading makes no file`() async throws {
    #expect(try await temporary.wordStore().words(WordQuery()) == [])
    #expect(try await SQLiteDirectionStore(database: temporary.open()).chosenDirection() == nil)
    #expect(!temporary.exists)
  }

  @Test func `more conditions than the database can look for are refused, and nothing is called damaged`() async throws {
    _ = try await temporary.wordStore().save([draft("casa")])
    var query = WordQuery()
    query.tags = (1...1100).map { "tag\($0)" }
    await #expect(throws: WordStoreError.storage(.tooManyConditions)) { try await temporary.wordStore().words(query) }
    query.tags.removeLast(1000)
    #expect(try await temporary.wordStore().words(query) == [])
  }

  @Test(arguments: ["text = NULL", "id = x'00'", "created = NULL", "source_language = 'xx'", "examples = '{'", "examples = '[1]'"])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    _ = try await temporary.wordStore().save([draft("casa")])
    try await temporary.damage("UPDATE word SET \(change)")
    await #expect(throws: WordStoreError.storage(.corrupt(path: temporary.path))) { try await temporary.wordStore().words(WordQuery()) }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }

  @Test func `what is derived from the words is in step, and rebuilt when it is not`() async throws {
    _ = try await temporary.wordStore().save([draft("casa", ["house"]), draft("perro", ["dog"])])
    let database = temporary.open()
    let check = SQLiteDataCheck(database: database)
    #expect(await check.problems(isDeep: true) == [])
    try await database.write { try $0.execute(sql: "UPDATE word_number SET last = 1; DELETE FROM word_search_data WHERE id > 10") }
    #expect(await check.problems(isDeep: false) == [.outOfStep("word_search"), .outOfStep("word_number")])
    _ = try await check.repair()
    #expect(await check.problems(isDeep: true) == [])
    var query = WordQuery()
    query.terms = [SearchTerm("erro")]
    #expect(try await temporary.wordStore().words(query).map(\.text) == ["perro"])
  }

  @Test func `the chosen direction is kept`() async throws {
    let direction = try #require(Direction(from: .german, to: .italian))
    try await SQLiteDirectionStore(database: temporary.open()).choose(direction)
    try await SQLiteDirectionStore(database: temporary.open()).choose(direction.reversed)
    #expect(try await SQLiteDirectionStore(database: temporary.open()).chosenDirection() == direction.reversed)
  }

  @Test func `a second that is full of words has room in the next`() async throws {
    let database = temporary.open()
    let store = SQLiteWordStore(database: database, clock: .fixed(Timestamp(milliseconds: 1_000)), random: .counting())
    _ = try await store.save([draft("uno")])
    try await database.write { try $0.execute(sql: "DELETE FROM word_search; UPDATE word SET position = (1 << 16) + 65535") }
    _ = try await store.save([draft("dos"), draft("tres")])
    #expect(try await store.words(WordQuery()).map(\.text) == ["tres", "dos", "uno"])
  }

  @Test func `a rare short text is found behind thousands of newer words`() async throws {
    let store = temporary.wordStore()
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

extension TemporaryDatabase {
  static func words() -> TemporaryDatabase {
    TemporaryDatabase(
      migrations: PersonalDictionarySchema.migrations + PersonalDictionarySchema.sourceMigrations
        + PersonalDictionarySchema.searchMigrations + PersonalDictionarySchema.exampleMigrations + PersonalDictionarySchema.tagMigrations
        + PersonalDictionarySchema.laterMigrations,
      tables: PersonalDictionarySchema.tables,
      derived: PersonalDictionarySchema.derived
    )
  }

  func wordStore() -> SQLiteWordStore {
    SQLiteWordStore(database: open(), clock: .ticking(from: Timestamp(milliseconds: 1_000)), random: .counting())
  }
}
