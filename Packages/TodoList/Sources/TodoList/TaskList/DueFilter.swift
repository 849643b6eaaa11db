public import CoreModule

/// Tasks by when they are due.
public enum DueFilter: Equatable, Sendable {
  /// Today.
  case today
  /// Today or on one of the six days after it.
  case week
  /// Before now.
  case overdue
  /// On this day.
  case day(CalendarDay)

  /// Makes `query` keep to it.
  public func narrow(_ query: inout TodoQuery, at now: Timestamp, in localTime: LocalTime) {
    let today = localTime.day(of: now)
    switch self {
    case .today: Self.day(today).narrow(&query, at: now, in: localTime)
    case .week: (query.dueFrom, query.dueBefore) = (localTime.start(of: today), localTime.start(of: today.adding(days: 7)))
    case .overdue: query.dueBefore = now
    case .day(let day): (query.dueFrom, query.dueBefore) = (localTime.start(of: day), localTime.start(of: day.adding(days: 1)))
    }
  }
}
