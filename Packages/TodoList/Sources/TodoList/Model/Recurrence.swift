public import CoreModule

/// The series of a task: its rule, and what the due date alone does not tell.
public struct Recurrence: Hashable, Sendable {
  /// The rule.
  public let rule: RecurrenceRule
  /// The day of the month of the series (1–31), so that a short month does not change it permanently; `nil` if it is that of the due date.
  public let dayOfMonth: Int?
  /// The time of day of the series, if the due date has another one because clocks skipped it on that day; otherwise `nil`.
  public let timeOfDay: TimeOfDay?

  /// Creates a recurrence with the day of the month of `due`.
  public init(_ rule: RecurrenceRule, from due: CalendarDay?) {
    let rule = rule.starting(on: due)
    self.init(rule, dayOfMonth: rule.isOnDayOfDueDate ? due?.parts.day : nil)
  }

  /// Creates a recurrence.
  public init(_ rule: RecurrenceRule, dayOfMonth: Int?, timeOfDay: TimeOfDay? = nil) {
    self.rule = rule
    self.dayOfMonth = dayOfMonth
    self.timeOfDay = timeOfDay
  }

  /// The same recurrence with another time of day.
  func keeping(_ timeOfDay: TimeOfDay?) -> Recurrence { Recurrence(rule, dayOfMonth: dayOfMonth, timeOfDay: timeOfDay) }

  /// The first day of the series after both `day` and `today`; missed days are skipped. `nil` when the series is over.
  public func next(after day: CalendarDay, today: CalendarDay) -> CalendarDay? {
    guard let next = rule.next(after: day, today: today, dayOfMonth: dayOfMonth), next <= min(rule.until ?? .last, .last) else {
      return nil
    }
    return next
  }
}

/// A day of the week.
public enum Weekday: Int, CaseIterable, Comparable, Sendable {
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

  /// Monday comes first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}

extension CalendarDay {
  /// Its day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(rawValue: Int(((daysSinceEpoch + 3) % 7 + 7) % 7)) ?? .monday
  }

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

  /// The day of its month with this ordinal, among all days or only those on `weekdays`; negative ordinals count from the end. Instead of a
  /// day that a short month does not have, its last day. `nil` if there are not so many such weekdays.
  func inMonth(_ ordinal: Int, on weekdays: Set<Weekday> = []) -> CalendarDay? {
    let (year, month, _) = parts
    let days = (1...31).compactMap { CalendarDay(year: year, month: month, day: $0) }
    guard !weekdays.isEmpty else { return ordinal > 0 ? days.prefix(ordinal).last : days.suffix(-ordinal).first }
    let chosen = days.filter { weekdays.contains($0.weekday) }
    let index = ordinal > 0 ? ordinal - 1 : chosen.count + ordinal
    return chosen.indices.contains(index) ? chosen[index] : nil
  }
}
