public import CoreModule
public import Foundation
public import PracticeScheduling

/// An event of a card. Entries are appended and never changed; the card is computed from them.
public struct LogEntry: Hashable, Identifiable, Sendable {
  /// The identity that survives export and import, so that two logs can be merged.
  public typealias ID = Tagged<LogEntry, UUID>

  /// The kind of event.
  public enum Event: Hashable, Sendable {
    /// The card was answered.
    case answer(Review)
    /// An answer was retracted, and no longer counts.
    case retraction(of: ID)
    /// The card was suspended.
    case suspension
    /// The card was released from suspension or burial.
    case release
    /// The card does not come back before this day.
    case burial(until: CalendarDay)
    /// The card was made new again: earlier answers no longer count.
    case reset
    /// The card comes back on this day, regardless of its last answer.
    case rescheduling(to: CalendarDay)
  }

  /// The identity of the entry.
  public let id: ID
  /// The card.
  public let card: CardID
  /// When it happened.
  public let time: Timestamp
  /// The day on which it happened, in the user's time zone at that time.
  public let day: CalendarDay
  /// The event.
  public let event: Event

  /// Creates an entry.
  public init(id: ID, card: CardID, time: Timestamp, day: CalendarDay, event: Event) {
    self.id = id
    self.card = card
    self.time = time
    self.day = day
    self.event = event
  }

  /// The answer; `nil` for other events.
  public var review: Review? { if case .answer(let review) = event { review } else { nil } }

  /// The entry that it retracts; `nil` for other events.
  var retracted: ID? { if case .retraction(let id) = event { id } else { nil } }

  /// Whether the event changes a card.
  func isNeeded(for card: Card) -> Bool {
    switch event {
    case .suspension: !card.isSuspended
    case .release: !card.isAvailable(on: day)
    case .burial(let day): card.buriedUntil != day
    case .reset: card.phase != .new || card.isSuspended || card.buriedUntil != nil
    case .answer, .retraction, .rescheduling: true
    }
  }

  /// Whether the event outdates a question that was asked before it. Suspending or burying a card does not.
  var changesSchedule: Bool {
    switch event {
    case .answer, .retraction, .reset, .rescheduling: true
    case .suspension, .release, .burial: false
    }
  }
}

/// An answer to a card.
public struct Review: Hashable, Sendable {
  /// How well the card was remembered.
  public let grade: Grade
  /// How it was asked.
  public let kind: CardKind
  /// How long the answer took.
  public let duration: Duration
  /// The stage of the card before the answer.
  public let before: CardPhase
  /// The interval until the card comes back.
  public let interval: Interval
  /// The memory after the answer as computed by another program; `nil` to compute it from the answers.
  public let memory: MemoryState?

  /// The longest duration that counts. When an answer takes longer, the user was doing something else.
  public static let maximumDuration = Duration.seconds(60)

  /// Creates an answer. The duration is limited to the range from zero to ``maximumDuration``, because the clock may have been changed.
  public init(
    _ grade: Grade, kind: CardKind, duration: Duration, before: CardPhase, interval: Interval, memory: MemoryState? = nil
  ) {
    self.grade = grade
    self.kind = kind
    self.duration = min(max(.zero, duration), Self.maximumDuration)
    self.before = before
    self.interval = interval
    self.memory = memory
  }
}

/// How a card is asked.
public enum CardKind: String, CaseIterable, Hashable, Sendable {
  /// The answer is shown, and users grade themselves.
  case recognise
  /// One of four answers is chosen.
  case choose
  /// The answer is typed.
  case recall
  /// By a pair of the word game.
  case game
}

extension [LogEntry] {
  /// The answers of a card's log that count, by time: without retracted ones, and those before the card was last reset.
  public var countedAnswers: [LogEntry] {
    let events = effective
    let reset = events.lastIndex { $0.event == .reset }
    return events[(reset.map { $0 + 1 } ?? 0)...].filter { $0.review != nil }
  }

  /// The entries of a card's log, which are in the order of appending, sorted by time, without retractions and retracted entries.
  var effective: [LogEntry] {
    let retracted = Set(compactMap(\.retracted))
    return enumerated().filter { $0.element.retracted == nil && !retracted.contains($0.element.id) }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
