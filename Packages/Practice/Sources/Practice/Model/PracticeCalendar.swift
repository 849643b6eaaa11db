public import CoreModule
import Foundation

/// The days of the practice, which begin at a set time of day instead of midnight.
public struct PracticeCalendar: Sendable {
  private let localTime: LocalTime
  private let dayStart: TimeOfDay

  /// Creates a calendar for a time zone.
  public init(_ localTime: LocalTime, dayStart: TimeOfDay) {
    self.localTime = localTime
    self.dayStart = dayStart
  }

  /// The day of `moment`. The time between midnight and the beginning of the day belongs to the day before.
  public func day(of moment: Timestamp) -> CalendarDay {
    let day = localTime.day(of: moment)
    return moment < start(of: day) ? day.adding(days: -1) : day
  }

  /// The first moment of `day`.
  public func start(of day: CalendarDay) -> Timestamp { localTime.moment(of: dayStart, on: day) }
}

extension CalendarDay {
  /// The day for which ``startForMemory`` returned this time.
  init(_ time: Date) { self.init(daysSinceEpoch: Int64((time.timeIntervalSince1970 / 86_400).rounded(.down))) }

  /// The time of all answers of this day for the memory model, so that the days between two answers are days of the calendar. A card that
  /// was answered late in the evening and comes back early two days later was not seen for two days.
  var startForMemory: Date { Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400) }

  /// The number of days since `other`.
  func days(since other: CalendarDay) -> Int { Int(daysSinceEpoch - other.daysSinceEpoch) }
}

extension Timestamp {
  /// The moment after this duration.
  func adding(_ duration: Duration) -> Timestamp {
    Timestamp(milliseconds: milliseconds + Int64((duration / .milliseconds(1)).rounded()))
  }

  /// The duration since `other`.
  func duration(since other: Timestamp) -> Duration { .milliseconds(milliseconds - other.milliseconds) }
}
