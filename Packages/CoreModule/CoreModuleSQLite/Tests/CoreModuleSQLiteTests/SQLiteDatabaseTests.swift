import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Testing

struct SQLiteDatabaseTests {
  @Test func `reading what does not exist makes no file`() async throws {
    let temporary = try TemporaryDatabase()
    #expect(try await temporary.open().notes() == ["none"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.folder + "/data") == [])
  }

  @Test func `what was written is there for the next program, in one private file`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    database.close()
    #expect(try await temporary.open().notes() == ["one"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.folder + "/data") == ["notes.db"])
    let mode = try FileManager.default.attributesOfItem(atPath: temporary.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `the database is opened with the settings that keep its promise`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let settings = try await database.read(orWhenMissing: [:]) { database in
      try ["journal_mode", "synchronous", "foreign_keys", "trusted_schema", "application_id", "user_version"]
        .reduce(into: [String: String]()) { $0[$1] = try String.fetchOne(database, sql: "PRAGMA \($1)") }
    }
    let expected = [
      "journal_mode": "wal", "synchronous": "2", "foreign_keys": "1", "trusted_schema": "0",
      "application_id": "7", "user_version": "2",
    ]
    #expect(settings == expected)
  }

  @Test func `after a change that is larger than the cache, the pages of an index are not read again for each look-up`() async throws {
    let database = try TemporaryDatabase().open()
    let numbers = "WITH RECURSIVE place (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM place WHERE n < 2000)"
    try await database.change("INSERT INTO note (text) \(numbers) SELECT format('%06d with some more text', n) FROM place")
    let reads = try await database.write { database in
      try database.execute(sql: "INSERT INTO other \(numbers) SELECT zeroblob(4000) FROM place")
      let before = try Self.readsOfThread()
      let sql = "\(numbers) SELECT count(*) FROM place WHERE EXISTS (SELECT 1 FROM note WHERE text = format('%06d with some more text', n))"
      #expect(try Int.fetchOne(database, sql: sql) == 2000)
      return try Self.readsOfThread() - before
    }
    #expect(reads < 200)
  }

  /// How often this thread has called `read` and the like.
  private static func readsOfThread() throws -> Int {
    let counters = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8).split(separator: "\n")
    return try #require(counters.first { $0.hasPrefix("syscr: ") }.flatMap { Int($0.dropFirst(7)) })
  }

  @Test func `another file in the place of the open one is used from then on`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let other = try TemporaryDatabase()
    let second = other.open()
    try await second.add("two")
    second.close()
    database.close()
    try await database.add("three")
    try FileManager.default.removeItem(atPath: temporary.folder + "/data")
    #expect(try await database.notes() == ["none"])
    try await database.add("four")
    #expect(try await temporary.open().notes() == ["four"])
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: temporary.path + end) }
    try FileManager.default.moveItem(atPath: other.path, toPath: temporary.path)
    #expect(try await database.notes() == ["two"])
    try await database.add("five")
    #expect(try await temporary.open().notes() == ["two", "five"])
  }

  @Test func `a transaction that fails leaves nothing behind`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    await #expect(throws: StorageError.self) {
      try await database.write { database in
        try database.execute(sql: "INSERT INTO note (text) VALUES ('two')")
        try database.execute(sql: "INSERT INTO note (text) VALUES (NULL)")
      }
    }
    #expect(try await database.notes() == ["one"])
  }

  @Test(arguments: [Data(), Data("hello, this is no database at all".utf8), Data(repeating: 0xA5, count: 8192)])
  func `a file that is no database is refused and left alone`(content: Data) async throws {
    let temporary = try TemporaryDatabase()
    try content.write(to: URL(filePath: temporary.path))
    await #expect(throws: StorageError.foreign(path: temporary.path)) { try await temporary.open().notes() }
    await #expect(throws: StorageError.foreign(path: temporary.path)) { try await temporary.open().add("one") }
    #expect(try Data(contentsOf: URL(filePath: temporary.path)) == content)
  }

  @Test func `the database of another program is refused`() async throws {
    let temporary = try TemporaryDatabase()
    let other = temporary.open(applicationID: 8)
    try await other.add("theirs")
    other.close()
    await #expect(throws: StorageError.foreign(path: temporary.path)) { try await temporary.open().add("ours") }
    #expect(try await temporary.open(applicationID: 8).notes() == ["theirs"])
  }

  @Test func `a folder in the place of the database is refused`() async throws {
    let temporary = try TemporaryDatabase()
    try FileManager.default.createDirectory(atPath: temporary.path, withIntermediateDirectories: true)
    await #expect(throws: StorageError.foreign(path: temporary.path)) { try await temporary.open().notes() }
  }

  @Test func `a damaged database says so`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for number in 1...2000 { try await database.add("note \(number)") }
    database.close()
    var bytes = try Data(contentsOf: URL(filePath: temporary.path))
    bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0xFF, count: bytes.count - 4096))
    try bytes.write(to: URL(filePath: temporary.path))
    await #expect(throws: StorageError.corrupt(path: temporary.path)) { try await temporary.open().notes() }
  }

  @Test func `a later version migrates and an earlier one refuses`() async throws {
    let temporary = try await TemporaryDatabase(notes: ["one"])
    let later = TemporaryDatabase.migrations(and: "ALTER TABLE note ADD COLUMN star INTEGER; UPDATE note SET text = 'migrated'")
    let second = temporary.open(migrations: later)
    #expect(try await second.notes() == ["migrated"])
    second.close()
    await #expect(throws: StorageError.newerVersion(path: temporary.path)) { try await temporary.open().notes() }
    #expect(try await temporary.open(migrations: later).notes() == ["migrated"])
  }

  @Test func `a migration that fails changes nothing`() async throws {
    let temporary = try await TemporaryDatabase(notes: ["one"])
    let broken = TemporaryDatabase.migrations(and: "DELETE FROM note; INSERT INTO missing VALUES (1)")
    await #expect(throws: StorageError.self) { try await temporary.open(migrations: broken).notes() }
    #expect(try await temporary.open().notes() == ["one"])
  }

  @Test func `many first writers make one database`() async throws {
    let temporary = try TemporaryDatabase()
    let databases = (0..<8).map { _ in temporary.open() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, database) in databases.enumerated() {
        group.addTask { @concurrent in try await database.add("note \(index)") }
      }
      try await group.waitForAll()
    }
    #expect(try await temporary.open().notes().sorted() == (0..<8).map { "note \($0)" })
  }

  @Test func `a folder that cannot be made is told by its name`() async throws {
    let temporary = try TemporaryDatabase()
    try Data().write(to: URL(filePath: temporary.folder + "/file"))
    let path = temporary.folder + "/file/notes.db"
    let database = SQLiteDatabase(
      path: path, schema: DatabaseSchema(applicationID: 7, migrations: TemporaryDatabase.migrations, tables: []),
      clock: .fixed(Timestamp(milliseconds: 0)), log: SilentLog()
    )
    await #expect(throws: StorageError.cannotCreate(path: path)) { try await database.add("one") }
  }

  @Test func `a log left over from a database that is gone is not replayed into a new one`() async throws {
    let temporary = try TemporaryDatabase()
    let old = temporary.open()
    try await old.add("old")
    try FileManager.default.copyItem(atPath: temporary.path + "-wal", toPath: temporary.path + "-copy")
    old.close()
    try FileManager.default.removeItem(atPath: temporary.path)
    try FileManager.default.moveItem(atPath: temporary.path + "-copy", toPath: temporary.path + "-wal")
    try Data("earlier".utf8).write(to: URL(filePath: temporary.path + "-wal.orphan"))
    let new = temporary.open()
    try await new.add("new")
    #expect(try await new.notes() == ["new"])
    #expect(try String(contentsOfFile: temporary.path + "-wal.orphan", encoding: .utf8) == "earlier")
    #expect(FileManager.default.fileExists(atPath: temporary.path + "-wal.orphan-2"))
  }

  @Test func `a symbolic link leads to the database, made whole at its end`() async throws {
    let temporary = try TemporaryDatabase()
    try FileManager.default.createSymbolicLink(atPath: temporary.path, withDestinationPath: "../target/x.db")
    #expect(try await temporary.open().notes() == ["none"])
    let database = temporary.open()
    try await database.add("one")
    database.close()
    #expect(try await temporary.open().notes() == ["one"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.folder + "/target") == ["x.db"])
  }

  @Test(arguments: ["a b", "50%", "what?", "#1", "año", "a'b", "x&y=z;"])
  func `any folder name will do`(name: String) async throws {
    let temporary = try TemporaryDatabase()
    let path = temporary.folder + "/\(name)/notes.db"
    let schema = DatabaseSchema(applicationID: 7, migrations: TemporaryDatabase.migrations, tables: [])
    let database = SQLiteDatabase(path: path, schema: schema, clock: .fixed(Timestamp(milliseconds: 0)), log: SilentLog())
    try await database.add("one")
    database.close()
    #expect(
      try await SQLiteDatabase(path: path, schema: schema, clock: .fixed(Timestamp(milliseconds: 0)), log: SilentLog()).notes() == ["one"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.folder + "/\(name)") == ["notes.db"])
  }

  @Test func `a version that cannot be is damage`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.write { try $0.execute(sql: "PRAGMA user_version = -1") }
    database.close()
    await #expect(throws: StorageError.corrupt(path: temporary.path)) { try await temporary.open().notes() }
  }

  @Test func `a schema that lost a table is told by its name`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.write { try $0.execute(sql: "DROP TABLE note") }
    let notes = "sqlite_autoindex_note_1"
    await #expect(throws: StorageError.unknownStructure(path: temporary.path, names: ["note", notes])) { try await database.notes() }
  }

  @Test func `opening looks at the structure, of an earlier version too, before a migration could set off a trigger`() async throws {
    let temporary = try await TemporaryDatabase(notes: ["one"])
    let more = TemporaryDatabase.migrations(and: "ALTER TABLE note ADD COLUMN star INTEGER; UPDATE note SET extra = 1")
    func open() -> SQLiteDatabase {
      let schema = DatabaseSchema(applicationID: 7, migrations: more, tables: [], fingerprint: 0)
      return SQLiteDatabase(path: temporary.path, schema: schema, clock: .fixed(Timestamp(milliseconds: 0)), log: SilentLog())
    }
    let raw = try DatabaseQueue(path: temporary.path)
    try await raw.write { try $0.execute(sql: "CREATE TRIGGER evil AFTER UPDATE ON note BEGIN DELETE FROM note; END") }
    let before = try await raw.read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    await #expect(throws: StorageError.unknownStructure(path: temporary.path, names: ["evil"])) { try await open().notes() }
    await #expect(throws: StorageError.unknownStructure(path: temporary.path, names: ["evil"])) { try await open().add("two") }
    #expect(try await raw.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == before)
    try await raw.write { try $0.execute(sql: "DROP TRIGGER evil") }
    try raw.close()
    #expect(try await open().notes() == ["one"])
  }

  @Test func `a statement that fails is no damage of the file`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    func failure(_ sql: String, _ arguments: StatementArguments = []) async -> StorageError? {
      do throws(StorageError) { try await database.change(sql, arguments) } catch { return error }
      return nil
    }
    let path = temporary.path
    #expect(
      await failure("INSERT INTO note (text) VALUES ('one')") == .conflict(path: path, detail: "UNIQUE constraint failed: note.text"))
    #expect(
      await failure("INSERT INTO note (text) VALUES (NULL)") == .conflict(path: path, detail: "NOT NULL constraint failed: note.text"))
    #expect(
      await failure("UPDATE note SET missing = 1") == .failedStatement(path: path, detail: "no such column: missing"))
    #expect(await failure("UPDATE note SET id = 'x'") == .failedStatement(path: path, detail: "datatype mismatch"))
    #expect(
      await failure("DELETE FROM note WHERE " + Array(repeating: "id = 1", count: 1100).joined(separator: " AND ")) == .tooManyConditions)
    #expect(await failure("DELETE FROM note WHERE id IN (?\(String(repeating: ", ?", count: 300_000)))") == .tooManyConditions)
    #expect(await failure("UPDATE note SET extra = zeroblob(2000000000)") == .tooManyConditions)
    #expect(try await database.notes() == ["one"])
  }

  @Test func `a refusal takes everything back and is no error`() async throws {
    let temporary = try TemporaryDatabase()
    let log = RecordingLog()
    let database = SQLiteDatabase(
      path: temporary.path, schema: DatabaseSchema(applicationID: 7, migrations: TemporaryDatabase.migrations, tables: []),
      clock: .fixed(Timestamp(milliseconds: 0)), log: log
    )
    let result = try await database.writeOrRefuse { database -> Result<Int, StorageError> in
      try database.execute(sql: "INSERT INTO note (text) VALUES ('undone')")
      return .failure(.busy(path: "a reason"))
    }
    #expect(result == .failure(.busy(path: "a reason")))
    #expect(try await database.notes() == [])
    #expect(log.lines.filter { $0.hasPrefix("error") } == [])
  }
}
