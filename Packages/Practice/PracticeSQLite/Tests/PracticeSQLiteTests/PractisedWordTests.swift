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
  private let temporary = TemporaryDatabase.practice(of: Self.words)
  private let words = Self.words
  private static let words = PractisedWordTable("word", identity: "id", newestBy: "rowid", where: "word.meaning IS NOT NULL")

  /// The numbers of cards that are due, and of words that are new, which must be the same when all is computed anew.
  private func seen(_ database: SQLiteDatabase) async throws -> [Int] {
    let (now, today) = (SamplePractice.time(90), SamplePractice.day.adding(days: 90))
    let query = WorkloadQuery(QueueQuery(now: now, today: today, limit: 99), newLimit: 99)
    let store = SQLitePracticeStore(database: database, words: words)
    let work = try await store.workload(query)
    try await database.write { [words] database in
      for derived in words.derived {
        let isConsistent = try derived.isConsistent(database)
        #expect(isConsistent, "\(derived.name)")
      }
    }
    #expect(try await store.queue(query.queue).reviews.count == work?.reviews)
    #expect(try await store.tally(TallyQuery(now: now, today: today)).reviews == work?.reviews)
    #expect(try await store.newWords(query, after: nil)?.count == work?.new)
    return [work?.reviews ?? -1, work?.new ?? -1]
  }

  private func begin(_ numbers: ClosedRange<Int>) async throws -> SQLiteDatabase {
    let database = temporary.open()
    try await SampleLearner(SQLitePracticeStore(database: database)).learn(1, SamplePractice.card(1, .from), 1)
    try await database.write { [words] database in
      try database.execute(sql: "CREATE TABLE word (id BLOB NOT NULL UNIQUE, meaning TEXT)")
      for number in numbers { try database.execute(sql: "INSERT INTO word VALUES (?, 'meaning')", arguments: [SamplePractice.id(number)]) }
      try (words.migrations + words.laterMigrations).forEach { try $0.apply(database) }
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
    #expect(try await seen(database) == [1, 3])
    try await learn(2, SamplePractice.card(1, .to), in: database)
    #expect(try await seen(database) == [2, 2], "both sides are begun")
    try await learn(3, SamplePractice.card(9, .from), in: database)
    #expect(try await seen(database) == [2, 2], "a card without a word")
    try await change("DELETE FROM word WHERE id = ?", 1, in: database)
    #expect(try await seen(database) == [0, 2])
    try await change("INSERT INTO word VALUES (?, 'meaning')", 1, in: database)
    #expect(try await seen(database) == [2, 2])
    try await change("UPDATE word SET meaning = NULL WHERE id = ?", 2, in: database)
    #expect(try await seen(database) == [2, 1])
    try await change("UPDATE word SET meaning = NULL WHERE id = ?", 1, in: database)
    #expect(try await seen(database) == [0, 1])
    try await database.write { try $0.execute(sql: "UPDATE word SET meaning = 'meaning'") }
    #expect(try await seen(database) == [2, 2])
    try await change("INSERT INTO word VALUES (?, 'meaning')", 9, in: database)
    #expect(try await seen(database) == [3, 3])
    try await change("DELETE FROM word WHERE id <> ?", 1, in: database)
    #expect(try await seen(database) == [2, 0])
    try await change("UPDATE word SET id = ?", 9, in: database)
    #expect(try await seen(database) == [1, 1], "a word that took the place of another")
  }

  @Test func `answers are taken back and given again`() async throws {
    let database = try await begin(1...2)
    try await learn(2, SamplePractice.card(1, .to), in: database)
    #expect(try await seen(database) == [2, 1])
    let undo = SQLiteUndoLog(database: database)
    while try await undo.undo() != nil { _ = try await seen(database) }
    #expect(try await seen(database) == [0, 2])
    while try await undo.redo() != nil { _ = try await seen(database) }
    #expect(try await seen(database) == [2, 1])
  }

  @Test func `of many words, those beyond the newest are counted too`() async throws {
    let database = try await begin(1...450)
    #expect(try await seen(database) == [1, 99])
    try await change("UPDATE word SET meaning = NULL WHERE rowid > 20 AND id <> ?", 430, in: database)
    #expect(try await seen(database) == [1, 21])
  }

  @Test func `when all words with a meaning are begun, none is new, until one is`() async throws {
    let database = try await begin(1...2)
    let count = 500
    try await database.write { [words] database in
      try database.execute(
        sql: """
          DELETE FROM practice_card; DELETE FROM word;
          CREATE TEMP TABLE number AS WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(2 * count)) SELECT i FROM n;
          INSERT INTO word SELECT CAST(printf('%016d', i) AS BLOB), 'meaning' FROM number WHERE i < \(count);
          INSERT INTO word VALUES (CAST('without' AS BLOB), NULL);
          INSERT INTO practice_card (word, direction, stage, step, stability, difficulty, day, due_day, answered, answers, lapses,
            is_suspended, is_leech, version, latest)
          SELECT CAST(printf('%016d', i / 2) AS BLOB), i % 2, 2, 0, 9.0, 5.0, 20500, 30000, 1771243200000 + i, 1, 0, i % 7 = 0, 0,
            CAST(printf('%016d', i) AS BLOB), 1771243200000 + i
          FROM number;
          """)
      for derived in words.derived { try derived.rebuild(database) }
    }
    #expect(try await seen(database)[1] == 0)
    try await database.write { try $0.execute(sql: "DELETE FROM word WHERE rowid = 123") }
    #expect(try await seen(database)[1] == 0)
    try await database.write { try $0.execute(sql: "UPDATE word SET meaning = NULL WHERE rowid = 124") }
    #expect(try await seen(database)[1] == 0)
    try await database.write { try $0.execute(sql: "UPDATE practice_card SET stage = 0 WHERE position = 777") }
    #expect(try await seen(database)[1] == 1)
    try await database.write { try $0.execute(sql: "UPDATE word SET meaning = 'again' WHERE rowid = 124") }
    #expect(try await seen(database)[1] == 1)
  }

  @Test func `what is out of step is found and made again`() async throws {
    let database = try await begin(1...3)
    try await learn(2, SamplePractice.card(9, .to), in: database)
    try await database.write { [words] database in
      try database.execute(sql: "DELETE FROM practice_absent")
      for derived in words.derived {
        #expect(try !derived.isConsistent(database), "\(derived.name)")
        try derived.rebuild(database)
      }
    }
    #expect(try await seen(database) == [1, 3])
  }
}
