import CoreModule

/// Days by their distance from another one.
extension DayReading {
  func span(at start: Int) -> Day? {
    if let (count, weeks) = SpanReading(keys).weeksFrom(at: start), let day = relative(at: start + count) ?? weekday(at: start + count) {
      return Day(count: count + day.count, day: day.day.adding(days: 7 * Int64(weeks)))
    }
    guard let (count, number, unit) = SpanReading(keys).span(at: start), let day = day(number, unit) else { return nil }
    // «Через неделю в пятницу» is on the Friday of that week.
    if unit == .week, ["в", "во", "on"].contains(key(start + count)), let weekday = DateWords.weekdays[key(start + count + 1)] {
      return Day(count: count + 2, day: inWeek(of: day, weekday))
    }
    return Day(count: count, day: day)
  }

  /// `+3d`, `+2w`; in a text that must be a date, also without the sign.
  func shortSpan(_ key: String) -> Day? {
    guard key.first == "+" || isAlone, key.count > 1, let last = key.last else { return nil }
    let units: [Character: DateWords.Unit] = [
      "d": .day, "w": .week, "m": .month, "y": .year, "д": .day, "н": .week, "м": .month, "г": .year,
    ]
    let digits = key.drop { $0 == "+" }.dropLast()
    guard let unit = units[last], digits.count <= 4, let number = Int(digits), digits.allSatisfy(\.isASCII) else { return nil }
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
}
