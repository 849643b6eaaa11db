import CoreModule
import CoreModuleTesting
import Foundation
import Practice
import PracticeScheduling
import PracticeTesting
import Testing

/// Properties of cards that follow from random logs.
struct CardFoldTests {
  private let card = SamplePractice.card(1)

  /// A log of answers, retractions and holds; the times may repeat days, but no two are equal.
  private func log(_ random: inout SplitMix64, hasResets: Bool = true) -> [LogEntry] {
    var days = 0
    var numbers: [Int] = []
    return (1...(1 + random.count(30))).map { number in
      days += random.count(12)
      let seconds = number * 7
      switch random.count(11) {
      case 0 where !numbers.isEmpty:
        return SamplePractice.entry(number, card, days, seconds, .retraction(of: LogEntry.ID(SamplePractice.id(random.pick(numbers)))))
      case 1: return SamplePractice.entry(number, card, days, seconds, random.isOnce(in: 2) ? .suspension : .release)
      case 2:
        return SamplePractice.entry(number, card, days, seconds, .burial(until: SamplePractice.day.adding(days: Int64(days + 1))))
      case 3 where hasResets: return SamplePractice.entry(number, card, days, seconds, .reset)
      case 4: return SamplePractice.entry(number, card, days, seconds, .rescheduling(to: SamplePractice.day.adding(days: Int64(days + 20))))
      default:
        numbers.append(number)
        return SamplePractice.answer(number, card, days, seconds, random.pick(Grade.allCases), .days(1 + random.count(40)))
      }
    }
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `only the set of the entries matters`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let entries = log(&random)
    let fold = CardFold(try Scheduler())
    let (one, other) = (fold.card(card, from: entries), fold.card(card, from: entries.shuffled(using: &random)))
    #expect(one.schedule == other.schedule)
    #expect(one.due == other.due)
    #expect((one.answers, one.lapses, one.isSuspended, one.isLeech) == (other.answers, other.lapses, other.isSuspended, other.isLeech))
    #expect(one.buriedUntil == other.buriedUntil)
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `a card is what the scheduler makes of the answers that count`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let entries = log(&random, hasResets: false)
    let folded = CardFold(try Scheduler()).card(card, from: entries)
    let retracted = Set(entries.compactMap { entry in if case .retraction(let id) = entry.event { id } else { nil } })
    let counted = entries.filter { $0.review != nil && !retracted.contains($0.id) }
    // Microseconds keep answers of one day apart.
    let answers = counted.enumerated().compactMap { index, entry in
      entry.review.map {
        Answer($0.grade, at: Date(timeIntervalSince1970: Double(entry.day.daysSinceEpoch) * 86_400 + Double(index) * 1e-6))
      }
    }
    let state = try Scheduler().rebuild(from: answers, asOf: .distantFuture)
    #expect(folded.stability == state.lastReview?.memory.stability)
    #expect(folded.schedule.memory?.difficulty == state.lastReview?.memory.difficulty)
    #expect(folded.answers == answers.count)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `entries before a limit count, and the first of the others is remembered`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let entries = log(&random)
    let limit = SamplePractice.time(random.count(200))
    let fold = CardFold(try Scheduler())
    let (limited, cut) = (fold.card(card, from: entries, before: limit), fold.card(card, from: entries.filter { $0.time < limit }))
    // A retraction counts whenever it was made.
    guard !entries.contains(where: { if case .retraction = $0.event { $0.time >= limit } else { false } }) else { return }
    #expect(limited.schedule == cut.schedule)
    #expect(limited.latest == cut.latest)
    #expect(limited.latest.map { $0 < limit } ?? true)
    #expect(limited.pending.map { $0 >= limit } ?? true)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `what is stored of a card gives the card back`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let scheduler = try Scheduler()
    let one = CardFold(scheduler).card(card, from: log(&random))
    let other = Card(
      one.id, schedule: one.schedule, due: one.due, answered: one.answered, answers: one.answers, lapses: one.lapses,
      isSuspended: one.isSuspended, isLeech: one.isLeech, buriedUntil: one.buriedUntil, version: one.version, latest: one.latest,
      pending: one.pending
    )
    let stored = try #require(other)
    #expect(stored.schedule == one.schedule)
    let time = Date(timeIntervalSince1970: 90_000 * 86_400)
    for grade in Grade.allCases {
      #expect(scheduler.next(stored.state, after: Answer(grade, at: time)) == scheduler.next(one.state, after: Answer(grade, at: time)))
    }
  }

  @Test func `the vectors of py-fsrs, a day being a day`() throws {
    let grades: [Grade] = [.good, .good, .good, .good, .good, .good, .again, .again, .good, .good, .good]
    let days = [0, 0, 2, 13, 59, 222, 720, 720, 720, 722, 726]
    let entries = zip(grades, days).enumerated().map { index, answer in
      SamplePractice.answer(index + 1, card, answer.1, index, answer.0)
    }
    let folded = CardFold(try Scheduler()).card(card, from: entries)
    #expect(abs((folded.stability ?? 0) - 7.23625) < 1e-4)
    #expect(abs((folded.schedule.memory?.difficulty ?? 0) - 9.08346) < 1e-4)
    #expect(folded.lapses == 1)
  }
}
