public import CoreModule

/// When a task is due: on a day, or at an exact time.
public enum DueDate: Hashable, Sendable {
  /// On this calendar day, in any time zone.
  case day(CalendarDay)
  /// At this time.
  case moment(Timestamp)

  /// The calendar day in this time zone.
  public func day(in localTime: LocalTime) -> CalendarDay {
    switch self {
    case .day(let day): day
    case .moment(let moment): localTime.day(of: moment)
    }
  }

  /// The last time at which the task is not overdue; for a day, its last millisecond in this time zone. Lists are sorted by it.
  public func deadline(in localTime: LocalTime) -> Timestamp {
    switch self {
    case .day(let day): Timestamp(milliseconds: localTime.start(of: day.adding(days: 1)).milliseconds - 1)
    case .moment(let moment): moment
    }
  }

  /// Whether the due date is before `limit`.
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

  /// Moves the due date to another day. The time of day becomes `wanted`, or stays the same if that is `nil`.
  ///
  /// - Returns: The new due date, and the intended time of day if clocks skip it on that day.
  func moved(to day: CalendarDay, at wanted: TimeOfDay?, in localTime: LocalTime) -> (due: DueDate, missed: TimeOfDay?) {
    guard case .moment(let moment) = self else { return (.day(day), nil) }
    let time = wanted ?? localTime.timeOfDay(of: moment)
    let moved = localTime.moment(of: time, on: day)
    return (.moment(moved), localTime.timeOfDay(of: moved) == time ? nil : time)
  }

  /// The hour of the reminder for tasks that are due on a day without a time.
  public static let morningHour = 9
}

/// A limit for due dates. Days are compared by the calendar, in any time zone; times are compared exactly.
public struct DueLimit: Equatable, Sendable {
  /// The first day that is not before the limit.
  public let day: CalendarDay
  /// The first time that is not before the limit.
  public let moment: Timestamp

  /// The beginning of a day in this time zone.
  public init(startOf day: CalendarDay, in localTime: LocalTime) { (self.day, moment) = (day, localTime.start(of: day)) }

  /// The limit before which due dates are overdue at `now`.
  public init(overdueAt now: Timestamp, in localTime: LocalTime) { (day, moment) = (localTime.day(of: now), now) }
}
