import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import Testing

struct RowReaderTests {
  private func row(_ values: String) throws -> Row {
    try DatabaseQueue().read { try Row.fetchOne($0, sql: "SELECT \(values)") ?? Row() }
  }

  @Test func `columns are read from left to right`() throws {
    let id = UUID()
    var columns = RowReader(try row("7, 'casa', NULL, 1, x'\(id.hexadecimal)', 86400000, 'a' || char(10) || 'b', NULL"), of: "word")
    #expect(try columns.count() == 7)
    #expect(try columns.text() == "casa")
    #expect(try columns.textIfAny() == nil)
    #expect(try columns.flag())
    #expect(try columns.uuid() == id)
    #expect(try columns.moment() == Timestamp(milliseconds: 86_400_000))
    #expect(try columns.linesIfAny() == ["a", "b"])
    #expect(try columns.linesIfAny() == [])
  }

  @Test(arguments: ["NULL", "'seven'", "x'07'", "7.5"])
  func `a value that is no number, or none, is damage`(value: String) throws {
    var columns = RowReader(try row("3, \(value)"), of: "word", from: 1)
    #expect(throws: DatabaseError.self) { try columns.integer() }
    #expect(columns.damage.message == "column 2 of the record 3 in word is damaged")
  }

  @Test(arguments: ["-1", "9007199254740992"])
  func `a number beyond all that is written is damage of its record`(value: String) throws {
    var columns = RowReader(try row("3, \(value)"), of: "word", from: 1)
    #expect(throws: DamagedRecordError.self) { try columns.count() }
  }

  @Test func `lines come back as they were stored`() {
    #expect(["a", "b"].storedLines == "a\nb")
    #expect([String]().storedLines == nil)
  }
}

struct StoredCounterTests {
  private static let counter = StoredCounter("note_number", column: "last")

  private func database(last: String, numbers: [Int] = []) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(
        sql: "CREATE TABLE note (number INTEGER PRIMARY KEY, text TEXT); CREATE TABLE note_number (only PRIMARY KEY, last)")
      try database.execute(sql: "INSERT INTO note_number (only, last) VALUES (1, \(last))")
      for number in numbers { try database.execute(sql: "INSERT INTO note (number) VALUES (\(number))") }
    }
    return queue
  }

  @Test func `no number is given twice`() throws {
    try database(last: "4").write { database in
      #expect(try Self.counter.next(in: database) == 5)
      try Self.counter.raise(to: 9, in: database)
      try Self.counter.raise(to: 2, in: database)
      #expect(try Self.counter.last(in: database) == 9)
      #expect(try Self.counter.next(in: database) == 10)
    }
  }

  @Test func `a counter that is gone or damaged is told`() throws {
    try database(last: "'x'").write { database in
      #expect(throws: DatabaseError.self) { try Self.counter.last(in: database) }
      try database.execute(sql: "DELETE FROM note_number")
      #expect(throws: DatabaseError.self) { try Self.counter.next(in: database) }
    }
    _ = try database(last: "-3").write { database in
      #expect(throws: DamagedRecordError.self) { try Self.counter.last(in: database) }
    }
  }

  @Test(arguments: [("6", 6), ("9", 9), ("5", 6), ("'x'", 6), ("1000000000001", 6)])
  func `a counter that is behind its records is put right`(last: String, repaired: Int) throws {
    try database(last: last, numbers: [1, 6]).write { database in
      let derived = Self.counter.derived(from: "note")
      #expect(try derived.isConsistent(database) == (last == "\(repaired)"))
      try derived.rebuild(database)
      #expect(try derived.isConsistent(database))
      #expect(try Self.counter.last(in: database) == repaired)
    }
  }

  @Test func `only the columns that changed are written`() throws {
    try database(last: "0", numbers: [1]).write { database in
      var told: [Set<String>] = []
      let (old, new): (StoredColumns, StoredColumns) = ([("text", nil)], [("text", "casa")])
      try database.update("note", number: 1, from: old, to: new) { told.append($0) }
      try database.update("note", number: 1, from: new, to: new) { told.append($0) }
      #expect(told == [["text"]])
      try database.insert([("number", 2), ("text", "sol")], into: "note")
      #expect(try String.fetchAll(database, sql: "SELECT text FROM note ORDER BY number") == ["casa", "sol"])
    }
  }
}

extension UUID {
  fileprivate var hexadecimal: String { uuidString.replacing("-", with: "") }
}
