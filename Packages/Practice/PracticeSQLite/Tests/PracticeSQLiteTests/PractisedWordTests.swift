import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import Foundation
import GRDB
import Practice
import PracticeSQLite
import PracticeTesting
import Testing

/// What is kept of the words follows the changes of the words and of the cards.
struct PractisedWordTests {
  private let temporary = TemporaryDatabase.practice()
  private let words = PractisedWordTable("word", identity: "id", newestBy: "rowid", where: "word.meaning IS NOT NULL")

  /// The numbers of words that are absent and of those that are new, which must be right.
  private func kept(_ database: SQLiteDatabase) async throws -> [Int] {
    try await database.write { [words] database in
      for derived in words.derived { #expect(try derived.isConsistent(database), "\(derived.name)") }
      return try ["absent", "new"].map { try Int.fetchOne(database, sql: "SELECT count(*) FROM practice_\($0)") ?? -1 }
    }
  }

  private func begin(_ numbers: ClosedRange<Int>) async throws -> SQLiteDatabase {
    let database = temporary.open()
    try await learn(1, SamplePractice.card(1, .from), in: database)
    try await database.write { [words] database in
      try database.execute(sql: "CREATE TABLE word (id BLOB NOT NULL UNIQUE, meaning TEXT)")
      for number in numbers { try database.execute(sql: "INSERT INTO word VALUES (?, 'meaning')", arguments: [SamplePractice.id(number)]) }
      try words.migrations.forEach { try $0.apply(database) }
    }
    return database
  }

  private func learn(_ number: Int, _ card: CardID, in database: SQLiteDatabase) async throws {
    try await SampleLearner(SQLitePracticeStore(database: database, words: words)).learn(number, card, number)
  }

  private func change(_ sql: String, _ number: Int, in database: SQLiteDatabase) async throws {
    try await database.write { try $0.execute(sql: sql, arguments: [SamplePractice.id(number)]) }
  }

  @Test func `words come and go, lose their meaning and get one`() async throws {
    let database = try await begin(1...3)
    #expect(try await kept(database) == [0, 3])
    try await learn(2, SamplePractice.card(1, .to), in: database)
    #expect(try await kept(database) == [0, 2], "both sides are begun")
    try await learn(3, SamplePractice.card(9, .from), in: database)
    #expect(try await kept(database) == [1, 2], "a card without a word")
    try await change("DELETE FROM word WHERE id = ?", 1, in: database)
    #expect(try await kept(database) == [2, 2])
    try await change("INSERT INTO word VALUES (?, 'meaning')", 1, in: database)
    #expect(try await kept(database) == [1, 2])
    try await change("UPDATE word SET meaning = NULL WHERE id = ?", 2, in: database)
    #expect(try await kept(database) == [1, 1])
    try await change("UPDATE word SET meaning = NULL WHERE id = ?", 1, in: database)
    #expect(try await kept(database) == [2, 1])
    try await database.write { try $0.execute(sql: "UPDATE word SET meaning = 'meaning'") }
    #expect(try await kept(database) == [1, 2])
    try await change("INSERT INTO word VALUES (?, 'meaning')", 9, in: database)
    #expect(try await kept(database) == [0, 3])
    try await change("DELETE FROM word WHERE id <> ?", 1, in: database)
    try await change("UPDATE word SET id = ?", 9, in: database)
    #expect(try await kept(database) == [1, 1], "a word that took the place of another")
  }

  @Test func `answers are taken back and given again`() async throws {
    let database = try await begin(1...2)
    try await learn(2, SamplePractice.card(1, .to), in: database)
    #expect(try await kept(database) == [0, 1])
    let undo = SQLiteUndoLog(database: database)
    while try await undo.undo() != nil { _ = try await kept(database) }
    #expect(try await kept(database) == [0, 2])
    while try await undo.redo() != nil { _ = try await kept(database) }
    #expect(try await kept(database) == [0, 1])
  }

  @Test func `what is out of step is found and made again`() async throws {
    let database = try await begin(1...3)
    try await learn(2, SamplePractice.card(9, .to), in: database)
    try await database.write { [words] database in
      try database.execute(sql: "DELETE FROM practice_absent; INSERT INTO practice_new VALUES (77)")
      for derived in words.derived {
        #expect(try !derived.isConsistent(database), "\(derived.name)")
        try derived.rebuild(database)
      }
    }
    #expect(try await kept(database) == [1, 3])
  }
}
