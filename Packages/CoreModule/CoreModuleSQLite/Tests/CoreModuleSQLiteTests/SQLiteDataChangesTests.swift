import CoreModule
import CoreModuleSQLite
import GRDB
import Testing

@Suite(.timeLimit(.minutes(30)))
struct SQLiteDataChangesTests {
  @Test func `a commit of this process names the areas it touched`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("before")
    let changes = SQLiteDataChanges(database: database)
    let stream = changes.subscribe()
    try await database.write { try $0.execute(sql: "INSERT INTO other VALUES (1)") }
    try await database.add("after")
    let first = await stream.first { _ in true }
    #expect(first == .here([.notes]))
  }

  @Test func `a change that is rolled back is announced to nobody`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("before")
    let stream = SQLiteDataChanges(database: database).subscribe()
    await #expect(throws: StorageError.self) {
      try await database.write { database in
        try database.execute(sql: "INSERT INTO note VALUES ('undone')")
        throw StorageError.busy(path: "")
      }
    }
    _ = stream
    let changes = SQLiteDataChanges(database: database)
    let later = changes.subscribe()
    try await database.add("after")
    #expect(await later.first { _ in true } == .here([.notes]))
    #expect(try await database.notes() == ["before", "after"])
  }

  @Test func `a commit of another connection is announced`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("ours")
    let changes = SQLiteDataChanges(database: database)
    let stream = changes.subscribe()
    try await temporary.open().add("theirs")
    #expect(await stream.first { _ in true } == .elsewhere)
    #expect(try await database.notes() == ["ours", "theirs"])
  }

  @Test func `each commit of this or another connection makes another version, and nothing else does`() async throws {
    let temporary = try TemporaryDatabase()
    let (database, other) = (temporary.open(), temporary.open())
    let changes = SQLiteDataChanges(database: database)
    #expect(await changes.version() == nil)
    try await database.add("ours")
    var versions = [await changes.version()]
    try await other.add("theirs")
    versions.append(await changes.version())
    try await database.add("ours again")
    versions.append(await changes.version())
    _ = try await (database.notes(), other.notes())
    #expect(await changes.version() == versions.last)
    database.close()
    _ = try await database.notes()
    try await other.add("theirs again")
    versions.append(await changes.version())
    #expect(Set(versions.compactMap(\.self)).count == 4)
  }

  @Test func `a database that another process makes is announced`() async throws {
    let temporary = try TemporaryDatabase()
    let changes = SQLiteDataChanges(database: temporary.open())
    let stream = changes.subscribe()
    try await temporary.open().add("theirs")
    #expect(await stream.first { _ in true } == .elsewhere)
  }
}
