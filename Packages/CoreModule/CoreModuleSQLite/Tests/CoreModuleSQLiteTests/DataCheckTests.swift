import CoreModule
import CoreModuleSQLite
import CoreModuleTesting
import Foundation
import GRDB
import Testing

struct DataCheckTests {
  @Test func `a sound database has no problems, nor has none at all`() async throws {
    let temporary = try TemporaryDatabase()
    #expect(await SQLiteDataCheck(database: temporary.open()).problems(isDeep: true) == [])
    let database = temporary.open()
    try await database.add("one")
    _ = try await SQLiteUndoLog(database: database).undo()
    _ = try await SQLiteUndoLog(database: database).redo()
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
  }

  @Test func `a flipped bit is found, named, and looked for in the backups`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for text in ["casa", "perro"] { try await database.add(text) }
    let sound = try await temporary.backups(of: database, at: 5).make(at: nil)
    try await database.add("gato")
    database.close()
    try temporary.flip("perro", to: "perso")
    let check = SQLiteDataCheck(database: temporary.open())
    #expect(await check.problems(isDeep: false) == [])
    let damaged = DamagedRecord(area: .notes, number: 2, subject: "perso", backup: sound.path)
    #expect(await check.problems(isDeep: true) == [.damagedRecord(damaged), .damagedStep(2)])
    #expect(try await check.repair() == [])
    #expect(try await temporary.open().notes() == ["casa", "perso", "gato"])
  }

  @Test func `a backup of another record in the same place is no backup of a damaged one`() async throws {
    let temporary = try TemporaryDatabase()
    let numbered = StoredTable(
      "note", columns: ["id", "text", "seen", "extra", "checksum"], area: .notes, numberColumn: "extra", subjectColumn: "text")
    let database = temporary.open(tables: [numbered])
    try await database.change("INSERT INTO note (id, text, extra) VALUES (1, 'casa', 1)")
    _ = try await temporary.backups(of: database, at: 5).make(at: nil)
    try await database.change("DELETE FROM note; INSERT INTO note (id, text, extra) VALUES (1, 'perro', 2)")
    database.close()
    try temporary.changeBehind("UPDATE note SET text = 'perso'")
    let problems = await SQLiteDataCheck(database: temporary.open(tables: [numbered])).problems(isDeep: true)
    #expect(problems == [.damagedRecord(DamagedRecord(area: .notes, number: 2, subject: "perso", backup: nil))])
  }

  @Test func `a reference to a record that is not there is found`() async throws {
    let temporary = try TemporaryDatabase()
    let child = SchemaMigration("notes 2") { try $0.execute(sql: "CREATE TABLE child (parent INTEGER REFERENCES note)") }
    let database = temporary.open(migrations: TemporaryDatabase.migrations + [child])
    try await database.add("one")
    database.close()
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let raw = try DatabaseQueue(path: temporary.path, configuration: configuration)
    try await raw.write { try $0.execute(sql: "INSERT INTO child VALUES (1), (2)") }
    try raw.close()
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: false) == [.brokenReference(table: "child")])
  }

  @Test(arguments: ["UPDATE note SET extra = 1 WHERE id = 2", "UPDATE note SET seen = seen + 1 WHERE id = 2"])
  func `a damaged record does not become sound by being changed`(change: String) async throws {
    let temporary = try TemporaryDatabase()
    try await temporary.addDamaged()
    let database = temporary.open()
    try await database.change(change)
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true).contains { $0.isDamagedRecord(2) })
  }

  @Test func `a damaged record does not become sound by being deleted and brought back`() async throws {
    let temporary = try TemporaryDatabase()
    try await temporary.addDamaged()
    let database = temporary.open()
    try await database.change("DELETE FROM note WHERE id = 2")
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
    _ = try await SQLiteUndoLog(database: database).undo()
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true).contains { $0.isDamagedRecord(2) })
  }

  @Test func `a damaged step is found`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.add("one")
    try await database.write { try $0.execute(sql: "UPDATE undo_step SET changes = x'0102' WHERE number = 1") }
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [.damagedStep(1)])
  }

  @Test func `another schema is found`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    try await database.write { try $0.execute(sql: "CREATE INDEX stranger ON note (extra); DROP TABLE other") }
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: false) == [.schema("other"), .schema("stranger")])
  }

  @Test func `a damaged structure is found`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.open()
    for number in 1...500 { try await database.add("note \(number)") }
    database.close()
    try Damage.pages.apply(to: temporary.path)
    let problems = await SQLiteDataCheck(database: temporary.open()).problems(isDeep: false)
    #expect(!problems.isEmpty)
  }

  @Test func `what cannot be used at all is said`() async throws {
    let temporary = try TemporaryDatabase()
    try Data("no database".utf8).write(to: URL(filePath: temporary.path))
    let problems = await SQLiteDataCheck(database: temporary.open()).problems(isDeep: false)
    #expect(problems == [.unusable(.foreign(path: temporary.path))])
  }

  @Test func `what is derived from the records is rebuilt`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.openWithCounter()
    try await database.add("one")
    let check = SQLiteDataCheck(database: database)
    #expect(await check.problems(isDeep: false) == [.outOfStep("other")])
    #expect(try await check.repair() == [.outOfStep("other")])
    #expect(await check.problems(isDeep: true) == [])
  }

  @Test func `what is wrong with the whole comes before what is wrong with a record`() async throws {
    let temporary = try TemporaryDatabase()
    let database = temporary.openWithCounter()
    try await database.add("one")
    database.close()
    try temporary.changeBehind("UPDATE note SET text = 'ono'")
    let record = DamagedRecord(area: .notes, number: 1, subject: "ono", backup: nil)
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [.outOfStep("other"), .damagedRecord(record)])
  }
}

extension DataProblem {
  fileprivate func isDamagedRecord(_ number: Int) -> Bool {
    if case .damagedRecord(let record) = self { record.number == number } else { false }
  }
}

extension TemporaryDatabase {
  /// Two notes, the second of which was changed without updating its checksum.
  fileprivate func addDamaged() async throws {
    let database = open()
    for text in ["one", "two"] { try await database.add(text) }
    database.close()
    try changeBehind("UPDATE note SET text = 'twp' WHERE id = 2")
  }

  fileprivate func flip(_ text: String, to other: String) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    var range = bytes.range(of: Data(text.utf8))
    while let found = range {
      bytes.replaceSubrange(found, with: Data(other.utf8))
      range = bytes.range(of: Data(text.utf8))
    }
    try bytes.write(to: URL(filePath: path))
  }

  /// A database in which the table `other` should hold the number of notes.
  fileprivate func openWithCounter() -> SQLiteDatabase {
    let counter = DerivedData("other") { database in
      try Bool.fetchOne(database, sql: "SELECT (SELECT x FROM other) IS (SELECT count(*) FROM note)") ?? false
    } rebuild: { database in
      try database.execute(sql: "DELETE FROM other; INSERT INTO other SELECT count(*) FROM note")
    }
    let schema = DatabaseSchema(
      applicationID: 7, migrations: Self.migrations, tables: [Self.note], derived: [counter]
    )
    return SQLiteDatabase(path: path, schema: schema, clock: .fixed(Timestamp(milliseconds: 0)), log: SilentLog())
  }
}
