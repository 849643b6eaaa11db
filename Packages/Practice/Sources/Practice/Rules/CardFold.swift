public import CoreModule
public import PracticeScheduling

/// Computes cards from their logs.
///
/// Entries count by their times; those from the future, which a wrong clock made, count when their time has come. Only the set of entries
/// matters, so two logs are merged by appending one to the other. When a card comes back was decided at its answer and is part of the log;
/// the memory is computed from the answers and the parameters.
public struct CardFold: Sendable {
  private let scheduler: Scheduler
  /// Whether the scheduler determines when cards come back, instead of the log. It does not for schedules of other programs.
  private let reschedules: Bool

  /// Entries up to this much later than the clock still count, because the clock may have been set to another time zone.
  public static let tolerance = Duration.seconds(86_400)

  /// Creates a fold. Only the parameters and the steps of the scheduler matter.
  public init(_ scheduler: Scheduler) { self.init(scheduler, reschedules: false) }

  init(_ scheduler: Scheduler, reschedules: Bool) {
    self.scheduler = scheduler
    self.reschedules = reschedules
  }

  /// Computes a card from its entries, in the order of appending.
  ///
  /// - Parameter limit: Entries from this time on do not count yet; `nil` to count all.
  public func card(_ id: CardID, from entries: [LogEntry], before limit: Timestamp? = nil) -> Card {
    var card = Card(id)
    card.version = entries.last(where: \.changesSchedule)?.id
    for entry in entries.effective {
      if let limit, entry.time >= limit {
        card.pending = entry.time
        break
      }
      apply(entry, to: &card)
      card.latest = entry.time
    }
    return card
  }

  private func apply(_ entry: LogEntry, to card: inout Card) {
    switch entry.event {
    case .answer(let review): apply(review, of: entry, to: &card)
    case .retraction: break
    case .suspension: card.isSuspended = true
    case .release: (card.isSuspended, card.buriedUntil) = (false, nil)
    case .burial(let day): card.buriedUntil = day
    case .reset:
      let version = card.version
      card = Card(card.id)
      card.version = version
    case .rescheduling(let day): reschedule(&card, to: day)
    }
  }

  /// A card that was never answered has no due date; it is buried until the day instead.
  private func reschedule(_ card: inout Card, to day: CalendarDay) {
    card.isSuspended = false
    guard let last = card.state.lastReview else { return card.buriedUntil = day }
    card.state = scheduler.graduated(card.state).comingBack(after: .days(day.days(since: CalendarDay(last.time))))
    (card.due, card.buriedUntil) = (.day(day), nil)
  }

  /// Whether the log itself says on which day a card comes back, because the user chose it or another program set it.
  static func isDueGiven(_ entries: [LogEntry], before limit: Timestamp) -> Bool {
    switch entries.effective.last(where: { $0.time < limit && $0.changesSchedule })?.event {
    case .rescheduling: true
    case .answer(let review): review.memory != nil
    default: false
    }
  }

  private func apply(_ review: Review, of entry: LogEntry, to card: inout Card) {
    let isLapse = card.phase == .review && !review.grade.isRecall
    card.state = scheduler.next(card.state, after: Answer(review.grade, at: entry.day.startForMemory))
    if let memory = review.memory { card.state = card.state.remembered(by: memory) }
    // Other programs have other steps: a card that was remembered, and came back after days, had left them.
    if case .days = review.interval, review.grade.isRecall { card.state = scheduler.graduated(card.state) }
    // The schedule of another program is taken over as it is; what comes after it is computed from there.
    if !reschedules || review.memory != nil { card.state = card.state.comingBack(after: review.interval) }
    card.due = card.state.lastReview.map { Due($0.interval, after: entry.time, on: entry.day) }
    card.answered = entry.time
    card.answers += 1
    card.lapses += isLapse ? 1 : 0
    if isLapse, LeechRule.isReached(card.lapses) { (card.isLeech, card.isSuspended) = (true, true) }
  }
}

/// The rule by which a card is suspended as a leech.
public enum LeechRule {
  /// The number of lapses at which a card is a leech for the first time.
  public static let threshold = 8
  /// The tag of words with a leech.
  public static let tag = "leech"

  /// Whether a card is suspended after so many lapses: at the threshold, and again after every half of it.
  static func isReached(_ lapses: Int) -> Bool { lapses >= threshold && (lapses - threshold) % (threshold / 2) == 0 }
}

extension Due {
  /// When a card comes back.
  init(_ interval: Interval, after time: Timestamp, on day: CalendarDay) {
    switch interval {
    case .days(let days): self = .day(day.adding(days: Int64(days)))
    case .time(let duration): self = .moment(time.adding(duration))
    }
  }
}

extension CardState {
  /// The same state with another interval.
  fileprivate func comingBack(after interval: Interval) -> CardState {
    changing { LastReview(time: $0.time, memory: $0.memory, interval: interval) }
  }

  /// The same state with another memory.
  fileprivate func remembered(by memory: MemoryState) -> CardState {
    changing { LastReview(time: $0.time, memory: memory, interval: $0.interval) }
  }

  private func changing(_ change: (LastReview) -> LastReview) -> CardState {
    guard let last = lastReview else { return self }
    let changed = change(last)
    switch self {
    case .new: return .new
    case .learning(let step, _): return .learning(step: step, changed)
    case .review: return .review(changed)
    case .relearning(let step, _): return .relearning(step: step, changed)
    }
  }
}
