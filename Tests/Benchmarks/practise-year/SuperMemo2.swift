import CoreModule
import PracticeScheduling

/// SM-2 as Anki has it, with Anki's defaults, from the description in its manual and frequently asked questions
/// (https://faqs.ankiweb.net/what-spaced-repetition-algorithm.html, https://docs.ankiweb.net/deck-options.html): steps of 1 and 10 minutes,
/// then 1 day, or 4 after Easy; a lapse is learned again for 10 minutes and comes back after a day; 20 new words and 200 reviews a day.
final class SuperMemo2: YearScheduler {
  private struct Card {
    enum Phase {
      case new
      case learning(step: Int)
      case review
      case relearning
    }

    let number: Int
    var phase = Phase.new
    var ease = 2.5
    /// In days.
    var interval = 1
    /// When it comes back: in seconds while it is learned, else in days.
    var due = 0.0
    /// Which of the cards that are due on one day comes first.
    var place: UInt64 = 0

    var isReview: Bool { if case .review = phase { true } else { false } }
    var isNew: Bool { if case .new = phase { true } else { false } }
    var isLearned: Bool { !isReview && !isNew }
  }

  private var cards: [Card]
  private var random = SplitMix64(seed: 7)
  private var today = 0.0
  private var (newLeft, reviewsLeft) = (0, 0)
  private var asked = 0

  private static let steps = [60.0, 600]
  private static let relearningStep = 600.0
  private static let learnAhead = 1200.0

  init(words count: Int) { cards = (0..<count).map { Card(number: $0) } }

  func begin(at time: Double) {
    today = (time / 86_400).rounded(.down)
    (newLeft, reviewsLeft) = (20, 200)
  }

  func next(at time: Double) -> Int? {
    let learned = cards.filter(\.isLearned).min { $0.due < $1.due }
    if let learned, learned.due <= time { return ask(learned) }
    let due = reviewsLeft > 0 ? cards.filter { $0.isReview && $0.due <= today }.min { ($0.due, $0.place) < ($1.due, $1.place) } : nil
    if let card = due ?? (newLeft > 0 ? cards.first(where: \.isNew) : nil) { return ask(card) }
    return learned.flatMap { $0.due <= time + Self.learnAhead ? ask($0) : nil }
  }

  func answer(_ grade: Grade, at time: Double) {
    var card = cards[asked]
    switch card.phase {
    case .new, .learning:
      newLeft -= card.isNew ? 1 : 0
      learn(&card, grade, at: time)
    case .review:
      reviewsLeft -= 1
      review(&card, grade, at: time)
    case .relearning:
      switch grade {
      case .again: card.due = time + Self.relearningStep
      case .hard: card.due = time + Self.relearningStep * 1.5
      case .good: comeBack(&card, after: 1)
      case .easy: comeBack(&card, after: 2)
      }
    }
    cards[asked] = card
  }

  private func learn(_ card: inout Card, _ grade: Grade, at time: Double) {
    var step = 0
    if case .learning(let reached) = card.phase { step = reached }
    switch grade {
    case .again: (card.phase, card.due) = (.learning(step: 0), time + Self.steps[0])
    case .hard: (card.phase, card.due) = (.learning(step: step), time + (step == 0 ? (Self.steps[0] + Self.steps[1]) / 2 : Self.steps[1]))
    case .good where step == 0: (card.phase, card.due) = (.learning(step: 1), time + Self.steps[1])
    case .good: comeBack(&card, after: 1)
    case .easy: comeBack(&card, after: 4)
    }
  }

  /// The interval grows by the ease, and by what the card came late; each grade gives a day more than the one below it.
  private func review(_ card: inout Card, _ grade: Grade, at time: Double) {
    let (interval, delay) = (Double(card.interval), today - card.due)
    let hard = max(interval + 1, (interval * 1.2).rounded())
    let good = max(hard + 1, ((interval + delay / 2) * card.ease).rounded())
    let easy = max(good + 1, ((interval + delay) * card.ease * 1.3).rounded())
    switch grade {
    case .again: (card.phase, card.due) = (.relearning, time + Self.relearningStep)
    case .hard: comeBack(&card, after: Int(hard))
    case .good: comeBack(&card, after: Int(good))
    case .easy: comeBack(&card, after: Int(easy))
    }
    let change = [-0.2, -0.15, 0, 0.15][grade.rawValue - 1]
    card.ease = max(1.3, card.ease + change)
  }

  /// Intervals are spread as those of FSRS are.
  private func comeBack(_ card: inout Card, after days: Int) {
    let range = Fuzz.range(of: days, maximum: Scheduler.maximumIntervals.upperBound)
    card.interval = range.lowerBound + Int(random.next() % UInt64(range.count))
    (card.phase, card.due, card.place) = (.review, today + Double(card.interval), random.next())
  }

  private func ask(_ card: Card) -> Int {
    asked = card.number
    return asked
  }
}
