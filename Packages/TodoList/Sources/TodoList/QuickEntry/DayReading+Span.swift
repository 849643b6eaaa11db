import CoreModule

/// Days by their distance from another one.
extension DayReading {
  func span(at start: Int) -> Day? {
    if let (count, weeks) = SpanReading(keys).weeksFrom(at: start), let day = relative(at: start + count) ?? weekday(at: start + count) {
      return Day(count: count + day.count, day: day.day.adding(days: 7 * Int64(weeks)))
    }
    guard let (count, number, unit) = SpanReading(keys).span(at: start), let day = day(number, unit) else { return nil }
    // “In a week after the exam”.
    guard !["after", "после"].contains(key(start + count)) else { return nil }
    // “In a day or two”.
    if ["or", "или"].contains(key(start + count)), NumberWords.cardinal(key(start + count + 1)) != nil { return nil }
    // «Через неделю в пятницу» is on the Friday of that week.
    if unit == .week, ["в", "во", "on"].contains(key(start + count)), let weekday = DateWords.weekdays[key(start + count + 1)] {
      return Day(count: count + 2, day: inWeek(of: day, weekday))
    }
    return Day(count: count, day: day)
  }

  /// `+3d`, `+2w`, `+3days`; in a text that must be a date, also without the sign.
  func shortSpan(_ key: String) -> Day? {
    guard key.first == "+" || isAlone, key.count > 1, let last = key.last else { return nil }
    let units: [Character: DateWords.Unit] = [
      "d": .day, "w": .week, "m": .month, "y": .year, "д": .day, "н": .week, "м": .month, "г": .year,
    ]
    let digits = key.drop { $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    let name = key.drop { $0 == "+" }.dropFirst(digits.count)
    guard digits.count <= 4, let number = Int(digits), let unit = name.count == 1 ? units[last] : DateWords.units[String(name)] else {
      return nil
    }
    return day(number, unit).map { Day(count: 1, day: $0) }
  }

  private func day(_ number: Int, _ unit: DateWords.Unit) -> CalendarDay? {
    switch unit {
    case .day: today.adding(days: Int64(number))
    case .week: today.adding(days: Int64(number) * 7)
    case .month: today.adding(months: number)
    case .year: today.adding(months: number * 12)
    case .hour, .minute: nil
    }
  }

  /// `end of day tomorrow`, «до конца дня в пятницу».
  func endOfDay(at start: Int) -> Day? {
    guard let period = PeriodReading(keys: keys, today: today).day(at: start), period.day == today else { return nil }
    let index = start + period.count
    let preposition = ["on", "в", "во"].contains(key(index)) ? 1 : 0
    guard let day = relative(at: index + preposition) ?? weekday(at: index + preposition), day.part == nil else { return nil }
    return Day(count: period.count + preposition + day.count, day: day.day, clarity: day.clarity)
  }

  /// `thursday next week`, `next week on thursday`, `monday in two weeks`, «в четверг на следующей неделе».
  func dayOfWeek(at start: Int) -> Day? {
    if let weekday = DateWords.weekdays[key(start)] {
      let preposition = ["of", "на"].contains(key(start + 1)) ? 1 : 0
      if let (count, day) = week(at: start + 1 + preposition) {
        return Day(count: 1 + preposition + count, day: inWeek(of: day, weekday))
      }
      guard let (count, number, unit) = SpanReading(keys).span(at: start + 1), unit == .week else { return nil }
      return Day(count: 1 + count, day: inWeek(of: today.adding(days: 7 * Int64(number)), weekday))
    }
    guard let (count, day) = week(at: start) else { return nil }
    let preposition = ["on", "в", "во"].contains(key(start + count)) ? 1 : 0
    return DateWords.weekdays[key(start + count + preposition)].map { weekday in
      Day(count: count + preposition + 1, day: inWeek(of: day, weekday))
    }
  }

  /// A day of the next week, or of the week after it.
  private func week(at start: Int) -> (count: Int, day: CalendarDay)? {
    if DateWords.next.contains(key(start)), ["week", "неделе"].contains(key(start + 1)) { return (2, today.adding(days: 7)) }
    let article = key(start) == "the" ? 1 : 0
    let isAfterNext = key(start + article) == "week" && key(start + article + 1) == "after" && key(start + article + 2) == "next"
    return isAfterNext ? (article + 3, today.adding(days: 14)) : nil
  }
}
