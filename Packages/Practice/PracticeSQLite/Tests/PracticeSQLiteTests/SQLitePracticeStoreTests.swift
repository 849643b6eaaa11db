import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Practice
import PracticeSQLite
import PracticeTesting
import Testing

struct SQLitePracticeStoreTests {
  private let temporary = TemporaryDatabase.practice()

  @Test(arguments: PracticeStoreContract.all)
  func `the store in the database keeps the contract`(contract: PracticeStoreContract) async throws {
    let violations = try await contract.violations(temporary.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }
}

extension TemporaryDatabase {
  static func practice() -> TemporaryDatabase {
    TemporaryDatabase(
      migrations: PracticeSchema.migrations, tables: PracticeSchema.tables, derived: PracticeSchema.derived,
      clock: .ticking(from: SamplePractice.noon)
    )
  }

  func store() -> SQLitePracticeStore { SQLitePracticeStore(database: open()) }
}
