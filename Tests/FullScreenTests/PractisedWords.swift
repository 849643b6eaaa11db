import CoreModule
import CoreModuleTesting
import Foundation
import PersonalDictionary
import Practice
import PracticeScheduling

@testable import Presentation

extension InMemoryPracticeStore {
  /// Practises some of `words`: one is known, others are familiar, fresh and being learned, and one is set aside.
  @MainActor func practise(_ words: [Word]) async {
    let (now, localTime) = (TestInterface.clock.now(), LocalTime.fixed(seconds: 0))
    var entries: [LogEntry] = []
    func add(_ word: Int, _ side: PracticeDirection, _ days: Int64, _ event: LogEntry.Event) {
      let id = LogEntry.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(entries.count))))
      let time = now.adding(seconds: days * 86_400 + Int64(entries.count) - 60)
      entries.append(
        LogEntry(id: id, card: CardID(words[word].practised, side), time: time, day: localTime.day(of: time), event: event))
    }
    func answer(_ word: Int, _ days: Int64, _ grade: Grade, _ interval: Interval, before: CardPhase = .new) {
      add(word, .from, days, .answer(Review(grade, kind: .recognise, duration: .seconds(5), before: before, interval: interval)))
    }
    answer(0, -60, .easy, .days(8))
    answer(0, -40, .good, .days(60), before: .review)
    answer(1, -3, .easy, .days(8))
    answer(2, 0, .good, .time(.seconds(600)))
    answer(4, -2, .good, .time(.seconds(600)))
    answer(4, -2, .good, .days(2), before: .learning)
    for side in PracticeDirection.allCases { add(5, side, -1, .suspension) }
    do { _ = try await merge(entries, isTrial: false, at: now, in: nil) } catch {
      preconditionFailure("the store in memory failed: \(error)")
    }
  }
}
