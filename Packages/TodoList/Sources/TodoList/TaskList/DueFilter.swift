public import CoreModule

/// A filter by due date.
public enum DueFilter: Equatable, Sendable {
  /// Today.
  case today
  /// Today and the six days after it.
  case week
  /// Before the current time.
  case overdue
  /// On this day.
  case day(CalendarDay)

  /// Adds the filter to `query`.
  public func narrow(_ query: inout TodoQuery, at now: Timestamp, in localTime: LocalTime) {
    let today = localTime.day(of: now)
    func start(of day: CalendarDay) -> DueLimit { DueLimit(startOf: day, in: localTime) }
    switch self {
    case .today: Self.day(today).narrow(&query, at: now, in: localTime)
    case .week: (query.dueFrom, query.dueBefore) = (start(of: today), start(of: today.adding(days: 7)))
    case .overdue: query.dueBefore = DueLimit(overdueAt: now, in: localTime)
    case .day(let day): (query.dueFrom, query.dueBefore) = (start(of: day), start(of: day.adding(days: 1)))
    }
  }
}
