public import CoreModule

/// When a task is due: on a day, or at a moment of one.
public enum DueDate: Hashable, Sendable {
  /// Some time on this calendar day, in any time zone.
  case day(CalendarDay)
  /// At this moment.
  case moment(Timestamp)

  /// The calendar day in this time zone.
  public func day(in localTime: LocalTime) -> CalendarDay {
    switch self {
    case .day(let day): day
    case .moment(let moment): localTime.day(of: moment)
    }
  }

  /// The last moment at which the task is not overdue; for a day, its last millisecond in this time zone. Lists are sorted by it.
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

  /// The time of the reminder; for a day, ``morningHour`` in this time zone.
  public func reminder(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): localTime.moment(of: .hour(DueDate.morningHour), on: day)
    case .moment(let moment): moment
    }
  }

  /// Moves the due date to another day, with the same time of day or `wanted`. Also returns this time if clocks skip it on that day.
  func moved(to day: CalendarDay, at wanted: TimeOfDay?, in localTime: LocalTime) -> (due: DueDate, missed: TimeOfDay?) {
    guard case .moment(let moment) = self else { return (.day(day), nil) }
    let time = wanted ?? localTime.timeOfDay(of: moment)
    let moved = localTime.moment(of: time, on: day)
    return (.moment(moved), localTime.timeOfDay(of: moved) == time ? nil : time)
  }

  /// The hour of reminders for tasks that are due on a day.
  public static let morningHour = 9
}

/// A limit for due dates. Days are compared by the calendar, independent of the time zone, and moments by the clock.
public struct DueLimit: Equatable, Sendable {
  /// The first day after it.
  public let day: CalendarDay
  /// The first moment after it.
  public let moment: Timestamp

  /// The beginning of a day in this time zone.
  public init(startOf day: CalendarDay, in localTime: LocalTime) { (self.day, moment) = (day, localTime.start(of: day)) }

  /// The limit before which due dates are overdue at `now`.
  public init(overdueAt now: Timestamp, in localTime: LocalTime) { (day, moment) = (localTime.day(of: now), now) }
}
