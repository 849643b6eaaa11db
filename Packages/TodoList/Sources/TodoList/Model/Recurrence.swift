public import CoreModule

/// How often a task recurs.
public struct Recurrence: Hashable, Sendable {
  /// The step from one task to the next.
  public enum Frequency: String, CaseIterable, Sendable {
    /// Every day.
    case daily
    /// From Monday to Friday.
    case weekdays
    /// Every seven days.
    case weekly
    /// On the same day of each month, or on the last day of a shorter month.
    case monthly
    /// On the same day of each year, or on 28 February instead of the 29th.
    case yearly
  }

  /// The step from one task to the next.
  public let frequency: Frequency
  /// The day of the month of the series (1–31), so that a short month does not change it permanently; `nil` if it is that of the due date.
  public let dayOfMonth: Int?
  /// The time of day of the series, if the due date has another one because clocks skipped it on that day; otherwise `nil`.
  public let timeOfDay: TimeOfDay?

  /// Creates a recurrence with the day of the month of `due`.
  public init(_ frequency: Frequency, from due: CalendarDay?) {
    self.init(frequency, dayOfMonth: frequency == .monthly || frequency == .yearly ? due?.parts.day : nil)
  }

  /// Creates a recurrence.
  public init(_ frequency: Frequency, dayOfMonth: Int?, timeOfDay: TimeOfDay? = nil) {
    self.frequency = frequency
    self.dayOfMonth = dayOfMonth
    self.timeOfDay = timeOfDay
  }

  /// The same recurrence with another time of day.
  func keeping(_ timeOfDay: TimeOfDay?) -> Recurrence { Recurrence(frequency, dayOfMonth: dayOfMonth, timeOfDay: timeOfDay) }

  /// The first day of the series after both `day` and `today`; missed days are skipped.
  public func next(after day: CalendarDay, today: CalendarDay) -> CalendarDay {
    switch frequency {
    case .daily: return max(day, today).adding(days: 1)
    case .weekdays: return max(day, today).adding(days: 1).firstWorkingDay
    case .weekly:
      let behind = max(0, today.daysSinceEpoch - day.daysSinceEpoch)
      return day.adding(days: (behind / 7 + 1) * 7)
    case .monthly: return firstMonth(after: day, today: today, step: 1)
    case .yearly: return firstMonth(after: day, today: today, step: 12)
    }
  }

  private func firstMonth(after day: CalendarDay, today: CalendarDay, step: Int) -> CalendarDay {
    let wanted = dayOfMonth ?? day.parts.day
    var next = day
    var months = 0
    repeat {
      months += step
      next = day.adding(months: months, dayOfMonth: wanted)
    } while next <= max(day, today) && months < 120_000
    return next
  }
}

/// A day of the week.
public enum Weekday: Int, CaseIterable, Sendable {
  /// Monday.
  case monday
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday
}

extension CalendarDay {
  /// Its day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(rawValue: Int(((daysSinceEpoch + 3) % 7 + 7) % 7)) ?? .monday
  }

  /// This day, or the Monday after a Saturday or Sunday.
  var firstWorkingDay: CalendarDay { weekday.rawValue < Weekday.saturday.rawValue ? self : adding(days: Int64(7 - weekday.rawValue)) }

  /// The same day `months` months later, or the last day of a shorter month. `dayOfMonth` replaces the day of the month.
  func adding(months: Int, dayOfMonth: Int? = nil) -> CalendarDay {
    let (year, month, day) = parts
    let index = year * 12 + month - 1 + months
    let (newYear, newMonth) = (index / 12, index % 12 + 1)
    for candidate in stride(from: dayOfMonth ?? day, through: 1, by: -1) {
      if let found = CalendarDay(year: newYear, month: newMonth, day: candidate) { return found }
    }
    return self
  }
}
