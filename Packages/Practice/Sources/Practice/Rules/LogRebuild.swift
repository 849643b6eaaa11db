import CoreModule
import Foundation
import PracticeScheduling

/// Computes cards and their due dates from their logs, with the current parameters and desired retention.
struct LogRebuild {
  private(set) var cards: [Card] = []
  private let scheduler: Scheduler
  private let fold: CardFold
  private let isFuzzed: Bool
  private let limit: Timestamp
  /// The number of reviews due on each day so far; further ones are put on days with few reviews.
  private var load: [CalendarDay: Int] = [:]

  init(_ scheduler: Scheduler, _ plan: RebuildPlan) {
    self.scheduler = scheduler
    fold = CardFold(scheduler, reschedules: true)
    isFuzzed = plan.settings.isFuzzed
    limit = plan.now.adding(CardFold.tolerance)
  }

  mutating func add(_ id: CardID, _ entries: [LogEntry]) {
    var card = fold.card(id, from: entries, before: limit)
    if card.phase == .review, let last = card.state.lastReview, !CardFold.isDueGiven(entries, before: limit),
      let due = rescheduled(card, last)
    {
      card.due = .day(due)
    }
    if case .day(let due)? = card.due { load[due, default: 0] += 1 }
    cards.append(card)
  }

  /// The day on which a learned card comes back. The interval is the scheduler’s, without fuzz.
  private func rescheduled(_ card: Card, _ last: LastReview) -> CalendarDay? {
    guard case .days(let days) = last.interval else { return nil }
    let day = CalendarDay(last.time)
    guard isFuzzed else { return day.adding(days: Int64(days)) }
    let range = Fuzz.range(of: days, maximum: scheduler.maximumInterval).map { day.adding(days: Int64($0)) }
    guard let least = range.map({ load[$0] ?? 0 }).min() else { return nil }
    let best = range.filter { (load[$0] ?? 0) == least }
    return best[Int(card.seed % UInt64(best.count))]
  }
}

/// The answers of a log, as the optimiser requires them.
enum LogHistory {
  /// The answers that count, by time. Answers of the same day are a microsecond apart, so that each of them counts, and days are those of
  /// the calendar.
  static func answers(_ entries: [LogEntry]) -> [Answer] {
    entries.countedAnswers.enumerated().compactMap { index, entry in
      entry.review.map { Answer($0.grade, at: entry.day.startForMemory + Double(index) * 1e-6) }
    }
  }
}
