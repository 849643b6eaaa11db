import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Testing

struct RepeatedStatementTests {
  private static let identity = UUID()

  private func insert(_ statement: RepeatedStatement, _ number: Int, _ text: String?) throws {
    try statement.run { values in
      values.add(number)
      values.add(text)
      values.add(text == nil ? nil as Double? : 2.5)
      values.add(Self.identity)
      values.add(text != nil)
      values.addChecksum()
    }
  }

  private func inDatabase(_ body: (Database) throws -> Void) throws {
    try DatabaseQueue().write { database in
      try database.execute(
        sql: "CREATE TABLE thing (number INTEGER PRIMARY KEY, text TEXT, size REAL, id BLOB, flag INTEGER, checksum INTEGER)")
      try body(database)
    }
  }

  private static let insertion = Database.insertion(of: ["number", "text", "size", "id", "flag", "checksum"], into: "thing")

  @Test func `values come back as they were added, however often`() throws {
    try inDatabase { database in
      let statement = try RepeatedStatement(Self.insertion, in: database)
      for (number, text) in [(1, "casa"), (2, ""), (3, nil), (4, "日本\u{0}x")] as [(Int, String?)] { try insert(statement, number, text) }
      let rows = try database.rows("SELECT * FROM thing WHERE number > ? ORDER BY number", [1]) { row in
        var columns = RowReader(row, of: "thing")
        return (try columns.count(), try columns.textIfAny(), try columns.fractionIfAny(), try columns.uuid(), try columns.flag())
      }
      #expect(rows.map(\.0) == [2, 3, 4] && rows.map(\.1) == ["", nil, "日本\u{0}x"] && rows.map(\.2) == [2.5, nil, 2.5])
      #expect(rows.map(\.3) == [Self.identity, Self.identity, Self.identity] && rows.map(\.4) == [true, false, true])
      // GRDB ends a text at U+0000, which no text of a user holds.
      let stored = try #require(try Row.fetchOne(database, sql: "SELECT * FROM thing WHERE number = 1"))
      let checksum: Int64 = stored["checksum"]
      #expect(checksum == Checksum.of(Array(stored.databaseValues.dropLast())))
    }
  }

  @Test func `it is known whether there is a row, and the first one is enough`() throws {
    try inDatabase { database in
      try insert(RepeatedStatement(Self.insertion, in: database), 7, "casa")
      let statement = try RepeatedStatement("SELECT number FROM thing WHERE text = ?", in: database)
      #expect(try statement.hasRow { $0.add("casa") } && !statement.hasRow { $0.add("perro") })
      #expect(
        try statement.first {
          $0.add("casa")
        } _: {
          $0.integer(0)
        } == 7)
      #expect(
        try statement.first {
          $0.add("perro")
        } _: {
          $0.integer(0)
        } == nil)
    }
  }

  @Test func `what SQLite refuses is an error, after which the statement can be run again`() throws {
    try inDatabase { database in
      let statement = try RepeatedStatement(Self.insertion, in: database)
      try insert(statement, 1, "casa")
      let error = #expect(throws: DatabaseError.self) { try insert(statement, 1, "perro") }
      #expect(error?.resultCode == .SQLITE_CONSTRAINT)
      let again = try RepeatedStatement(Self.insertion, in: database)
      try insert(again, 2, "perro")
      #expect(try database.rows("SELECT text FROM thing ORDER BY number") { $0.text(0) } == ["casa", "perro"])
    }
  }

  @Test(arguments: ["NULL", "'seven'", "x'07'", "7.5"])
  func `a value that is no number, or none, is damage`(value: String) throws {
    try inDatabase { database in
      try database.forEachRow("SELECT 3, \(value)") { row in
        var columns = RowReader(row, of: "word", from: 1)
        #expect(throws: DatabaseError.self) { try columns.integer() }
        #expect(columns.damage.message == "column 2 of the record 3 in word is damaged")
      }
    }
  }

  @Test func `changes are observed`() throws {
    final class Observer: TransactionObserver {
      var tables: [String] = []
      func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }
      func databaseDidChange(with event: DatabaseEvent) { tables.append(event.tableName) }
      func databaseDidCommit(_ database: Database) {}
      func databaseDidRollback(_ database: Database) {}
    }
    let observer = Observer()
    let queue = try DatabaseQueue()
    queue.add(transactionObserver: observer)
    try queue.write { database in
      try database.execute(sql: "CREATE TABLE thing (number INTEGER PRIMARY KEY)")
      observer.tables = []
      try RepeatedStatement("INSERT INTO thing (number) VALUES (?)", in: database).run { $0.add(1 as Int) }
    }
    #expect(observer.tables == ["thing"])
  }
}
