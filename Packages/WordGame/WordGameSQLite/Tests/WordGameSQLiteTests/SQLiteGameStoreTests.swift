import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Testing
import WordGame
import WordGameSQLite
import WordGameTesting

struct SQLiteGameStoreTests {
  private let temporary = TemporaryDatabase.games()

  @Test(arguments: GameStoreContract.all)
  func `the store in the database keeps the contract`(contract: GameStoreContract) async throws {
    let violations = try await contract.violations(temporary.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `an answer outlives the process that kept it`() async throws {
    let round = SampleRound(1, right: [true, false], isLeft: true)
    for played in round.played { try await temporary.store().keep(played.answer, of: played.record) }
    #expect(try await temporary.store().rounds(RoundQuery()) == [round.record])
    #expect(try await temporary.store().answers(of: round.record.setup.id) == round.answers)
  }

  @Test func `reading makes no file`() async throws {
    #expect(try await temporary.store().rounds(RoundQuery()) == [])
    #expect(try await temporary.store().merge([SampleRound(1).whole], isTrial: true, in: nil) == ImportCounts(new: 1))
    #expect(!temporary.exists)
  }

  @Test func `playing is no step that could be taken back`() async throws {
    let database = temporary.open()
    let round = SampleRound(1)
    try await SQLiteGameStore(database: database).keep(round.answers[0], of: round.record)
    #expect(try await SQLiteUndoLog(database: database).steps() == [])
    #expect(database.hasChanged)
  }

  @Test(arguments: [
    "game_round SET pairs = 0", "game_round SET id = NULL", "game_round SET started = NULL", "game_answer SET prompt = NULL",
    "game_answer SET given = 'x'",
  ])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    let round = SampleRound(1)
    try await temporary.store().keep(round.answers[0], of: round.record)
    try await temporary.damage("UPDATE \(change)")
    await #expect(throws: StorageError.corrupt(path: temporary.path)) {
      _ = try await temporary.store().rounds(RoundQuery())
      _ = try await temporary.store().histories(in: .any, .fixed(seconds: 0))
    }
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }
}

extension TemporaryDatabase {
  fileprivate static func games() -> TemporaryDatabase {
    TemporaryDatabase(
      migrations: WordGameSchema.migrations, tables: WordGameSchema.tables, clock: .ticking(from: Timestamp(milliseconds: 1_000))
    )
  }

  fileprivate func store() -> SQLiteGameStore { SQLiteGameStore(database: open()) }
}
