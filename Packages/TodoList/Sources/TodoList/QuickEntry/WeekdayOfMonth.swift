import CoreModule

/// Parses `the first monday of december`, `last friday of next month`, `first tuesday of the month`, «последняя пятница ноября».
struct WeekdayOfMonth {
  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? { ofThisMonth(at: start) ?? ofNamedMonth(at: start) }

  /// The next such day in `first tuesday of the month`, «в последний рабочий день месяца».
  private func ofThisMonth(at start: Int) -> DayReading.Day? {
    let days = DayInMonth(keys: keys)
    guard let (count, ordinal, weekdays) = days.day(at: start), case let month = days.month(at: start + count, isIncluded: true), month > 0,
      let day = (0...3).lazy.compactMap({ today.adding(months: $0, dayOfMonth: 1).inMonth(ordinal, on: weekdays) }).first(where: {
        $0 >= today
      })
    else { return nil }
    return DayReading.Day(count: count + month, day: day, clarity: weekdays.count == 1 ? .clear : .doubtful)
  }

  private func ofNamedMonth(at start: Int) -> DayReading.Day? {
    let article = key(start) == "the" ? 1 : 0
    let name = key(start + article + 1)
    guard let weekday = DateWords.weekend.contains(name) ? .saturday : DateWords.weekdays[name], let week = Self.week(key(start + article))
    else { return nil }
    let place = start + article + (["of", "in"].contains(key(start + article + 2)) ? 3 : 2)
    let isThis = DateWords.this.contains(key(place))
    if isThis || DateWords.next.contains(key(place)), ["month", "месяца"].contains(key(place + 1)) {
      return today.adding(months: isThis ? 0 : 1).inMonth(week, on: [weekday]).map { DayReading.Day(count: place + 2 - start, day: $0) }
    }
    guard let month = DateWords.months[key(place)], let day = Self.next(weekday, week, month: month, after: today) else { return nil }
    return DayReading.Day(count: place + 1 - start, day: day)
  }

  /// The next such day, which may be today.
  static func next(_ weekday: Weekday, _ week: Int, month: Int, after today: CalendarDay) -> CalendarDay? {
    (today.parts.year...today.parts.year + 1).lazy.compactMap { year in
      CalendarDay(year: year, month: month, day: 1)?.inMonth(week, on: [weekday])
    }.first { $0 >= today }
  }

  /// The ordinal in `first`, `2nd`, «последняя»; `nil` for other words.
  static func week(_ key: String) -> Int? {
    if key == "last" || key.hasPrefix("последн") { return -1 }
    let stem = ["перв", "втор", "трет", "четверт", "пят"].firstIndex {
      key.hasPrefix($0) && key != "четверг" && DateWords.weekdays[key] == nil
    }
    return stem.map { $0 + 1 } ?? NumberWords.ordinals[key] ?? ["1st", "2nd", "3rd", "4th", "5th"].firstIndex(of: key).map { $0 + 1 }
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }
}
