public import CoreModule
import Foundation
public import PracticeScheduling

/// The history of a card in another program.
public struct CardHistory: Hashable, Sendable {
  /// The side that is asked.
  public let direction: PracticeDirection
  /// The answers, in any order.
  public var answers: [PastAnswer]
  /// When the card comes back; `nil` when only the answers determine it.
  public var due: Due?
  /// The memory after the last answer; `nil` when it must be computed from the answers.
  public var memory: MemoryState?
  /// When the card was suspended; `nil` when it was not.
  public var suspended: Timestamp?

  /// Creates the history of a card that was never answered.
  public init(
    _ direction: PracticeDirection, answers: [PastAnswer] = [], due: Due? = nil, memory: MemoryState? = nil, suspended: Timestamp? = nil
  ) {
    (self.direction, self.answers, self.due, self.memory, self.suspended) = (direction, answers, due, memory, suspended)
  }
}

/// An answer that was given in another program.
public struct PastAnswer: Hashable, Sendable {
  /// When it was given.
  public let time: Timestamp
  /// How well the card was remembered.
  public let grade: Grade
  /// How long the answer took.
  public let duration: Duration
  /// The stage of the card before the answer.
  public let before: CardPhase
  /// The interval that was set after the answer.
  public let interval: Interval

  /// Creates an answer.
  public init(_ grade: Grade, at time: Timestamp, duration: Duration = .zero, before: CardPhase, interval: Interval) {
    (self.time, self.grade, self.duration, self.before, self.interval) = (time, grade, duration, before, interval)
  }
}

extension CardHistory {
  /// The entries of the history in the log of a word. Their identities are derived from the word, the direction and the times, so the same
  /// history gives the same entries on every machine.
  public func entries(of word: PracticeWord.ID, _ calendar: PracticeCalendar) -> [LogEntry] {
    let card = CardID(word, direction)
    let identities = DerivedIdentities(card)
    let sorted = answers.sorted { $0.time < $1.time }
    var entries = sorted.enumerated().map { place, answer in
      let day = calendar.day(of: answer.time)
      let isLast = place == sorted.count - 1
      let interval = (isLast ? due.map { answer.interval(until: $0, from: day) } : nil) ?? answer.interval
      let review = Review(
        answer.grade, kind: .recognise, duration: answer.duration, before: place == 0 ? .new : answer.before,
        interval: interval.bounded, memory: isLast ? memory : nil
      )
      return LogEntry(id: identities.identity(answer.time, "answer"), card: card, time: answer.time, day: day, event: .answer(review))
    }
    // A day without a memory is no reason to forget the day when the memory is computed again.
    if memory == nil, case .day(let dueDay)? = due, let last = sorted.last, last.grade.isRecall {
      let id = identities.identity(last.time, "rescheduling")
      let day = calendar.day(of: last.time)
      entries.append(LogEntry(id: id, card: card, time: last.time, day: day, event: .rescheduling(to: dueDay)))
    }
    if let suspended {
      let id = identities.identity(suspended, "suspension")
      entries.append(LogEntry(id: id, card: card, time: suspended, day: calendar.day(of: suspended), event: .suspension))
    }
    return entries
  }
}

extension PastAnswer {
  /// The interval after an answer on `day` until `due`.
  fileprivate func interval(until due: Due, from day: CalendarDay) -> Interval {
    switch due {
    case .day(let dueDay): .days(dueDay.days(since: day))
    case .moment(let moment): .time(moment.duration(since: time))
    }
  }
}

extension Interval {
  /// The nearest interval that the log can store.
  fileprivate var bounded: Interval {
    switch self {
    case .days(let days): .days(min(max(1, days), Scheduler.maximumIntervals.upperBound))
    case .time(let duration): .time(min(max(.seconds(1), duration), .seconds(10 * 86_400)))
    }
  }
}

/// The identities of entries, derived from their card: version 8 UUIDs of RFC 9562.
///
/// They begin like the identity of the word, so that the entries of words that are imported together are adjacent in the index, and end
/// with a hash.
private struct DerivedIdentities {
  private let card: CardID

  init(_ card: CardID) { self.card = card }

  func identity(_ time: Timestamp, _ kind: String) -> LogEntry.ID {
    // The time first, so that the following data mix it.
    var hash = FNV1a()
    withUnsafeBytes(of: time.milliseconds.bigEndian) { hash.add($0) }
    hash.add(kind)
    hash.add(UInt8(card.direction.rawValue))
    var identity = card.word.rawValue.uuid
    withUnsafeMutableBytes(of: &identity) { bytes in
      hash.add(UnsafeRawBufferPointer(bytes))
      withUnsafeBytes(of: (hash.value ^ hash.value << 16).bigEndian) { bytes[10...].copyBytes(from: $0.prefix(6)) }
      (bytes[6], bytes[8]) = (bytes[6] & 0xF | 0x80, bytes[8] & 0x3F | 0x80)
    }
    return LogEntry.ID(UUID(uuid: identity))
  }
}
