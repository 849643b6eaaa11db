import CoreModule

/// Parses `the first monday of december`, `last friday of next month`, «последняя пятница ноября».
///
/// Without the name of the month, “the first monday of the month” is more likely a recurrence.
struct WeekdayOfMonth {
  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? {
    let article = key(start) == "the" ? 1 : 0
    let name = key(start + article + 1)
    guard let weekday = DateWords.weekend.contains(name) ? .saturday : DateWords.weekdays[name], let week = week(key(start + article))
    else { return nil }
    let place = start + article + (["of", "in"].contains(key(start + article + 2)) ? 3 : 2)
    let isThis = DateWords.this.contains(key(place))
    if isThis || DateWords.next.contains(key(place)), ["month", "месяца"].contains(key(place + 1)) {
      return Self.day(weekday, week, month: today.adding(months: isThis ? 0 : 1)).map { DayReading.Day(count: place + 2 - start, day: $0) }
    }
    guard let month = DateWords.months[key(place)], let day = Self.next(weekday, week, month: month, after: today) else { return nil }
    return DayReading.Day(count: place + 1 - start, day: day)
  }

  /// The next such day, which may be today.
  static func next(_ weekday: Weekday, _ week: Int, month: Int, after today: CalendarDay) -> CalendarDay? {
    (today.parts.year...today.parts.year + 1).lazy.compactMap { year in
      CalendarDay(year: year, month: month, day: 1).flatMap { day(weekday, week, month: $0) }
    }.first { $0 >= today }
  }

  /// The weekday in the given week of the month of a day; week 0 is the last one.
  private static func day(_ weekday: Weekday, _ week: Int, month: CalendarDay) -> CalendarDay? {
    guard week > 0 else { return month.adding(months: 1, dayOfMonth: 1).adding(days: -8).next(weekday) }
    let day = month.adding(months: 0, dayOfMonth: 1).adding(days: -1).next(weekday).adding(days: Int64(7 * (week - 1)))
    return day.parts.month == month.parts.month ? day : nil
  }

  private func week(_ key: String) -> Int? {
    if key == "last" || key.hasPrefix("последн") { return 0 }
    let stem = ["перв", "втор", "трет", "четверт"].firstIndex { key.hasPrefix($0) && key != "четверг" }
    return stem.map { $0 + 1 } ?? NumberWords.ordinals[key] ?? ["1st", "2nd", "3rd", "4th"].firstIndex(of: key).map { $0 + 1 }
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }
}
