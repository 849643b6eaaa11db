import CoreModule
import CoreModuleSQLite
import CoreModuleSQLiteTesting
import CoreModuleTesting
import Foundation
import Practice
import PracticeSQLite
import PracticeScheduling
import PracticeTesting
import Testing

/// Entries are imported many at a time: what follows from them is the same as from one after the other.
struct ImportedEntryTests {
  private typealias Sample = SamplePractice

  private let temporary = TemporaryDatabase.practice()
  /// Two answers, one of them taken back, one before its retraction and one after it.
  private let entries = [
    Sample.answer(1, Sample.card(1), 0, 0, .good, .days(2)),
    Sample.answer(2, Sample.card(1), 2, 0, .again, .days(1), before: .review),
    Sample.entry(3, Sample.card(1), 2, 5, .retraction(of: LogEntry.ID(Sample.id(2)))),
    Sample.entry(4, Sample.card(2), 3, 5, .retraction(of: LogEntry.ID(Sample.id(5)))),
    Sample.answer(5, Sample.card(2), 3, 0, .easy, .days(9)),
    Sample.entry(6, Sample.card(2), 3, 9, .suspension),
    Sample.answer(7, Sample.card(2, .to), 3, 0, .hard, .days(1)),
  ]

  @Test(arguments: [1, 2, 3, 4, 7])
  func `portions of any size give the same cards and sums`(size: Int) async throws {
    let database = temporary.open()
    let store = SQLitePracticeStore(database: database)
    for start in stride(from: 0, to: entries.count, by: size) {
      let portion = Array(entries[start..<min(start + size, entries.count)])
      let counts = try await store.merge(portion, isTrial: false, at: Sample.time(10), matching: .identityOrTime, in: nil)
      #expect(counts.new == portion.count)
      #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
    }
    let again = try await store.merge(entries, isTrial: false, at: Sample.time(10), matching: .identityOrTime, in: nil)
    #expect(again == ImportedEntryCounts(skipped: entries.count))
    #expect(try await store.log(after: 0, limit: 99).items == entries)
    let cards = try await store.cards([Sample.card(1), Sample.card(2), Sample.card(2, .to)])
    #expect(cards.map(\.answers) == [1, 0, 1])
    #expect(cards.map(\.isSuspended) == [false, true, false])
    let statistics = try await store.statistics(StatisticsQuery(today: Sample.day.adding(days: 10), desiredRetention: 0.9))
    #expect(statistics.days.map(\.answers) == [1, 1])
  }

  @Test func `a memory of whole numbers is no damage, nor when its import is undone and redone`() async throws {
    let log = RecordingLog()
    let database = temporary.open(log: log)
    let store = SQLitePracticeStore(database: database)
    let history = CardHistory(
      .from, answers: [PastAnswer(.good, at: Sample.noon, before: .new, interval: .days(3))],
      memory: MemoryState(stability: 30, difficulty: 5))
    let entries = history.entries(of: Sample.card(1).word, Sample.calendar)
    _ = try await store.merge(entries, isTrial: false, at: Sample.time(1), matching: .identityOrTime, in: nil)
    let card = try await store.cards([Sample.card(1)])
    _ = try await SQLiteUndoLog(database: database).undo()
    _ = try await SQLiteUndoLog(database: database).redo()
    #expect(try await store.cards([Sample.card(1)]) == card)
    #expect(card[0].state.lastReview?.memory == MemoryState(stability: 30, difficulty: 5))
    #expect(await SQLiteDataCheck(database: database).problems(isDeep: true) == [])
    #expect(log.lines.filter { $0.hasPrefix("error") } == [])
  }
}
