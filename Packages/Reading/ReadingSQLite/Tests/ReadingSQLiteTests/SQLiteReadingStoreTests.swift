import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Foundation
import Reading
import ReadingSQLite
import ReadingTesting
import Testing

struct SQLiteReadingStoreTests {
  private let temporary = TemporaryDatabase(
    migrations: ReadingSchema.migrations, tables: ReadingSchema.tables, clock: .ticking(from: Timestamp(milliseconds: 1_000))
  )

  private var store: any ReadingStore { SQLiteReadingStore(database: temporary.open()) }
  private let moment = Timestamp(milliseconds: 5_000)

  private var text: ReadText {
    ReadText(
      id: ReadText.ID(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))), path: "/home/ana/cuento.txt", digest: "ab12",
      title: "El cuento", languages: LanguagePair(from: "es", to: "en"), place: TextPlace(block: 3, word: 7),
      count: WordCount(words: 400, known: 350), opened: moment
    )
  }

  @Test(arguments: ReadingStoreContract.all)
  func `the store in the database keeps the contract`(contract: ReadingStoreContract) async throws {
    let violations = try await contract.violations(store)
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `what was kept outlives the process that kept it`() async throws {
    let level = ReadingLevel(language: "es", estimate: 3400, margin: 3000...3900, time: moment)
    try await store.mark(["casa", "perro"], in: "es", as: .known, at: moment)
    try await store.setLevel(level)
    try await store.remember(text)
    #expect(try await store.marks(of: ["perro", "gato"], in: "es") == ["perro": .known])
    #expect(try await store.levels() == [level])
    #expect(try await store.recentTexts(limit: 9) == [text])
  }

  @Test func `marks, levels and forgotten texts can be undone, the place in a text cannot`() async throws {
    let database = temporary.open()
    let store: any ReadingStore = SQLiteReadingStore(database: database)
    let log = SQLiteUndoLog(database: database)
    try await store.remember(text)
    #expect(try await log.steps() == [])
    try await store.mark(["casa"], in: "es", as: .known, at: moment)
    try await store.mark(["casa"], in: "es", as: .ignored, at: moment)
    try await store.setLevel(ReadingLevel(language: "es", estimate: 100, time: moment))
    try await store.forget([text.id])
    #expect(try await log.steps().map(\.name) == [.readForget, .level, .readIgnore, .readKnown])
    for _ in 1...3 { _ = try await log.undo() }
    #expect(try await store.recentTexts(limit: 9) == [text])
    #expect(try await store.levels() == [])
    #expect(try await store.marks(of: ["casa"], in: "es") == ["casa": .known])
  }

  @Test func `reading makes no file`() async throws {
    #expect(try await store.recentTexts(limit: 9) == [])
    #expect(try await store.merge([text], isTrial: true, in: nil) == ImportCounts(new: 1))
    #expect(!temporary.exists)
  }

  @Test(arguments: [
    "reading_mark SET kind = 'loved'", "reading_level SET low = 9, high = 3", "reading_level SET time = 9.5e300",
    "reading_text SET id = NULL",
    "reading_text SET block = NULL",
  ])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    try await store.mark(["casa"], in: "es", as: .known, at: moment)
    try await store.setLevel(ReadingLevel(language: "es", estimate: 100, margin: 90...110, time: moment))
    try await store.remember(text)
    try await temporary.damage("UPDATE \(change)")
    await #expect(throws: StorageError.corrupt(path: temporary.path)) {
      _ = try await store.marks(of: ["casa"], in: "es")
      _ = try await store.levels()
      _ = try await store.recentTexts(limit: 9)
    }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }
}
