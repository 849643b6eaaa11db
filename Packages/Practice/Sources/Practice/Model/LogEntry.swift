public import CoreModule
public import Foundation
public import PracticeScheduling

/// Something that happened to a card. Entries are appended and never changed; the card is computed from them.
public struct LogEntry: Hashable, Identifiable, Sendable {
  /// The identity that survives export and import, so that two logs can be merged.
  public typealias ID = Tagged<LogEntry, UUID>

  /// What happened.
  public enum Event: Hashable, Sendable {
    /// The card was answered.
    case answer(Review)
    /// An answer was taken back and no longer counts.
    case retraction(of: ID)
    /// The card was suspended.
    case suspension
    /// The card was released: it is practised again.
    case release
    /// The card does not come back before this day.
    case burial(until: CalendarDay)
    /// The card is new again: what was answered before counts no more.
    case reset
    /// The card comes back on this day, whatever its last answer said.
    case rescheduling(to: CalendarDay)
  }

  /// The identity of the entry.
  public let id: ID
  /// The card.
  public let card: CardID
  /// When it happened.
  public let time: Timestamp
  /// The day on which it happened, where the user was: it does not change with the zone.
  public let day: CalendarDay
  /// What happened.
  public let event: Event

  /// Creates an entry.
  public init(id: ID, card: CardID, time: Timestamp, day: CalendarDay, event: Event) {
    self.id = id
    self.card = card
    self.time = time
    self.day = day
    self.event = event
  }

  /// The answer, if it is one.
  public var review: Review? { if case .answer(let review) = event { review } else { nil } }

  /// The entry that it takes back, if it does.
  var retracted: ID? { if case .retraction(let id) = event { id } else { nil } }

  /// Whether an answer that was asked for before it is out of date after it. Suspending a card, or burying it, does not make one so.
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
  /// How long after the answer the card comes back.
  public let interval: Interval
  /// The memory after the answer as another program computed it; `nil` to compute it from the answers.
  public let memory: MemoryState?

  /// The longest duration that counts; in a longer time, the user did something else.
  public static let maximumDuration = Duration.seconds(60)

  /// Creates an answer. A duration is brought between zero and ``maximumDuration``: a clock can jump.
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
  /// It was a pair of the word game.
  case game
}

extension [LogEntry] {
  /// The answers of a card's log that count, by time: without those that were taken back, and those from before the card was last reset.
  public var countedAnswers: [LogEntry] {
    let events = effective
    let reset = events.lastIndex { $0.event == .reset }
    return events[(reset.map { $0 + 1 } ?? 0)...].filter { $0.review != nil }
  }

  /// The entries of a card's log, which are in the order of appending, by time: without retractions, and what they took back.
  var effective: [LogEntry] {
    let retracted = Set(compactMap(\.retracted))
    return enumerated().filter { $0.element.retracted == nil && !retracted.contains($0.element.id) }
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }
}
