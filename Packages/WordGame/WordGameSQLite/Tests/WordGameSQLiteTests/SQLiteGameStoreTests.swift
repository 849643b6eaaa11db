import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Testing
import WordGame
import WordGameSQLite
import WordGameTesting

struct SQLiteGameStoreTests {
  @Test(arguments: GameStoreContract.all)
  func `the store in the database keeps the contract`(contract: GameStoreContract) async throws {
    let folder = try TemporaryFolder()
    let violations = try await contract.violations(SQLiteGameStore(database: folder.database()))
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `an answer outlives the process that kept it`() async throws {
    let folder = try TemporaryFolder()
    let round = GivenRound(1, right: [true, false], isLeft: true)
    for played in round.played { try await folder.store().keep(played.answer, of: played.record) }
    #expect(try await folder.store().rounds(RoundQuery()) == [round.record])
    #expect(try await folder.store().answers(of: round.record.setup.id) == round.answers)
  }

  @Test func `reading makes no file`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await folder.store().rounds(RoundQuery()) == [])
    #expect(try await folder.store().take([GivenRound(1).whole], isTrial: true) == ImportedRoundCounts(new: 1))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/data"))
  }

  @Test func `playing is no step that could be taken back`() async throws {
    let folder = try TemporaryFolder()
    let database = folder.database()
    let round = GivenRound(1)
    try await SQLiteGameStore(database: database).keep(round.answers[0], of: round.record)
    #expect(try await SQLiteUndoLog(database: database).steps() == [])
    #expect(database.hasChanged)
  }

  @Test(arguments: [
    "game_round SET pairs = 0", "game_round SET id = NULL", "game_round SET started = NULL", "game_answer SET prompt = NULL",
    "game_answer SET given = 'x'",
  ])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    let folder = try TemporaryFolder()
    let round = GivenRound(1)
    try await folder.store().keep(round.answers[0], of: round.record)
    let database = folder.database()
    try await database.write {
      try $0.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_schema SET sql = replace(replace(replace(sql, 'NOT NULL', ''), 'CHECK (length(id) = 16)', ''), 'STRICT', '')
          WHERE name IN ('game_round', 'game_answer')
          """
      )
    }
    database.close()
    let broken = folder.database()
    try await broken.write { try $0.execute(sql: "UPDATE \(change)") }
    let path = broken.path
    await #expect(throws: StorageError.corrupt(path: path)) {
      _ = try await folder.store().rounds(RoundQuery())
      _ = try await folder.store().histories(in: .any, .fixed(seconds: 0))
    }
  }

  @Test(arguments: WordGameSchema.tables.map(\.name))
  func `the columns of a registered table are those of the schema`(table: String) async throws {
    let folder = try TemporaryFolder()
    let round = GivenRound(1)
    try await folder.store().keep(round.answers[0], of: round.record)
    let columns = try await folder.database().read(orWhenMissing: []) {
      try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info(?) ORDER BY cid", arguments: [table])
    }
    #expect(columns == WordGameSchema.tables.first { $0.name == table }?.columns)
  }
}

/// A database in a folder that is gone after the test.
private final class TemporaryFolder: Sendable {
  let path: String

  init() throws { path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)").path() }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func database() -> SQLiteDatabase {
    SQLiteDatabase(
      path: path + "/data/glot.db",
      schema: DatabaseSchema(applicationID: 7, migrations: WordGameSchema.migrations, tables: WordGameSchema.tables),
      clock: .ticking(from: Timestamp(milliseconds: 1_000)), log: SilentLog()
    )
  }

  func store() -> SQLiteGameStore { SQLiteGameStore(database: database()) }
}
