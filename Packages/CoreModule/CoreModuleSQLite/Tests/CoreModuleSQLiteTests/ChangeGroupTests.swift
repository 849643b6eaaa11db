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

  private func together(_ changes: (Change) async -> Result<Int, Refusal>) async throws -> Result<Int, Refusal> {
    try await database.together(StepName("import"), changes)
  }

  private func added(_ texts: String..., in change: Change?) async -> Result<Int, Refusal> {
    do {
      for text in texts { try await database.add(text, in: change) }
      return .success(texts.count)
    } catch { return .failure(Refusal()) }
  }

  /// Lets all runnable tasks run.
  private func letOthersRun() async { for _ in 0..<200 { await Task.yield() } }

  @Test func `several changes are one step`() async throws {
    try await database.add("zero")
    #expect(try await together { await added("one", "two", in: $0) } == .success(2))
    #expect(try await log.steps().map(\.name.description) == ["import", "change"])
    #expect(try await log.steps().first?.subjects == ["one", "two"])
    #expect(try await log.undo()?.subjectCount == 2)
    #expect(try await database.notes() == ["zero"])
    #expect(try await log.redo()?.subjectCount == 2)
    #expect(try await temporary.open().notes() == ["zero", "one", "two"])
  }

  @Test func `a failure takes everything back`() async throws {
    try await database.add("zero")
    let result = try await together {
      _ = await added("one", in: $0)
      return .failure(Refusal())
    }
    #expect(result == .failure(Refusal()))
    #expect(try await database.notes() == ["zero"])
    try await database.add("after")
    #expect(try await log.steps().count == 2)
    #expect(try await temporary.open().notes() == ["zero", "after"])
  }

  @Test func `a change that did not work breaks the group, even if nobody says so`() async throws {
    try await database.add("zero")
    await #expect(throws: StorageError.self) {
      try await together {
        _ = await added("one", in: $0)
        _ = await added("zero", in: $0)
        return .success(1)
      }
    }
    #expect(try await database.notes() == ["zero"])
    #expect(try await together { await added("two", in: $0) } == .success(1))
    #expect(try await database.notes() == ["zero", "two"])
  }

  @Test func `what was changed is seen by who holds the change, and by nobody else before it is kept`() async throws {
    try await database.add("zero")
    var seen: [[String]] = []
    let other = temporary.open()
    _ = try await together { change in
      _ = await added("one", in: change)
      do { seen = [try await database.notes(in: change), try await database.notes(), try await other.notes()] } catch {
        return .failure(Refusal())
      }
      return .success(1)
    }
    #expect(seen == [["zero", "one"], ["zero"], ["zero"]])
    #expect(try await [database.notes(), other.notes()] == [["zero", "one"], ["zero", "one"]])
  }

  @Test func `a change of somebody else waits for its turn, and is not taken back with the group`() async throws {
    try await database.add("zero")
    var elsewhere: Task<Void, any Error>?
    let result = try await together { change in
      _ = await added("one", in: change)
      elsewhere = Task { [database] in try await database.add("elsewhere") }
      await letOthersRun()
      return .failure(Refusal())
    }
    #expect(result == .failure(Refusal()))
    try await elsewhere?.value
    #expect(try await database.notes() == ["zero", "elsewhere"])
    #expect(try await log.undo()?.subjects == ["elsewhere"])
  }

  @Test func `undoing waits for its turn`() async throws {
    try await database.add("zero")
    var undone: Task<UndoStep?, any Error>?
    _ = try await together { change in
      undone = Task { [log] in try await log.undo() }
      await letOthersRun()
      return await added("one", in: change)
    }
    #expect(try await undone?.value?.name == StepName("import"))
    #expect(try await database.notes() == ["zero"])
  }

  @Test func `groups that are asked for at once are made one after the other`() async throws {
    let database = database
    try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          _ = try await database.together(StepName("import")) { change -> Result<Void, Refusal> in
            do throws(StorageError) {
              try await database.add("\(number) a", in: change)
              await Task.yield()
              try await database.add("\(number) b", in: change)
            } catch { return .failure(Refusal()) }
            return number % 2 == 0 ? .success(()) : .failure(Refusal())
          }
        }
      }
      try await group.waitForAll()
    }
    let notes = try await database.notes()
    #expect(Set(notes) == Set((0..<10).flatMap { ["\($0 * 2) a", "\($0 * 2) b"] }))
    // No other change came between the two of a group.
    #expect(stride(from: 0, to: notes.count, by: 2).allSatisfy { notes[$0].dropLast() == notes[$0 + 1].dropLast() })
    #expect(try await log.steps().map(\.subjectCount) == Array(repeating: 2, count: 10))
  }

  @Test func `a change that is over cannot be used`() async throws {
    var kept: Change?
    _ = try await together { change in
      kept = change
      return await added("one", in: change)
    }
    let change = try #require(kept)
    await #expect(throws: StorageError.self) { try await database.add("two", in: change) }
    await #expect(throws: StorageError.self) { try await database.notes(in: change) }
    #expect(try await database.notes() == ["one"])
  }

  @Test func `a group without a change makes no database and no step`() async throws {
    #expect(try await together { _ in .success(0) } == .success(0))
    #expect(!FileManager.default.fileExists(atPath: temporary.path))
    try await database.add("one")
    _ = try await together { _ in .success(0) }
    #expect(try await log.steps().count == 1)
  }

  @Test func `what changed only silent columns is a step of a group, and comes back both ways`() async throws {
    try await database.add("one")
    _ = try await together {
      do { try await database.change("UPDATE note SET seen = 5", in: $0) } catch { return .failure(Refusal()) }
      return .success(1)
    }
    func seen() async throws -> Int? { try await database.read(orWhenMissing: nil) { try Int.fetchOne($0, sql: "SELECT seen FROM note") } }
    #expect(try await seen() == 5)
    #expect(try await log.undo()?.name == StepName("import"))
    #expect(try await seen() == 0)
    #expect(try await log.redo()?.name == StepName("import"))
    #expect(try await seen() == 5)
  }
}
