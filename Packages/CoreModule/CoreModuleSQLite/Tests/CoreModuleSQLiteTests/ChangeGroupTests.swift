import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Testing

struct ChangeGroupTests {
  private struct Refusal: Error, Equatable {}

  let temporary: TemporaryDatabase
  let database: SQLiteDatabase
  let log: SQLiteUndoLog

  init() throws {
    temporary = try TemporaryDatabase()
    database = temporary.open()
    log = SQLiteUndoLog(database: database)
  }

  private func together(_ changes: () async -> Result<Int, Refusal>) async throws -> Result<Int, Refusal> {
    try await database.together(StepName("import"), changes)
  }

  private func added(_ texts: String...) -> Result<Int, Refusal> {
    do {
      for text in texts { try database.add(text) }
      return .success(texts.count)
    } catch { return .failure(Refusal()) }
  }

  @Test func `several changes are one step`() async throws {
    try database.add("zero")
    #expect(try await together { added("one", "two") } == .success(2))
    #expect(try await log.steps().map(\.name.description) == ["import", "change"])
    #expect(try await log.steps().first?.subjects == ["one", "two"])
    #expect(try await log.undo()?.subjectCount == 2)
    #expect(try database.notes() == ["zero"])
    #expect(try await log.redo()?.subjectCount == 2)
    #expect(try temporary.open().notes() == ["zero", "one", "two"])
  }

  @Test func `a failure takes everything back`() async throws {
    try database.add("zero")
    let result = try await together {
      _ = added("one")
      return .failure(Refusal())
    }
    #expect(result == .failure(Refusal()))
    #expect(try database.notes() == ["zero"])
    try database.add("after")
    #expect(try await log.steps().count == 2)
    #expect(try temporary.open().notes() == ["zero", "after"])
  }

  @Test func `a change that did not work breaks the group, even if nobody says so`() async throws {
    try database.add("zero")
    await #expect(throws: StorageError.self) {
      try await together {
        _ = added("one")
        _ = added("zero")
        return .success(1)
      }
    }
    #expect(try database.notes() == ["zero"])
    #expect(try await together { added("two") } == .success(1))
    #expect(try database.notes() == ["zero", "two"])
  }

  @Test func `inside a group its own changes are seen`() async throws {
    var seen: [String] = []
    _ = try await together {
      let result = added("one")
      do { seen = try database.notes() } catch { return .failure(Refusal()) }
      return result
    }
    #expect(seen == ["one"])
  }

  @Test func `a group without a change makes no database and no step`() async throws {
    #expect(try await together { .success(0) } == .success(0))
    #expect(!FileManager.default.fileExists(atPath: temporary.path))
    try database.add("one")
    _ = try await together { .success(0) }
    #expect(try await log.steps().count == 1)
  }

  @Test func `what changed only silent columns is a step of a group, and comes back both ways`() async throws {
    try database.add("one")
    _ = try await together {
      do { try database.change("UPDATE note SET seen = 5") } catch { return .failure(Refusal()) }
      return .success(1)
    }
    func seen() throws -> Int? { try database.read(orWhenMissing: nil) { try Int.fetchOne($0, sql: "SELECT seen FROM note") } }
    #expect(try seen() == 5)
    #expect(try await log.undo()?.name == StepName("import"))
    #expect(try seen() == 0)
    #expect(try await log.redo()?.name == StepName("import"))
    #expect(try seen() == 5)
  }
}
