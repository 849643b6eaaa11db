public import CoreModule
public import PracticeScheduling

/// How well a word is known, for lists and entries.
public struct WordKnowledge: Hashable, Sendable {
  /// The levels of knowledge of a word.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    /// No card was answered; it was only suspended or buried.
    case new
    /// A card of it is being learned or relearned.
    case learning
    /// It is likely to be remembered for days.
    case fresh
    /// It is likely to be remembered for a week or more.
    case familiar
    /// It is likely to be remembered for weeks.
    case known
  }

  /// The level of the direction that is known less well.
  public let level: Level
  /// The smallest stability of its answered cards, in days; `nil` when none was answered.
  public let stability: Double?
  /// The smallest probability that an answered card is recalled now, from 0 to 1; `nil` when none was answered.
  public let recall: Double?
  /// When the first of its cards is asked again; `nil` when none is.
  public let next: Timestamp?
  /// The day of the practice on which ``next`` is.
  public let nextDay: CalendarDay?
  /// Whether a card is due.
  public let isDue: Bool
  /// Whether a card is a leech.
  public let isLeech: Bool
  /// Whether all its cards are suspended.
  public let isSuspended: Bool

  /// The stabilities from which on a word is familiar and known, in days.
  public static let (familiarStability, knownStability) = (7.0, 21.0)

  /// Summarizes the cards of a word. A direction that was never practised does not count if the other one was.
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
  /// When it comes back, not before the day until which it is buried; `nil` when it is suspended.
  fileprivate func comesBack(on today: CalendarDay) -> Due? {
    guard !isSuspended, let buriedUntil, buriedUntil > today else { return isSuspended ? nil : due }
    if case .day(let day)? = due, day > buriedUntil { return due }
    return .day(buriedUntil)
  }
}

extension PracticeCalendar {
  /// The moment from which on a card with this due date is asked.
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
