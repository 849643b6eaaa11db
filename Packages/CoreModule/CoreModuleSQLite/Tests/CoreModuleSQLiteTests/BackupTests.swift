import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Glibc
import Testing

struct BackupTests {
  @Test func `a backup is a whole database with its sum beside it`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backup = try await temporary.backups(of: database).make(at: nil)
    #expect(backup.contents == [BackupContent(area: .notes, count: 1)])
    #expect(try temporary.files("backups") == ["glot-1970-01-01T00-00-09Z.db", "glot-1970-01-01T00-00-09Z.db.sha256"])
    let manifest = try String(contentsOfFile: backup.path + ".sha256", encoding: .utf8)
    #expect(manifest == "\(try TemporaryDatabase.digest.sha256(backup.path))  glot-1970-01-01T00-00-09Z.db\n")
    let mode = try FileManager.default.attributesOfItem(atPath: backup.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a restore brings everything back, and undo takes it back`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for text in ["one", "two", "three"] { try await database.add(text) }
    let backups = temporary.backups(of: database)
    let backup = try await backups.make(at: nil)
    try await database.change(
      "DELETE FROM note WHERE id = 1; UPDATE note SET text = 'zwei' WHERE id = 2; INSERT INTO note (text) VALUES ('four')")
    let changed = try await database.notes()
    let restoration = try await backups.restore(from: backup.path)
    #expect(restoration.isUndoable)
    #expect(try await database.notes() == ["one", "two", "three"])
    let log = SQLiteUndoLog(database: database)
    #expect(try await log.steps().map(\.name.description) == ["restore", "change", "change", "change", "change"])
    #expect(try await log.undo()?.subjects == ["glot-1970-01-01T00-00-09Z.db"])
    #expect(try await database.notes() == changed)
    #expect(try await log.redo() != nil)
    #expect(try await database.notes() == ["one", "two", "three"])
    let saved = try #require(restoration.savedAs)
    _ = try await backups.restore(from: saved)
    #expect(try await database.notes() == changed)
  }

  @Test func `a number that the restored database has given is not given again`() async throws {
    let counter = StoredCounter("note_number", column: "last")
    let migrations = TemporaryDatabase.migrations(
      and: "CREATE TABLE note_number (only INTEGER PRIMARY KEY, last INTEGER); INSERT INTO note_number VALUES (1, 0)")
    let derived = [counter.derived(from: "(SELECT id AS number FROM note)")]
    let (temporary, elsewhere) = (try TemporaryDatabase(), try TemporaryDatabase())
    let database = temporary.open(migrations: migrations, derived: derived)
    try await database.add("one")
    let other = elsewhere.open(migrations: migrations, derived: derived)
    // The notes of these numbers are deleted.
    try await other.change("INSERT INTO note (text) VALUES ('two'); UPDATE note_number SET last = 7")
    let backup = try await elsewhere.backups(of: other).make(at: nil)
    _ = try await temporary.backups(of: database).restore(from: backup.path)
    #expect(try await database.notes() == ["two"])
    #expect(try await database.read(orWhenMissing: 0) { try counter.last(in: $0) } == 7)
  }

  @Test func `what another connection writes after a restore stays`() async throws {
    let temporary = try TemporaryDatabase()
    let (database, other) = (temporary.open(), temporary.open())
    try await database.add("one")
    try await other.add("two")
    let backup = try await temporary.backups(of: database).make(at: nil)
    try await other.add("three")
    _ = try await temporary.backups(of: database).restore(from: backup.path)
    try await other.add("four")
    #expect(try await temporary.open().notes() == ["one", "two", "four"])
  }

  @Test func `a restore where there is no database makes one`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backup = try await temporary.backups(of: database).make(at: temporary.folder + "/elsewhere.db")
    database.close()
    try FileManager.default.removeItem(atPath: temporary.path)
    let restoration = try await temporary.backups(of: temporary.open()).restore(from: backup.path)
    #expect(restoration.savedAs == nil)
    #expect(try await temporary.open().notes() == ["one"])
    #expect(try await SQLiteUndoLog(database: temporary.open()).steps().map(\.subjects) == [["one"]])
  }

  @Test func `a log that outlived its database does not get into the restored one`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backup = try await temporary.backups(of: database).make(at: temporary.folder + "/elsewhere.db")
    try await database.add("later")
    #expect(FileManager.default.fileExists(atPath: temporary.path + "-wal"))
    try FileManager.default.removeItem(atPath: temporary.path)
    _ = try await temporary.backups(of: temporary.open()).restore(from: backup.path)
    #expect(try await temporary.open().notes() == ["one"])
  }

  @Test(arguments: [Damage.garbage, .truncated, .pages])
  func `a restore over a database that cannot be read keeps it aside`(damage: Damage) async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for number in 1...500 { try await database.add("note \(number)") }
    let backup = try await temporary.backups(of: database).make(at: nil)
    database.close()
    try damage.apply(to: temporary.path)
    let damaged = try Data(contentsOf: URL(filePath: temporary.path))
    let restoration = try await temporary.backups(of: temporary.open()).restore(from: backup.path)
    #expect(!restoration.isUndoable)
    #expect(try Data(contentsOf: URL(filePath: #require(restoration.savedAs))) == damaged)
    #expect(try await temporary.open().notes().count == 500)
    #expect(await SQLiteDataCheck(database: temporary.open()).problems(isDeep: true) == [])
    try damage.apply(to: temporary.path)
    let again = try await temporary.backups(of: temporary.open()).restore(from: backup.path)
    #expect(Set([restoration.savedAs, again.savedAs].compactMap(\.self)).count == 2)
    #expect(try Data(contentsOf: URL(filePath: #require(restoration.savedAs))) == damaged)
  }

  @Test func `what is no sound backup is refused, and nothing changes`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backups = temporary.backups(of: database)
    let path = temporary.folder + "/copy.db"
    _ = try await backups.make(at: path)
    let good = try Data(contentsOf: URL(filePath: path))
    try await database.add("two")
    func restoring(_ bytes: Data, withSum: Bool = false) async throws -> BackupError? {
      try bytes.write(to: URL(filePath: path))
      if !withSum { try? FileManager.default.removeItem(atPath: path + ".sha256") }
      do throws(BackupError) { _ = try await backups.restore(from: path) } catch { return error }
      return nil
    }
    #expect(try await restoring(good.dropLast(), withSum: true) == .altered(path: path))
    #expect(try await restoring(good.prefix(5000)) == .damaged(path: path))
    #expect(try await restoring(Data("hello".utf8)) == .foreign(path: path))
    #expect(try await restoring(Data()) == .foreign(path: path))
    #expect(try await restoring(good.replacing(60..<64, with: "\0\0\0\u{9}")) == .storage(.newerVersion(path: path)))
    #expect(try await restoring(good.replacing(68..<72, with: "what")) == .foreign(path: path))
    await #expect(throws: BackupError.isTheDatabase(path: temporary.path)) { try await backups.restore(from: temporary.path) }
    await #expect(throws: BackupError.isTheDatabase(path: temporary.path)) { try await backups.make(at: temporary.path) }
    await #expect(throws: BackupError.unreadable(path: "/nowhere")) { try await backups.restore(from: "/nowhere") }
    #expect(try await database.notes() == ["one", "two"])
    #expect(try temporary.files(".").filter { $0.contains(".new-") } == [])
  }

  @Test func `a damaged record is restored with the rest, and named`() async throws {
    let temporary = try TemporaryDatabase()
    let first = temporary.open()
    for text in ["casa", "perro"] { try await first.add(text) }
    let sound = try await temporary.backups(of: first, at: 5).make(at: nil)
    first.close()
    try temporary.changeBehind("UPDATE note SET text = 'perso' WHERE id = 2")
    let database = temporary.open()
    let backups = temporary.backups(of: database)
    let copy = temporary.folder + "/copy.db"
    _ = try await backups.make(at: copy)
    try await database.change("DELETE FROM note")
    let restoration = try await backups.restore(from: copy)
    let damaged = DamagedRecord(area: .notes, number: 2, subject: "perso", backup: sound.path)
    #expect(restoration.damaged == [damaged])
    #expect(restoration.isUndoable)
    #expect(try await database.notes() == ["casa", "perso"])
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true).contains(.damagedRecord(damaged)))
    _ = try await SQLiteUndoLog(database: database).undo()
    #expect(try await database.notes() == [])
  }

  @Test func `a damaged record is restored where there is no database`() async throws {
    let temporary = try TemporaryDatabase()
    let first = temporary.open()
    for text in ["casa", "perro"] { try await first.add(text) }
    first.close()
    try temporary.changeBehind("UPDATE note SET text = 'perso' WHERE id = 2")
    let copy = temporary.folder + "/copy.db"
    _ = try await temporary.backups(of: temporary.open()).make(at: copy)
    try FileManager.default.removeItem(atPath: temporary.path)
    let restoration = try await temporary.backups(of: temporary.open()).restore(from: copy)
    #expect(restoration.damaged == [DamagedRecord(area: .notes, number: 2, subject: "perso", backup: nil)])
    #expect(try await temporary.open().notes() == ["casa", "perso"])
  }

  @Test func `a backup that somebody altered is refused, with its sum and without`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backups = temporary.backups(of: database)
    let path = temporary.folder + "/copy.db"
    _ = try await backups.make(at: path)
    let good = try Data(contentsOf: URL(filePath: path))
    let flipped = try #require(good.range(of: Data("one".utf8), options: .backwards))
    try good.replacing(flipped, with: "onf").write(to: URL(filePath: path))
    await #expect(throws: BackupError.altered(path: path)) { try await backups.restore(from: path) }
    try FileManager.default.removeItem(atPath: path + ".sha256")
    await #expect(throws: BackupError.damaged(path: path)) { try await backups.restore(from: path) }
    #expect(try await database.notes() == ["one"])
  }

  @Test func `what is another's is not moved out of the database's place`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let copy = temporary.folder + "/copy.db"
    _ = try await temporary.backups(of: database).make(at: copy)
    database.close()
    try FileManager.default.removeItem(atPath: temporary.path)
    try FileManager.default.createDirectory(atPath: temporary.path, withIntermediateDirectories: false)
    await #expect(throws: BackupError.placeTaken(path: temporary.path, isFolder: true)) {
      try await temporary.backups(of: temporary.open()).restore(from: copy)
    }
    try FileManager.default.removeItem(atPath: temporary.path)
    try temporary.changeBehind("CREATE TABLE theirs (x)")
    await #expect(throws: BackupError.placeTaken(path: temporary.path, isFolder: false)) {
      try await temporary.backups(of: temporary.open()).restore(from: copy)
    }
  }

  @Test func `backups by themselves are half an hour apart`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    #expect(try await temporary.backups(of: database, at: 0).makeIfDue() != nil)
    #expect(try await temporary.backups(of: database, at: 1799).makeIfDue() == nil)
    #expect(try await temporary.backups(of: database, at: 1800).makeIfDue() != nil)
    #expect(try await temporary.backups(of: database, at: 3000).backups().map(\.made.wholeSeconds) == [1800, 0])
  }

  @Test func `a folder that cannot be used says so`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try Data().write(to: URL(filePath: temporary.folder + "/data/backups"))
    await #expect(throws: BackupError.self) { try await temporary.backups(of: database).make(at: nil) }
    #expect(throws: BackupError.self) { try temporary.backups(of: database).prepareFolder() }
  }

  @Test func `only a backup makes room for another`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backups = temporary.backups(of: database)
    let path = temporary.folder + "/thesis.txt"
    try Data("years of work".utf8).write(to: URL(filePath: path))
    mkfifo(temporary.folder + "/pipe", 0o600)
    for target in [
      path, temporary.folder + "/pipe", "/dev/null", temporary.folder, temporary.path + "-wal", temporary.folder + "/no/where",
    ] {
      await #expect(throws: BackupError.notWritable(path: target)) { try await backups.make(at: target) }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "years of work")
    let copy = temporary.folder + "/copy.db"
    _ = try await backups.make(at: copy)
    try await database.add("two")
    #expect(try await backups.make(at: copy).contents == [BackupContent(area: .notes, count: 2)])
  }

  @Test func `what lies only in the log beside a backup is restored too`() async throws {
    let temporary = try TemporaryDatabase()
    let other = try TemporaryDatabase()
    let theirs = other.open()
    try await theirs.add("one")
    let reader = other.open()
    _ = try await reader.notes()
    try await theirs.add("two")
    let database = temporary.open()
    try await database.add("three")
    _ = try await temporary.backups(of: database).restore(from: other.path)
    #expect(try await database.notes() == ["one", "two"])
  }

  @Test func `a database that lost a table is replaced by the backup`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    let backup = try await temporary.backups(of: database).make(at: nil)
    try await database.write { try $0.execute(sql: "DROP TABLE other") }
    _ = try await temporary.backups(of: database).restore(from: backup.path)
    #expect(await SQLiteDataCheck(database: temporary.open()).problems(isDeep: true) == [])
    #expect(try await temporary.open().notes() == ["one"])
  }

  @Test func `without a database there is nothing to copy`() async throws {
    let temporary = try TemporaryDatabase()
    await #expect(throws: BackupError.nothingToCopy) { try await temporary.backups(of: temporary.open()).make(at: nil) }
  }
}

/// Operations on a file.
enum Damage: String {
  case garbage
  case truncated
  case pages

  func apply(to path: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    switch self {
    case .garbage: bytes = Data("this is no database at all".utf8)
    case .truncated: bytes = bytes.prefix(6000)
    case .pages: bytes.replaceSubrange(8192..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 8192))
    }
    try bytes.write(to: URL(filePath: path))
  }
}

extension Data {
  fileprivate func replacing(_ range: Range<Int>, with text: String) -> Data {
    var copy = self
    copy.replaceSubrange(range, with: Data(text.utf8))
    return copy
  }
}

extension TemporaryDatabase {
  /// Not SHA-256, but different for different bytes.
  static let digest = FileDigest { path throws(StorageError) in
    guard let bytes = FileManager.default.contents(atPath: path) else { throw .cannotCreate(path: path) }
    return String(bytes.reduce(UInt64(bytes.count)) { ($0 &* 31) &+ UInt64($1) }, radix: 16)
  }

  func backups(of database: SQLiteDatabase, at seconds: Int64 = 9) -> SQLiteBackups {
    SQLiteBackups(database: database, digest: Self.digest, clock: .fixed(Timestamp(milliseconds: seconds * 1000)))
  }

  /// Changes the database without updating checksums.
  func changeBehind(_ sql: String) throws {
    let raw = try DatabaseQueue(path: path)
    try raw.write { try $0.execute(sql: sql) }
    try raw.close()
  }

  func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self.folder + "/data/" + folder).sorted()
  }
}
