public import CoreModule

/// When a task is due: on a day, or at a moment of one.
public enum DueDate: Hashable, Sendable {
  /// Some time on this day, wherever the user is then.
  case day(CalendarDay)
  /// At this moment.
  case moment(Timestamp)

  /// The day it falls on.
  public func day(in localTime: LocalTime) -> CalendarDay {
    switch self {
    case .day(let day): day
    case .moment(let moment): localTime.day(of: moment)
    }
  }

  /// The last moment at which the task is not overdue, here: of a day, its last millisecond. Lists are ordered by it.
  public func deadline(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): Timestamp(milliseconds: localTime.start(of: day.adding(days: 1)).milliseconds - 1)
    case .moment(let moment): moment
    }
  }

  /// Whether it lies before `limit`.
  public func isBefore(_ limit: DueLimit) -> Bool {
    switch self {
    case .day(let day): day < limit.day
    case .moment(let moment): moment < limit.moment
    }
  }

  /// When to remind of it, here: of a day, at ``morningHour``.
  public func reminder(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): localTime.moment(of: .hour(DueDate.morningHour), on: day)
    case .moment(let moment): moment
    }
  }

  /// The same time of day, or the one that is wanted, on another day; and that time where clocks do not show it on that day.
  func moved(to day: CalendarDay, at wanted: TimeOfDay?, in localTime: LocalTime) -> (due: DueDate, missed: TimeOfDay?) {
    guard case .moment(let moment) = self else { return (.day(day), nil) }
    let time = wanted ?? localTime.timeOfDay(of: moment)
    let moved = localTime.moment(of: time, on: day)
    return (.moment(moved), localTime.timeOfDay(of: moved) == time ? nil : time)
  }

  /// The hour at which a day's tasks are due for a reminder.
  public static let morningHour = 9
}

/// A limit between due dates: days are before or after it by the calendar, wherever they were written down, and moments by the clock.
public struct DueLimit: Equatable, Sendable {
  /// The first day after it.
  public let day: CalendarDay
  /// The first moment after it.
  public let moment: Timestamp

  /// The beginning of a day, here.
  public init(startOf day: CalendarDay, in localTime: LocalTime) { (self.day, moment) = (day, localTime.start(of: day)) }

  /// What is before it is overdue at `now`, here.
  public init(overdueAt now: Timestamp, in localTime: LocalTime) { (day, moment) = (localTime.day(of: now), now) }
}
