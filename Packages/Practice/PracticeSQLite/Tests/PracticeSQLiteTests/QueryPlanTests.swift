import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Foundation
import GRDB
import Practice
import PracticeSQLite
import PracticeScheduling
import PracticeTesting
import Testing

/// What is read of 100,000 cards and a million answers. The times are printed; how much is read is tested.
struct QueryPlanTests {
  private let temporary = TemporaryDatabase.practice()

  /// Fills the tables as a store would, only faster: each word has two cards, each of them `answers` answers.
  private func fill(cards: Int, answers: Int) async throws -> SQLiteDatabase {
    let database = temporary.open()
    _ = try await SQLitePracticeStore(database: database).refresh(at: SamplePractice.noon)
    try await database.write { database in
      try database.execute(
        sql: """
          CREATE TEMP TABLE number AS WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < \(cards)) SELECT i FROM n;
          INSERT INTO practice_card (word, direction, stage, step, stability, difficulty, day, due_day, answered, answers, lapses, is_suspended,
            is_leech, version, latest)
          SELECT CAST(printf('%016d', i / 2) AS BLOB), i % 2, 2, 0, 1 + (i * 7919) % 400, 5.0, 20500, 20560 + (i * 31) % 400,
            1771243200000 + i, \(answers), 0, 0, 0, CAST(printf('%016d', i) AS BLOB), 1771243200000 + i
          FROM number;
          INSERT INTO practice_log (id, word, direction, event, given, day, grade, kind, milliseconds, stage, back, checksum)
          SELECT CAST(printf('%08d%08d', a.i, b.i) AS BLOB), CAST(printf('%016d', b.i / 2) AS BLOB), b.i % 2, 0, 1748000000000 + a.i * 3153600000
            + b.i, 20241 + (a.i * \(365 / max(1, answers)) + b.i * 13) % 365, 1 + (b.i + a.i) % 4, 'recognise', 4000 + b.i % 5000, 2, 3, 0
          FROM number AS a JOIN number AS b WHERE a.i < \(answers);
          """
      )
      for derived in PracticeSchema.derived() where derived.name == "practice_day" { try derived.rebuild(database) }
      try database.execute(
        sql: "INSERT INTO practice_due SELECT due_day, count(*) FROM practice_card WHERE due_day IS NOT NULL GROUP BY due_day")
    }
    return database
  }

  private func milliseconds(_ name: String, _ count: Int = 1, _ body: () async throws -> Void) async rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count { try await body() }
    let time = (clock.now - start) / .milliseconds(1) / Double(count)
    print("\(name): \(time) ms")
    return time
  }

  @Test func `the next of 100,000 cards is read along an index`() async throws {
    let store = SQLitePracticeStore(database: try await fill(cards: 100_000, answers: 1))
    let query = QueueQuery(now: SamplePractice.noon, today: SamplePractice.day, limit: 1)
    let first = try await store.queue(query)
    #expect(first.reviews.count == 1)
    let next = try await milliseconds("next card", 200) { _ = try await store.queue(query) }
    let day = SamplePractice.day
    let load = try await milliseconds("load of 60 days", 50) { _ = try await store.load([day...day.adding(days: 60)]) }
    let tally = TallyQuery(now: SamplePractice.noon, today: day)
    let counted = try await milliseconds("outset", 50) { _ = try await store.outset(tally) }
    // Generous, for slow machines and unoptimised builds: reading all cards takes much longer.
    #expect(next < 20 && load < 60 && counted < 60)
  }

  @Test func `statistics of a million answers`() async throws {
    let store = SQLitePracticeStore(database: try await fill(cards: 100_000, answers: 10))
    let query = StatisticsQuery(today: SamplePractice.day, desiredRetention: 0.9)
    let statistics = try await store.statistics(query)
    #expect(statistics.days.reduce(0) { $0 + $1.answers } == 1_000_000)
    let time = try await milliseconds("statistics", 5) { _ = try await store.statistics(query) }
    #expect(time < 3000)
  }

  @Test func `the queue is not sorted`() async throws {
    let database = temporary.open()
    try await SampleLearner(SQLitePracticeStore(database: database)).learn(1, SamplePractice.card(1), 0)
    let plan = try await database.read(orWhenMissing: []) { database in
      try Row.fetchAll(
        database,
        sql: """
          EXPLAIN QUERY PLAN SELECT * FROM practice_card INDEXED BY practice_card_reviews
          WHERE due_day IS NOT NULL AND NOT is_suspended AND due_day <= 9 AND (due_day, stability, position) > (1, 2, 3)
          ORDER BY due_day, stability, position LIMIT 1
          """
      ).map { row -> String in row["detail"] }
    }
    #expect(!plan.joined().contains("TEMP B-TREE"), "\(plan)")
    #expect(plan.joined().contains("practice_card_reviews"))
  }
}
