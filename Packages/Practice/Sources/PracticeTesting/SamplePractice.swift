public import CoreModule
import CoreModuleTesting
public import Foundation
public import Practice
public import PracticeScheduling

/// Words, days and answers for tests; all of them follow from their numbers.
public enum SamplePractice {
  /// 1 June 2026, noon, UTC.
  public static let noon = Timestamp(milliseconds: 1_780_315_200_000)
  /// The day of ``noon``.
  public static let day = CalendarDay(daysSinceEpoch: 20_605)
  /// Days that begin at four in the morning, UTC.
  public static let calendar = PracticeCalendar(.fixed(seconds: 0), dayStart: .hour(4))

  /// The identity with this number.
  public static func id(_ number: Int) -> UUID {
    let bytes = withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) }
    return UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, bytes[0] | 0x80, bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7])
    )
  }

  /// The card of the word with this number.
  public static func card(_ word: Int, _ direction: PracticeDirection = .from) -> CardID { CardID(PracticeWord.ID(id(word)), direction) }

  /// The word with this number: `palabra 7` means `word 7`, and was added so many minutes before ``noon``.
  public static func word(_ number: Int, tags: [String] = [], isStarred: Bool = false) -> PracticeWord {
    PracticeWord(
      id: PracticeWord.ID(id(number)), text: "palabra \(number)", languages: LanguagePair(from: "es", to: "en"),
      translations: ["word \(number)"], tags: tags, isStarred: isStarred, added: noon.adding(seconds: Int64(-60 * number))
    )
  }

  /// The moment this many days, and seconds, after ``noon``.
  public static func time(_ days: Int, _ seconds: Int = 0) -> Timestamp { noon.adding(seconds: Int64(days) * 86_400 + Int64(seconds)) }

  /// An entry this many days after ``day``.
  public static func entry(_ number: Int, _ card: CardID, _ days: Int, _ seconds: Int = 0, _ event: LogEntry.Event) -> LogEntry {
    let time = time(days, seconds)
    return LogEntry(id: LogEntry.ID(id(number)), card: card, time: time, day: calendar.day(of: time), event: event)
  }

  /// An answer this many days after ``day``.
  public static func answer(
    _ number: Int, _ card: CardID, _ days: Int, _ seconds: Int = 0, _ grade: Grade = .good, _ interval: Interval = .days(3),
    before: CardPhase = .new
  ) -> LogEntry {
    entry(number, card, days, seconds, .answer(Review(grade, kind: .recognise, duration: .seconds(5), before: before, interval: interval)))
  }
}

/// Answers cards in a store as a session does, without one.
public struct SampleLearner: Sendable {
  /// Where the answers are stored.
  public let store: any PracticeStore
  private let scheduler: Scheduler

  /// Creates a learner with the default scheduler.
  public init(_ store: any PracticeStore) throws {
    self.store = store
    scheduler = try Scheduler()
  }

  /// Answers a card this many days after ``SamplePractice/day``; `number` is that of the entry.
  @discardableResult
  public func answer(_ number: Int, _ id: CardID, _ days: Int, _ seconds: Int = 0, _ grade: Grade = .good) async throws -> Card {
    let card = try await store.cards([id])[0]
    let day = SamplePractice.calendar.day(of: SamplePractice.time(days, seconds))
    let next = scheduler.next(card.state, after: Answer(grade, at: Date(timeIntervalSince1970: Double(day.daysSinceEpoch) * 86_400)))
    let interval = next.lastReview?.interval ?? .days(1)
    let entry = SamplePractice.answer(number, id, days, seconds, grade, interval, before: card.phase)
    return try await store.append(entry, expecting: card.version, subject: "word")
  }

  /// Learns a card on one day: Easy at its first answer, so that it comes back after days.
  @discardableResult
  public func learn(_ number: Int, _ id: CardID, _ days: Int, _ seconds: Int = 0) async throws -> Card {
    try await answer(number, id, days, seconds, .easy)
  }
}
