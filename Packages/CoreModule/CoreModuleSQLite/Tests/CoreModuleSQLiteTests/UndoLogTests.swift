import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import GRDB
import Testing

struct UndoLogTests {
  private static let changes = [
    "INSERT INTO note (text, extra) VALUES ('three', x'00FF')",
    "INSERT INTO note (text) VALUES ('three'), ('four'), ('five')",
    "UPDATE note SET text = text || '!'",
    "UPDATE note SET text = 'uno', extra = 2.5, seen = 7 WHERE id = 1",
    "UPDATE note SET extra = NULL WHERE id = 2",
    "DELETE FROM note WHERE id = 1",
    "DELETE FROM note",
    "DELETE FROM note WHERE id = 2; INSERT INTO note (id, text) VALUES (2, 'zwei'); UPDATE note SET text = 'drei' WHERE id = 2",
    "INSERT OR REPLACE INTO note (id, text) VALUES (1, 'two')",
    "INSERT INTO note (id, text) VALUES (1, 'eins') ON CONFLICT (id) DO UPDATE SET text = excluded.text",
  ]

  @Test(arguments: changes)
  func `a change can be taken back and done again, to the last bit`(sql: String) async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.write {
      try $0.execute(sql: "INSERT INTO note (text, extra) VALUES ('one', 'ö'), ('two', x'61')")
    }
    let before = try database.rows()
    try await database.change(sql, subjects: ["it"])
    let after = try database.rows()
    #expect(before != after)
    let log = SQLiteUndoLog(database: database)
    for _ in 1...3 {
      #expect(try await log.undo()?.subjects == ["it"])
      #expect(try database.rows() == before)
      #expect(try await log.undo() == nil)
      #expect(try await log.redo()?.subjects == ["it"])
      #expect(try database.rows() == after)
      #expect(try await log.redo() == nil)
    }
  }

  @Test func `steps are taken back one by one, by another program too`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for text in ["one", "two", "three"] { try await database.add(text) }
    database.close()
    let other = temporary.open()
    let log = SQLiteUndoLog(database: other)
    #expect(try await log.undo()?.subjects == ["three"])
    #expect(try await log.undo()?.subjects == ["two"])
    #expect(try await other.notes() == ["one"])
    #expect(try await log.redo()?.subjects == ["two"])
    #expect(try await log.steps().map(\.isUndone) == [true, false, false])
    #expect(try await log.steps().map(\.number) == [3, 2, 1])
  }

  @Test func `a new change makes the steps that were taken back go`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for text in ["one", "two", "three"] { try await database.add(text) }
    let log = SQLiteUndoLog(database: database)
    _ = try await log.undo()
    _ = try await log.undo()
    try await database.add("four")
    #expect(try await log.redo() == nil)
    #expect(try await log.steps().flatMap(\.subjects) == ["four", "one"])
    #expect(try await log.steps().map(\.number) == [4, 1])
  }

  @Test func `what the user did not do is no step`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.change("UPDATE note SET seen = seen + 1")
    try await database.change("UPDATE note SET text = text")
    try await database.change("INSERT INTO other VALUES (1)")
    try await database.write { try $0.execute(sql: "UPDATE note SET extra = 'found'") }
    let log = SQLiteUndoLog(database: database)
    #expect(try await log.steps().count == 1)
  }

  @Test func `taking back an edit leaves alone what other changes brought since`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.change("UPDATE note SET text = 'uno'")
    try await database.write { try $0.execute(sql: "UPDATE note SET extra = 'found', seen = 5") }
    _ = try await SQLiteUndoLog(database: database).undo()
    let texts = try await database.read(orWhenMissing: []) { try String.fetchAll($0, sql: "SELECT text || extra || seen FROM note") }
    #expect(texts == ["onefound5"])
  }

  @Test func `a counter that went on since is not set back`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.change("UPDATE note SET text = 'uno', seen = 1")
    try await database.change("UPDATE note SET seen = 4")
    let log = SQLiteUndoLog(database: database)
    _ = try await log.undo()
    #expect(try await database.read(orWhenMissing: []) { try String.fetchAll($0, sql: "SELECT text || seen FROM note") } == ["one4"])
    _ = try await log.redo()
    #expect(try await database.read(orWhenMissing: []) { try String.fetchAll($0, sql: "SELECT text || seen FROM note") } == ["uno4"])
  }

  @Test func `a change that was refused or failed is no step`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    await #expect(throws: StorageError.self) { try await database.change("INSERT INTO note (text) VALUES ('two'), ('one')") }
    let refused = try await database.writeOrRefuse(StepName("change")) { database -> Result<Void, UndoError> in
      try database.execute(sql: "DELETE FROM note")
      return .failure(.storage(.corrupt(path: "")))
    }
    #expect(throws: UndoError.self) { try refused.get() }
    #expect(try await SQLiteUndoLog(database: database).steps().count == 1)
    #expect(try await database.notes() == ["one"])
  }

  @Test func `a step that does not fit the data any more changes nothing`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.change("DELETE FROM note")
    try await database.write { try $0.execute(sql: "INSERT INTO note (id, text) VALUES (9, 'one')") }
    let log = SQLiteUndoLog(database: database)
    let step = try #require(try await log.steps().first)
    await #expect(throws: UndoError.impossible(step)) { try await log.undo() }
    #expect(try await database.notes() == ["one"])
    #expect(try await log.steps().map(\.isUndone) == [false, false])
  }

  @Test func `steps are kept for a year, and few go at a time`() async throws {
    let temporary = try TemporaryDatabase()
    try await temporary.addSteps(200, at: 0)
    try await temporary.addSteps(56, at: 400)
    #expect(try await temporary.stepNumbers() == 129...256)
    try await temporary.addSteps(64, at: 400)
    #expect(try await temporary.stepNumbers() == 201...320)
    #expect(try await temporary.open().notes().count == 320)
  }

  @Test func `a clock that was wrong once drops no step`() async throws {
    let temporary = try TemporaryDatabase()
    try await temporary.addSteps(127, at: 0)
    try await temporary.addSteps(1, at: 400)
    try await temporary.addSteps(64, at: 0)
    try await temporary.addSteps(63, at: 1)
    try await temporary.addSteps(1, at: -20_000)
    #expect(try await temporary.stepNumbers() == 1...256)
  }

  @Test func `the newest steps stay however old they are`() async throws {
    let temporary = try TemporaryDatabase()
    try await temporary.addSteps(126, at: 0)
    try await temporary.addSteps(2, at: 400)
    #expect(try await temporary.stepNumbers() == 64...128)
  }

  @Test func `a step that is about nothing but a column that is gone changes nothing`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.change("UPDATE note SET extra = 1")
    database.close()
    let dropping = SchemaMigration("notes 2") { try $0.execute(sql: "ALTER TABLE note DROP COLUMN extra") }
    let narrow = StoredTable("note", columns: ["id", "text", "seen", "checksum"], area: .notes, silentColumns: ["seen"])
    let newer = temporary.open(migrations: TemporaryDatabase.migrations + [dropping], tables: [narrow])
    try await newer.add("two")
    let log = SQLiteUndoLog(database: newer)
    for _ in 1...2 { _ = try await log.undo() }
    #expect(try await newer.notes() == ["one"])
  }

  @Test func `a damaged step is refused`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.write { try $0.execute(sql: "UPDATE undo_step SET changes = CAST(changes || x'00' AS BLOB)") }
    await #expect(throws: UndoError.storage(.corrupt(path: temporary.path))) {
      try await SQLiteUndoLog(database: database).undo()
    }
    #expect(try await database.notes() == ["one"])
  }

  @Test func `every record carries a sum that shows damage`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for text in ["one", "two"] { try await database.add(text) }
    try await database.change("UPDATE note SET extra = 1 WHERE id = 1")
    try await database.write { try $0.execute(sql: "UPDATE note SET seen = 3 WHERE id = 2") }
    #expect(try await database.damaged() == [])
    let raw = try DatabaseQueue(path: temporary.path)
    try await raw.write { try $0.execute(sql: "UPDATE note SET text = 'twp' WHERE id = 2") }
    #expect(try await database.damaged() == [2])
  }
}

extension SQLiteDatabase {
  fileprivate func rows() throws -> [Row] {
    try DatabaseQueue(path: path).read { try Row.fetchAll($0, sql: "SELECT * FROM note ORDER BY id") }
  }

  fileprivate func damaged() async throws -> [Int] {
    try await read(orWhenMissing: []) {
      try Int.fetchAll($0, sql: "SELECT id FROM note WHERE checksum IS NOT record_checksum(id, text, seen, extra)")
    }
  }
}

extension TemporaryDatabase {
  /// Makes `count` changes on a day, counted from 1970.
  fileprivate func addSteps(_ count: Int, at day: Int64) async throws {
    let database = SQLiteDatabase(
      path: path, schema: DatabaseSchema(applicationID: 7, migrations: Self.migrations, tables: [Self.note]),
      clock: .fixed(Timestamp(milliseconds: day * 86_400_000)), log: SilentLog()
    )
    for _ in 0..<count { try await database.change("INSERT INTO note (text) VALUES (hex(randomblob(16)))") }
  }

  /// The steps between the oldest and the newest must be complete.
  fileprivate func stepNumbers() async throws -> ClosedRange<Int> {
    let numbers = try await SQLiteUndoLog(database: open()).steps().map(\.number)
    let range = try #require(numbers.last)...(try #require(numbers.first))
    #expect(numbers == Array(range.reversed()))
    return range
  }
}
