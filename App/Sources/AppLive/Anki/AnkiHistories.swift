import AnkiPackages
import AppGraph
import CoreModule
import Practice
import PracticeScheduling

/// Turns the cards of Anki into what the practice takes over of them.
struct AnkiHistories {
  private let localTime: LocalTime
  private let now: Timestamp
  /// The day from which Anki counts.
  private let firstDay: CalendarDay
  private let scheduler: Scheduler?

  /// Anki is from October 2006.
  private static let earliest = Timestamp(milliseconds: 1_159_660_800_000)
  /// A clock may have been set to another zone.
  private static let tolerance: Int64 = 86_400

  init(_ collection: AnkiCollection, _ options: WordPackageOptions) {
    (localTime, now) = (options.localTime, options.now)
    firstDay = Self.firstDay(of: collection, options.localTime)
    scheduler = try? Scheduler()
  }

  /// A collection begins at four in the morning, perhaps in another zone: its day is that of eight hours later.
  static func firstDay(of collection: AnkiCollection, _ localTime: LocalTime) -> CalendarDay {
    localTime.day(of: collection.created.adding(seconds: 8 * 3600))
  }

  /// Whether something can have happened then.
  func isPossible(_ time: Timestamp) -> Bool { time >= Self.earliest && time <= now.adding(seconds: Self.tolerance) }

  /// What is taken over of a card, and the times of answers that cannot be.
  func history(of card: AnkiCard, _ direction: PracticeDirection) -> (history: CardHistory?, impossible: [Timestamp]) {
    var history = CardHistory(direction)
    var impossible: [Timestamp] = []
    if card.stage != .new {
      let counted = Self.countedReviews(card.reviews)
      impossible = counted.map(\.time).filter { !isPossible($0) }
      history.answers = counted.filter { isPossible($0.time) }.compactMap(PastAnswer.init)
      history.due = due(of: card)
      history.memory = card.data.memory.flatMap { MemoryState(stability: $0.stability, difficulty: $0.difficulty) }
      if history.answers.isEmpty { addAnswer(to: &history, card) }
    }
    if card.queue == .suspended {
      let last = history.answers.map(\.time).max() ?? Self.earliest
      history.suspended = max(last, min(card.modified, now))
    }
    return (history.answers.isEmpty && history.suspended == nil ? nil : history, impossible)
  }

  /// The answers since the card was reset by the user, without those of filtered decks that changed nothing.
  private static func countedReviews(_ reviews: [AnkiReview]) -> [AnkiReview] {
    let reset = reviews.lastIndex { $0.kind == .manual && $0.factor == 0 }
    return reviews[(reset.map { $0 + 1 } ?? 0)...].filter { $0.rating > 0 && ($0.kind != .filtered || $0.factor != 0) }
  }

  /// A card whose answers are missing has one instead, which leaves its memory behind.
  private func addAnswer(to history: inout CardHistory, _ card: AnkiCard) {
    let days = Int(clamping: max(1, card.interval))
    let time = card.data.lastReview ?? (card.stage == .review ? day(card.homeDue).map { start(of: $0.adding(days: -Int64(days))) } : nil)
    let answered = min(max(time ?? card.modified, Self.earliest), now)
    let interval: Interval = card.stage == .review ? .days(days) : .time(.seconds(600))
    history.answers = [PastAnswer(.good, at: answered, before: .new, interval: interval)]
    guard history.memory == nil, card.stage == .review else { return }
    history.memory = scheduler?.memory(ease: Double(card.factor) / 1000, interval: days)
  }

  private func due(of card: AnkiCard) -> Due? {
    switch card.due {
    case .position: nil
    case .day(let number): day(number).map { .day($0) }
    case .moment(let moment): .moment(moment)
    }
  }

  private func day(_ number: Int64?) -> CalendarDay? { number.flatMap { $0.magnitude < 1_000_000 ? firstDay.adding(days: $0) : nil } }

  /// Noon, when the days of all zones and beginnings agree.
  private func start(of day: CalendarDay) -> Timestamp { localTime.start(of: day).adding(seconds: 12 * 3600) }
}

extension AnkiCard {
  fileprivate var homeDue: Int64? { if case .day(let number) = due { number } else { nil } }
}

extension PastAnswer {
  fileprivate init?(_ review: AnkiReview) {
    guard let grade = Grade(rawValue: review.rating) else { return nil }
    let before: CardPhase =
      switch review.kind {
      case .learning: .learning
      case .relearning: .relearning
      case .review, .filtered, .manual, .rescheduled: .review
      }
    let days = Int(clamping: review.interval)
    self.init(
      grade, at: review.time, duration: .milliseconds(review.duration), before: before,
      interval: days < 0 ? .time(.seconds(-max(days, -Self.longestStep))) : .days(min(days, Self.longestInterval))
    )
  }

  private static let longestStep = 10 * 86_400
  private static let longestInterval = 36_500
}
