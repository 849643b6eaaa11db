public import CoreModule

/// How often a task recurs: a recurrence rule of iCalendar (RFC 5545), as far as tasks have it.
public struct RecurrenceRule: Hashable, Sendable {
  /// The unit of the step from one task to the next.
  public enum Frequency: String, CaseIterable, Sendable {
    /// Days.
    case daily
    /// Weeks, which begin on Monday.
    case weekly
    /// Months.
    case monthly
    /// Years.
    case yearly
  }

  /// The unit of the step.
  public var frequency: Frequency
  /// The number of units from one task to the next.
  public var interval: Int
  /// The days of a weekly rule, or those among which `ordinal` counts. Empty for the day of the due date.
  public var weekdays: Set<Weekday>
  /// Which of the days of the month it is in a monthly rule: of those on `weekdays`, or of all if that is empty. Negative ones count from
  /// the end. `nil` for the day of the due date, or the last day of a shorter month.
  public var ordinal: Int?
  /// The last possible day of the series; `nil` if it does not end.
  public var until: CalendarDay?

  /// Creates a rule.
  public init(_ frequency: Frequency, interval: Int = 1, on weekdays: Set<Weekday> = [], ordinal: Int? = nil, until: CalendarDay? = nil) {
    self.frequency = frequency
    self.interval = interval
    self.weekdays = weekdays
    self.ordinal = ordinal
    self.until = until
  }

  /// Every day.
  public static let daily = RecurrenceRule(.daily)
  /// From Monday to Friday.
  public static let onWorkingDays = RecurrenceRule(.weekly, on: Weekday.workingDays)
  /// Every seven days.
  public static let weekly = RecurrenceRule(.weekly)
  /// On the same day of each month, or on the last day of a shorter month.
  public static let monthly = RecurrenceRule(.monthly)
  /// On the same day of each year, or on 28 February instead of the 29th.
  public static let yearly = RecurrenceRule(.yearly)

  /// The largest number of units from one task to the next.
  public static let maximumInterval = 999

  /// Whether it is every Monday to Friday, with or without an end.
  public var isOnWorkingDays: Bool { with(until: nil) == .onWorkingDays }

  /// Whether the due date alone gives its day of the month.
  var isOnDayOfDueDate: Bool { (frequency == .monthly || frequency == .yearly) && ordinal == nil }

  /// The same rule with another last day.
  public func with(until day: CalendarDay?) -> RecurrenceRule {
    var rule = self
    rule.until = day
    return rule
  }

  /// The rule of a series with a task that is due on `day`, without what that day tells: a series on Mondays is weekly from a Monday.
  public func starting(on day: CalendarDay?) -> RecurrenceRule {
    var rule = self
    guard let day else { return rule }
    if frequency == .weekly, weekdays == [day.weekday] { rule.weekdays = [] }
    if weekdays.isEmpty, ordinal == day.parts.day { rule.ordinal = nil }
    return rule
  }

  /// The first day of the rule after `day`, if the rule itself has one: the next Tuesday or Thursday, the last day of the month. `nil` for
  /// rules that begin on any day, and for working days.
  public func first(after day: CalendarDay) -> CalendarDay? {
    isOnWorkingDays || ordinal == nil && weekdays.isEmpty ? nil : firstDay(from: day.adding(days: 1))
  }

  /// The first day of the rule that is not before `day`.
  func firstDay(from day: CalendarDay) -> CalendarDay {
    guard ordinal != nil || !weekdays.isEmpty else { return day }
    let before = day.adding(days: -1)
    return RecurrenceRule(frequency, on: weekdays, ordinal: ordinal).next(after: before, today: before, dayOfMonth: nil) ?? day
  }

  /// The first day after both `day`, which is one of the series, and `today`, whether the series is over or not.
  func next(after day: CalendarDay, today: CalendarDay, dayOfMonth: Int?) -> CalendarDay? {
    let limit = max(day, today)
    func stepping(_ days: Int) -> CalendarDay {
      let step = Int64(days)
      return day.adding(days: ((limit.daysSinceEpoch - day.daysSinceEpoch) / step + 1) * step)
    }
    switch frequency {
    case .daily: return stepping(interval)
    case .weekly where weekdays.isEmpty: return stepping(7 * interval)
    case .weekly:
      let monday = day.monday.daysSinceEpoch
      return (1...Int64(7 * (interval + 1))).lazy.map(limit.adding(days:)).first { next in
        weekdays.contains(next.weekday) && (next.monday.daysSinceEpoch - monday) / 7 % Int64(interval) == 0
      }
    case .monthly: return inMonths(interval, after: day, limit, dayOfMonth)
    case .yearly: return inMonths(12 * interval, after: day, limit, dayOfMonth)
    }
  }

  private func inMonths(_ step: Int, after day: CalendarDay, _ limit: CalendarDay, _ dayOfMonth: Int?) -> CalendarDay? {
    // A task that was moved within its month may still have the day of the rule before it.
    for months in stride(from: ordinal == nil ? step : 0, through: 120_000, by: step) {
      let same = day.adding(months: months, dayOfMonth: dayOfMonth)
      guard let ordinal else {
        if same > limit { return same }
        continue
      }
      if let next = day.adding(months: months, dayOfMonth: 1).inMonth(ordinal, on: weekdays), next > limit { return next }
    }
    return nil
  }
}

extension Weekday {
  /// From Monday to Friday.
  public static let workingDays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// Saturday and Sunday.
  public static let weekend: Set<Weekday> = [.saturday, .sunday]
}
