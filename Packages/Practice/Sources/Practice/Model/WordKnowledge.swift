public import CoreModule
public import PracticeScheduling

/// How well a word is known, for lists and entries.
public struct WordKnowledge: Hashable, Sendable {
  /// The levels of knowledge of a word.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// It was suspended or buried before it was ever asked.
    case new
    /// A side of it is being learned, or learned again.
    case learning
    /// It will be remembered for days.
    case fresh
    /// It will be remembered for a week or more.
    case familiar
    /// It will be remembered for weeks.
    case known
  }

  /// The level of the direction that is known least.
  public let level: Level
  /// The smallest stability of its cards that were answered, in days.
  public let stability: Double?
  /// The smallest probability that a card that was answered is remembered now, from 0 to 1.
  public let recall: Double?
  /// When the first of its cards is asked again; `nil` when none is.
  public let next: Timestamp?
  /// The day of the practice that this is on.
  public let nextDay: CalendarDay?
  /// Whether a card is due.
  public let isDue: Bool
  /// Whether a card is a leech.
  public let isLeech: Bool
  /// Whether all its cards are suspended.
  public let isSuspended: Bool

  /// From these stabilities on, in days, a word is familiar, and known.
  public static let (familiarStability, knownStability) = (7.0, 21.0)

  /// Sums up the cards of a word. A direction that was never begun says nothing when the other one was.
  public init(_ cards: [Card], _ scheduler: Scheduler, _ calendar: PracticeCalendar, at now: Timestamp) {
    let today = calendar.day(of: now)
    let begun = cards.filter { $0.phase != .new }
    stability = begun.compactMap(\.stability).min()
    recall = begun.compactMap { scheduler.retrievability(of: $0.state, at: today.startForMemory) }.min()
    level = begun.contains { $0.phase != .review } ? .learning : Level(stability: stability)
    let next = begun.compactMap { $0.comesBack(on: today) }.map { (moment: calendar.moment(of: $0), day: calendar.day(of: $0)) }
      .min { $0.moment < $1.moment }
    (self.next, nextDay) = (next?.moment, next?.day)
    isDue = begun.contains { $0.isDue(at: now, on: today) && $0.isAvailable(on: today) }
    isLeech = cards.contains(where: \.isLeech)
    isSuspended = !cards.isEmpty && cards.allSatisfy(\.isSuspended)
  }
}

extension WordKnowledge.Level {
  fileprivate init(stability: Double?) {
    guard let stability else {
      self = .new
      return
    }
    self = stability >= WordKnowledge.knownStability ? .known : stability >= WordKnowledge.familiarStability ? .familiar : .fresh
  }
}

extension Card {
  /// When it is asked again: not before the day until which it is buried.
  fileprivate func comesBack(on today: CalendarDay) -> Due? {
    guard !isSuspended, let buriedUntil, buriedUntil > today else { return isSuspended ? nil : due }
    if case .day(let day)? = due, day > buriedUntil { return due }
    return .day(buriedUntil)
  }
}

extension PracticeCalendar {
  /// The moment from which on a card is asked.
  public func moment(of due: Due) -> Timestamp {
    switch due {
    case .day(let day): start(of: day)
    case .moment(let moment): moment
    }
  }

  fileprivate func day(of due: Due) -> CalendarDay {
    switch due {
    case .day(let day): day
    case .moment(let moment): day(of: moment)
    }
  }
}
