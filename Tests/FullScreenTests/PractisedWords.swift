import CoreModule
import CoreModuleTesting
import Foundation
import PersonalDictionary
import Practice
import PracticeScheduling

@testable import Presentation

/// A log that grows entry by entry.
@MainActor
private struct GivenLog {
  private(set) var entries: [LogEntry] = []

  /// Adds an event on a day, 0 for today, a second after the one before.
  mutating func add(_ word: Word, _ side: PracticeDirection, _ days: Int64, _ event: LogEntry.Event) {
    let (high, low) = (UInt8(truncatingIfNeeded: entries.count >> 8), UInt8(truncatingIfNeeded: entries.count))
    let time = TestInterface.clock.now().adding(seconds: days * 86_400 + Int64(entries.count) % 60 - 60)
    entries.append(
      LogEntry(
        id: LogEntry.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, high, low))), card: CardID(word.practised, side), time: time,
        day: LocalTime.fixed(seconds: 0).day(of: time), event: event))
  }

  mutating func answer(
    _ word: Word, _ days: Int64, _ grade: Grade, _ interval: Interval, before: CardPhase = .new, side: PracticeDirection = .from,
    seconds: Int = 5
  ) {
    add(word, side, days, .answer(Review(grade, kind: .recognise, duration: .seconds(seconds), before: before, interval: interval)))
  }
}

extension InMemoryPracticeStore {
  /// Practises some of `words`: one is known, others are familiar, fresh and being learned, and one is set aside.
  @MainActor func practise(_ words: [Word]) async {
    var log = GivenLog()
    log.answer(words[0], -60, .easy, .days(8))
    log.answer(words[0], -40, .good, .days(60), before: .review)
    log.answer(words[1], -3, .easy, .days(8))
    log.answer(words[2], 0, .good, .time(.seconds(600)))
    log.answer(words[4], -2, .good, .time(.seconds(600)))
    log.answer(words[4], -2, .good, .days(2), before: .learning)
    for side in PracticeDirection.allCases { log.add(words[5], side, -1, .suspension) }
    await take(log)
  }

  /// Practises `words` on most days of a year, some days more than others, and forgets some of them.
  @MainActor func practiseForAYear(_ words: [Word]) async {
    var log = GivenLog()
    for word in words { log.answer(word, -364, .easy, .days(8), seconds: 20) }
    for day in Int64(-360)...0 where day % 7 != 0 {
      for place in 0..<(1 + Int(-day / 3) % 4) {
        let word = words[(Int(-day) + place) % words.count]
        log.answer(word, day, (day + Int64(place)) % 11 == 0 ? .again : .good, .days(8), before: .review, seconds: 6 + place)
      }
    }
    await take(log)
  }

  /// Learns to write a word, so that it is typed when it is asked the next time.
  @MainActor func learnToWrite(_ word: Word) async {
    var log = GivenLog()
    log.answer(word, -60, .easy, .days(8), side: .to)
    log.answer(word, -50, .good, .days(20), before: .review, side: .to)
    await take(log)
  }

  /// Learns a word, which is due now, and forgets it so many times before.
  @MainActor func forget(_ word: Word, times: Int) async {
    var log = GivenLog()
    log.answer(word, -100, .easy, .days(8))
    for lapse in 0..<times {
      log.answer(word, Int64(-90 + 10 * lapse), .again, .time(.seconds(600)), before: .review)
      log.answer(word, Int64(-90 + 10 * lapse), .good, .days(1), before: .relearning)
    }
    await take(log)
  }

  @MainActor private func take(_ log: GivenLog) async {
    do { _ = try await merge(log.entries, isTrial: false, at: TestInterface.clock.now(), in: nil) } catch {
      preconditionFailure("the store in memory failed: \(error)")
    }
  }
}
