public import CoreModule
import Foundation

/// The days of the practice, which begin at a time of day instead of at midnight.
public struct PracticeCalendar: Sendable {
  private let localTime: LocalTime
  private let dayStart: TimeOfDay

  /// Creates a calendar for a zone.
  public init(_ localTime: LocalTime, dayStart: TimeOfDay) {
    self.localTime = localTime
    self.dayStart = dayStart
  }

  /// The day of `moment`: what comes before the beginning of a day belongs to the day before.
  public func day(of moment: Timestamp) -> CalendarDay {
    let day = localTime.day(of: moment)
    return moment < start(of: day) ? day.adding(days: -1) : day
  }

  /// The first moment of `day`.
  public func start(of day: CalendarDay) -> Timestamp { localTime.moment(of: dayStart, on: day) }
}

extension CalendarDay {
  /// The day of a time that ``startForMemory`` gave.
  init(_ time: Date) { self.init(daysSinceEpoch: Int64((time.timeIntervalSince1970 / 86_400).rounded(.down))) }

  /// The time at which the memory model sees all answers of this day, so that the days between two answers are days of the calendar: a card
  /// that was answered late in the evening and comes back early on the next day but one was not seen for two days.
  var startForMemory: Date { Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400) }

  /// How many days it is later than `other`.
  func days(since other: CalendarDay) -> Int { Int(daysSinceEpoch - other.daysSinceEpoch) }
}

extension Timestamp {
  /// The moment so much later.
  func adding(_ duration: Duration) -> Timestamp {
    Timestamp(milliseconds: milliseconds + Int64((duration / .milliseconds(1)).rounded()))
  }

  /// How much later it is than `other`.
  func duration(since other: Timestamp) -> Duration { .milliseconds(milliseconds - other.milliseconds) }
}
