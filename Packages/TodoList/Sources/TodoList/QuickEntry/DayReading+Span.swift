import CoreModule

/// Days given by their distance from another day.
extension DayReading {
  /// `3 days before christmas`, `the day after tomorrow`, «за неделю до нового года», «накануне 5 декабря», `the monday after new year`.
  func offset(at start: Int) throws(NoSuchDate) -> Day? {
    let opening = ["the", "за"].contains(key(start)) ? 1 : 0
    let place = start + opening
    let bare = (opening > 0 || key(place) == "day" ? DateWords.units[key(place)] : nil).map { (count: 1, number: 1, unit: $0) }
    if let weekday = DateWords.weekend.contains(key(place)) ? .saturday : DateWords.weekdays[key(place)],
      ["after", "before"].contains(key(place + 1)), var other = try day(at: place + 2), other.clarity != .doubtful
    {
      other.day = key(place + 1) == "after" ? other.day.next(weekday) : other.day.adding(days: -8).next(weekday)
      (other.count, other.clarity) = (opening + 2 + other.count, .doubtful)
      return other.day < today ? nil : other
    }
    let isEve = key(start) == "накануне"
    guard let (count, number, unit) = isEve ? (0, 1, .day) : SpanReading(keys).amount(at: place) ?? bare else { return nil }
    let word = place + count
    let isLater = key(word) == "after" && number == 1
    guard isEve || isLater || key(word) == "before" || key(start) == "за" && key(word) == "до" else { return nil }
    guard var other = try day(at: word + 1), other.time == nil, other.part == nil,
      let day = day(isLater ? number : -number, unit, from: other.day), day >= today
    else { return nil }
    (other.day, other.count) = (day, word + 1 - start + other.count)
    if other.clarity == .needsEnd { other.clarity = .doubtful }
    return other
  }

  /// The weekday of the week that is so many weeks ahead. On a Sunday, «во вторник через неделю» is not in two days.
  private func weekday(_ weekday: Weekday, weeksAhead weeks: Int) -> CalendarDay {
    let distance = Int64(weeks) * 7
    let day = inWeek(of: today.adding(days: distance), weekday)
    return day < today.adding(days: distance - 3) ? day.adding(days: 7) : day
  }

  func span(at start: Int) -> Day? {
    let opening = key(start) == "in" ? 1 : 0
    // “In 10d”; “in 5m” is in minutes, and “in 3D” is a way to watch.
    if opening > 0, ["d", "w"].contains(key(start + 1).last), key(start + 1) != "3d", let day = shortSpan("+" + key(start + 1)) {
      return Day(count: 2, day: day.day)
    }
    if let (count, weeks) = SpanReading(keys).weeksFrom(at: start + opening),
      let day = relative(at: start + opening + count) ?? weekday(at: start + opening + count)
    {
      return Day(count: opening + count + day.count, day: day.day.adding(days: 7 * Int64(weeks)))
    }
    guard let (count, number, unit) = SpanReading(keys).span(at: start), let day = day(number, unit, from: today) else { return nil }
    // “In a week after the exam”.
    guard !["after", "of", "после"].contains(key(start + count)) else { return nil }
    // “In a day or two”.
    if ["or", "или"].contains(key(start + count)), NumberWords.cardinal(key(start + count + 1)) != nil { return nil }
    // «Через неделю в пятницу» is on the Friday of that week.
    if unit == .week, ["в", "во", "on"].contains(key(start + count)), let weekday = DateWords.weekdays[key(start + count + 1)] {
      return Day(count: count + 2, day: self.weekday(weekday, weeksAhead: number))
    }
    // “In 2 weeks, 3 days”.
    if let more = SpanReading(keys).amount(at: start + count), more.unit == .day, unit != .day {
      return Day(count: count + more.count, day: day.adding(days: Int64(more.number)))
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
    return day(number, unit, from: today).map { Day(count: 1, day: $0) }
  }

  private func day(_ number: Int, _ unit: DateWords.Unit, from day: CalendarDay) -> CalendarDay? {
    switch unit {
    case .day: day.adding(days: Int64(number))
    case .week: day.adding(days: Int64(number) * 7)
    case .month: day.adding(months: number)
    case .year: day.adding(months: number * 12)
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
      // “Friday week” is the one after the next.
      if key(start + 1) == "week" { return Day(count: 2, day: today.next(weekday).adding(days: 7), clarity: .doubtful) }
      let preposition = ["of", "на"].contains(key(start + 1)) ? 1 : 0
      if let (count, day) = week(at: start + 1 + preposition) {
        return Day(count: 1 + preposition + count, day: inWeek(of: day, weekday))
      }
      guard let (count, number, unit) = SpanReading(keys).span(at: start + 1), unit == .week else { return nil }
      return Day(count: 1 + count, day: self.weekday(weekday, weeksAhead: number))
    }
    guard let (count, day) = week(at: start) else { return nil }
    let preposition = ["on", "в", "во"].contains(key(start + count)) ? 1 : 0
    return DateWords.weekdays[key(start + count + preposition)].map { weekday in
      Day(count: count + preposition + 1, day: inWeek(of: day, weekday))
    }
  }

  /// `next month on the 3rd`, «в следующем месяце 3 числа».
  func dayOfNextMonth(at start: Int) -> Day? {
    guard DateWords.next.contains(key(start)), ["month", "месяце"].contains(key(start + 1)) else { return nil }
    let place = start + (key(start + 2) == "on" ? 3 : 2)
    return DayOfMonth(keys: keys, today: today.adding(months: 1, dayOfMonth: 1)).day(at: place).map {
      Day(count: place + $0.count - start, day: $0.day)
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
