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

struct SQLitePracticeStoreTests {
  private let temporary = TemporaryDatabase.practice()

  @Test(arguments: PracticeStoreContract.all)
  func `the store in the database keeps the contract`(contract: PracticeStoreContract) async throws {
    let violations = try await contract.violations(temporary.store())
    #expect(violations == [], "\(contract.promise)")
  }

  @Test func `the columns of the registered tables are those of the schema`() async throws {
    #expect(try await temporary.misdescribedTables() == [])
  }

  @Test func `cards of words that are gone are no work, and count again once a word is brought back`() async throws {
    let database = temporary.open()
    let words = PractisedWordTable("word", identity: "id", newestBy: "rowid", where: "word.meaning IS NOT NULL")
    let store = SQLitePracticeStore(database: database, words: words)
    let learner = try SampleLearner(SQLitePracticeStore(database: database))
    for number in 1...3 { try await learner.learn(number, SamplePractice.card(number), 0, number) }
    try await learner.answer(4, SamplePractice.card(4), 20)
    try await learner.answer(5, SamplePractice.card(5), 20)
    try await database.write { database in
      try database.execute(sql: "CREATE TABLE word (id BLOB NOT NULL UNIQUE, meaning TEXT)")
      try (words.migrations + words.laterMigrations).forEach { try $0.apply(database) }
      for number in [1, 2, 4, 6, 7] {
        try database.execute(
          sql: "INSERT INTO word VALUES (?, ?)", arguments: [SamplePractice.id(number), number == 7 ? nil : "meaning"])
      }
    }
    let (now, today) = (SamplePractice.time(20, 3600), SamplePractice.day.adding(days: 20))
    func seen() async throws -> [Int] {
      let queue = try await store.queue(QueueQuery(now: now, today: today, limit: 9))
      let tally = try await store.tally(TallyQuery(now: now, today: today))
      let work = try await store.workload(WorkloadQuery(QueueQuery(now: now, today: today, limit: 9), newLimit: 9))
      let statistics = try await store.statistics(StatisticsQuery(today: today, desiredRetention: 0.9))
      return [
        queue.reviews.count, queue.learning.count, tally.reviews, tally.learning, tally.reviewsByTomorrow, tally.allLearning,
        work?.reviews ?? -1, work?.learning ?? -1, work?.new ?? -1, statistics.forecast[0].reviews, statistics.cards.learning,
        statistics.stabilities.map(\.words).reduce(0, +),
      ]
    }
    // New are one side of the words 1, 2 and 4, and the word 6.
    #expect(try await seen() == [2, 1, 2, 1, 2, 1, 2, 1, 4, 3, 1, 3])
    try await database.write { try $0.execute(sql: "INSERT INTO word VALUES (?, 'meaning')", arguments: [SamplePractice.id(3)]) }
    #expect(try await seen() == [3, 1, 3, 1, 3, 1, 3, 1, 5, 4, 1, 4])
  }

  @Test func `new words are counted up to a limit, a side at a time, and not beside a side that was answered just now`() async throws {
    let database = temporary.open()
    let words = PractisedWordTable("word", identity: "id", newestBy: "rowid", where: "TRUE")
    let store = SQLitePracticeStore(database: database, words: words)
    let unaware = SQLitePracticeStore(database: database)
    try await SampleLearner(unaware).answer(1, SamplePractice.card(1), 0)
    _ = try await unaware.append(
      [SamplePractice.entry(2, SamplePractice.card(2), 0, 0, .suspension)], .practiceSuspend, subjects: ["word"])
    try await database.write { database in
      try database.execute(sql: "CREATE TABLE word (id BLOB NOT NULL UNIQUE)")
      try (words.migrations + words.laterMigrations).forEach { try $0.apply(database) }
      for number in 1...4 { try database.execute(sql: "INSERT INTO word VALUES (?)", arguments: [SamplePractice.id(number)]) }
    }
    func new(_ directions: Set<PracticeDirection>, seconds: Int, upTo limit: Int = 9) async throws -> Int? {
      let query = QueueQuery(now: SamplePractice.time(0, seconds), today: SamplePractice.day, directions: directions, limit: 9)
      return try await store.workload(WorkloadQuery(query, newLimit: limit))?.new
    }
    func newest(_ directions: Set<PracticeDirection>, after last: Int? = nil) async throws -> [UUID]? {
      let queue = QueueQuery(now: SamplePractice.time(0, 100), today: SamplePractice.day, directions: directions, limit: 9)
      let last = last.map { SamplePractice.word($0).id }
      return try await store.newWords(WorkloadQuery(queue, newLimit: 2), after: last)?.map(\.rawValue)
    }
    #expect(try await newest([.from]) == [4, 3].map { SamplePractice.id($0) })
    #expect(try await newest([.to]) == [4, 3].map { SamplePractice.id($0) })
    #expect(try await newest([.to], after: 3) == [2].map { SamplePractice.id($0) })
    #expect(try await new([.from], seconds: 1000) == 2)
    #expect(try await new([.to], seconds: 1000) == 4)
    #expect(try await new([.to], seconds: 100) == 3)
    #expect(try await new([.from, .to], seconds: 1000) == 4)
    #expect(try await new([.from, .to], seconds: 1000, upTo: 2) == 2)
    #expect(try await new([.from, .to], seconds: 1000, upTo: 0) == 0)
    #expect(
      try await SQLitePracticeStore(database: database).workload(
        WorkloadQuery(
          QueueQuery(
            now: SamplePractice.noon, today: SamplePractice.day, limit: 9), newLimit: 9)) == nil)
  }

  @Test func `new words are counted wherever they are among many that were begun`() async throws {
    let database = temporary.open()
    let words = PractisedWordTable("word", identity: "id", newestBy: "rowid", where: "TRUE")
    let store = SQLitePracticeStore(database: database, words: words)
    try await database.write { database in
      try database.execute(sql: "CREATE TABLE word (id BLOB NOT NULL UNIQUE)")
      try (words.migrations + words.laterMigrations).forEach { try $0.apply(database) }
      for number in 1...500 { try database.execute(sql: "INSERT INTO word VALUES (?)", arguments: [SamplePractice.id(number)]) }
      try database.execute(
        sql: """
          INSERT INTO practice_card (word, direction, stage, step, answered, answers, lapses, is_suspended, is_leech)
          SELECT id, direction, 2, 0, 0, 1, 0, 0, 0 FROM word, (SELECT 0 AS direction UNION SELECT 1)
          """)
    }
    func new(upTo limit: Int = 9) async throws -> Int? {
      let query = QueueQuery(now: SamplePractice.time(0, 1000), today: SamplePractice.day, directions: [.from, .to], limit: 9)
      return try await store.workload(WorkloadQuery(query, newLimit: limit))?.new
    }
    #expect(try await new() == 0)
    for (begun, number) in [250, 3, 498, 300, 301, 200, 201].enumerated() {
      try await database.write { try $0.execute(sql: "DELETE FROM practice_card WHERE word = ?", arguments: [SamplePractice.id(number)]) }
      #expect(try await new() == begun + 1)
    }
    #expect(try await new(upTo: 6) == 6)
    #expect(try await new(upTo: 2) == 2)
    #expect(try await new(upTo: 1) == 1)
  }

  @Test func `reading makes no file`() async throws {
    let store = temporary.store()
    #expect(try await store.refresh(at: SamplePractice.noon) == 0)
    #expect(
      try await store.merge([SamplePractice.answer(1, SamplePractice.card(1), 0)], isTrial: true, at: SamplePractice.noon, in: nil).new == 1
    )
    #expect(!temporary.exists)
  }

  @Test func `each answer outlives the process that stored it`() async throws {
    for number in 1...20 {
      // A process of its own for each answer, which is never closed: as after `kill -9`.
      try await SampleLearner(temporary.store()).answer(number, SamplePractice.card(number % 3), number * 9)
      #expect(try await temporary.store().log(after: 0, limit: 100).items.count == number)
    }
    let cards = try await temporary.store().cards((0...2).map { SamplePractice.card($0) })
    #expect(cards.map(\.answers).reduce(0, +) == 20)
  }

  @Test func `of two processes that answer the same card only one is counted`() async throws {
    let (one, other) = (temporary.store(), temporary.store())
    let card = SamplePractice.card(1)
    _ = try await one.append(SamplePractice.answer(1, card, 0), expecting: nil, subject: "word")
    await #expect(throws: PracticeStoreError.movedOn(card)) {
      _ = try await other.append(SamplePractice.answer(2, card, 0), expecting: nil, subject: "word")
    }
    #expect(try await other.log(after: 0, limit: 9).items.count == 1)
  }

  @Test func `an answer is a step that is undone and redone, and its card follows`() async throws {
    let database = temporary.open()
    let learner = try SampleLearner(SQLitePracticeStore(database: database))
    let first = try await learner.learn(1, SamplePractice.card(1), 0)
    let second = try await learner.answer(2, SamplePractice.card(1), 9, 0, .again)
    let undo = SQLiteUndoLog(database: database)
    let undone = try await undo.undo()
    #expect(undone?.name == .practiceAnswer)
    #expect(undone?.subjects == ["word"])
    #expect(try await learner.store.cards([SamplePractice.card(1)]) == [first])
    _ = try await undo.undo()
    #expect(try await learner.store.cards([SamplePractice.card(1)]) == [Card(SamplePractice.card(1))])
    _ = try await undo.redo()
    _ = try await undo.redo()
    #expect(try await learner.store.cards([SamplePractice.card(1)]) == [second])
    #expect(try await problems(database) == [])
    let retraction = SamplePractice.entry(3, SamplePractice.card(1), 9, 9, .retraction(of: LogEntry.ID(SamplePractice.id(2))))
    _ = try await learner.store.append(retraction, expecting: second.version, subject: "word")
    #expect(try await problems(database) == [])
    for step in 1...3 {
      _ = try await undo.undo()
      #expect(try await problems(database) == [], "undo \(step)")
    }
    for step in 1...3 {
      _ = try await undo.redo()
      #expect(try await problems(database) == [], "redo \(step)")
    }
    #expect(try await learner.store.cards([SamplePractice.card(1)])[0].answers == 1)
  }

  @Test func `adopted parameters are undone with all that follows from them`() async throws {
    let database = temporary.open()
    let store = SQLitePracticeStore(database: database)
    let learner = try SampleLearner(store)
    for number in 1...9 { try await learner.learn(number, SamplePractice.card(number), 0, number) }
    let before = try await store.cards((1...9).map { SamplePractice.card($0) })
    var values = FSRSParameters.default.values
    values[3] = 30
    _ = try await store.adopt(try FSRSParameters(values), RebuildPlan(PracticeSettings(), at: SamplePractice.time(1)))
    #expect(try await problems(database) == [])
    _ = try await SQLiteUndoLog(database: database).undo()
    #expect(try await store.parameters() == .default)
    #expect(try await store.cards((1...9).map { SamplePractice.card($0) }) == before)
    #expect(try await problems(database) == [])
  }

  @Test func `cards that do not follow from the log are found and computed again`() async throws {
    let database = temporary.open()
    let store = SQLitePracticeStore(database: database)
    for number in 1...5 { try await SampleLearner(store).learn(number, SamplePractice.card(number), number) }
    let before = try await store.cards([SamplePractice.card(3)])
    for change in [
      "DELETE FROM practice_card WHERE position = 3", "UPDATE practice_card SET stability = 1000", "UPDATE practice_card SET lapses = 3",
    ] {
      try await database.write { try $0.execute(sql: change) }
      #expect(try await problems(database) == [.outOfStep("practice_card")], "\(change)")
      _ = try await SQLiteDataCheck(database: database).repair()
      #expect(try await problems(database) == [])
      #expect(try await store.cards([SamplePractice.card(3)]) == before)
    }
  }

  @Test(arguments: [
    "practice_log SET word = NULL", "practice_log SET grade = NULL", "practice_log SET given = 'x'", "practice_log SET back = 1e300",
  ])
  func `a damaged row is damage, not the end of the program`(change: String) async throws {
    try await SampleLearner(temporary.store()).learn(1, SamplePractice.card(1), 0)
    try await temporary.damage("UPDATE \(change)")
    await #expect(throws: PracticeStoreError.storage(.corrupt(path: temporary.path))) {
      _ = try await temporary.store().log(after: 0, limit: 9)
    }
  }

  @Test func `a damaged card is damage, until it is computed again`() async throws {
    try await SampleLearner(temporary.store()).learn(1, SamplePractice.card(1), 0)
    try await temporary.open().write { try $0.execute(sql: "UPDATE practice_card SET difficulty = 99") }
    await #expect(throws: PracticeStoreError.storage(.corrupt(path: temporary.path))) {
      _ = try await temporary.store().cards([SamplePractice.card(1)])
    }
    _ = try await temporary.store().rebuild(RebuildPlan(PracticeSettings(), at: SamplePractice.time(1)))
    #expect(try await temporary.store().cards([SamplePractice.card(1)])[0].answers == 1)
  }

  private func problems(_ database: SQLiteDatabase) async throws -> [DataProblem] {
    await SQLiteDataCheck(database: database).problems(isDeep: true)
  }
}

extension TemporaryDatabase {
  static func practice(of words: PractisedWordTable? = nil) -> TemporaryDatabase {
    TemporaryDatabase(
      migrations: PracticeSchema.migrations + PracticeSchema.laterMigrations, tables: PracticeSchema.tables(of: words),
      derived: PracticeSchema.derived(of: words), clock: .ticking(from: SamplePractice.noon)
    )
  }

  func store() -> SQLitePracticeStore { SQLitePracticeStore(database: open()) }
}
