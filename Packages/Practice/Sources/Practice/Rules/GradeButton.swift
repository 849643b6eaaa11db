import CoreModule
import Foundation
public import PracticeScheduling

/// A grade and its consequences.
public struct GradeButton: Hashable, Sendable {
  /// The grade.
  public let grade: Grade
  /// The interval until the card comes back.
  public let interval: Interval
  /// When it comes back.
  public let due: Due
  /// The memory after the answer.
  public let memory: MemoryState
}

/// Computes the consequences of each grade.
struct GradeButtons {
  let scheduler: Scheduler
  let isFuzzed: Bool
  let now: Timestamp
  let today: CalendarDay
  /// Determines how intervals are varied; `nil` to derive this from the card.
  var seed: UInt64?

  /// The days on which the card may come back, for which the load must be read.
  func possibleDays(of card: Card) -> [ClosedRange<CalendarDay>] {
    guard isFuzzed else { return [] }
    return states(of: card, fuzz: nil).compactMap { _, state in
      guard case .days(let days)? = state.lastReview?.interval else { return nil }
      let range = Fuzz.range(of: days, maximum: scheduler.maximumInterval)
      return today.adding(days: Int64(range.lowerBound))...today.adding(days: Int64(range.upperBound))
    }
  }

  /// A button for each grade. `load` has the numbers of reviews that are due on each day.
  func buttons(for card: Card, load: [CalendarDay: Int]) -> [GradeButton] {
    let fuzz = isFuzzed ? Fuzz(seed: seed ?? card.seed) { load[today.adding(days: Int64($0))] ?? 0 } : nil
    var longest = 0
    return states(of: card, fuzz: fuzz).compactMap { grade, state in
      guard let last = state.lastReview else { return nil }
      var interval = last.interval
      // A better answer must not bring the card back sooner because of the variation.
      if case .days(let days) = interval {
        longest = max(longest, days)
        interval = .days(longest)
      }
      return GradeButton(grade: grade, interval: interval, due: Due(interval, after: now, on: today), memory: last.memory)
    }
  }

  private func states(of card: Card, fuzz: Fuzz?) -> [(grade: Grade, card: CardState)] {
    scheduler.previews(of: card.state, at: today.startForMemory, fuzz: fuzz)
  }
}

extension Card {
  /// A number that changes only when the card is answered.
  var seed: UInt64 { seed(of: id.word.rawValue.uuidString) }

  /// A number for this text that changes only when the card is answered.
  func seed(of text: String) -> UInt64 {
    var hash = FNV1a(text)
    hash.add(UInt8(id.direction.rawValue))
    withUnsafeBytes(of: UInt64(answers).littleEndian) { hash.add($0) }
    return hash.value
  }
}
