import CoreModule

/// Parses a day.
struct DayReading {
  struct Day {
    let count: Int
    let day: CalendarDay
    /// Whether the words often mean something else.
    var isDoubtful = false
    /// The time of day that the words include.
    var time: TimeOfDay?
  }

  private let keys: [String]
  private let parser: QuickEntryParser
  private let isAlone: Bool
  private let readsShortDates: Bool

  init(_ keys: [String], parser: QuickEntryParser, isAlone: Bool, readsShortDates: Bool) {
    self.keys = keys
    self.parser = parser
    self.isAlone = isAlone
    self.readsShortDates = readsShortDates
  }

  func day(at start: Int) throws(NoSuchDate) -> Day? {
    guard start < keys.count else { return nil }
    let rest = Array(keys[start...].prefix(6))
    if let day = try NumericDate(rest, today: parser.today, readsShortDates: readsShortDates).day() { return day }
    return relative(rest) ?? weekday(rest) ?? end(rest) ?? span(at: start) ?? shortSpan(rest[0])
  }

  private var today: CalendarDay { parser.today }

  private func relative(_ rest: [String]) -> Day? {
    let article = rest[0] == "the" ? 1 : 0
    if rest.dropFirst(article).starts(with: ["day", "after", "tomorrow"]) { return Day(count: article + 3, day: today.adding(days: 2)) }
    if rest.count > 1, DateWords.this.contains(rest[0]), let hour = ["morning": 9, "afternoon": 15, "evening": 19][rest[1]] {
      return Day(count: 2, day: today, time: .hour(hour))
    }
    guard let distance = DateWords.days[rest[0]] else { return nil }
    let time: TimeOfDay? = rest[0] == "tonight" ? .hour(DateWords.eveningHour) : nil
    return Day(count: 1, day: today.adding(days: distance), time: time)
  }

  private func weekday(_ rest: [String]) -> Day? {
    if let weekday = DateWords.weekdays[rest[0]] {
      return Day(count: 1, day: today.next(weekday), isDoubtful: true)
    }
    if ["weekend", "выходные", "выходных", "выходным"].contains(rest[0]) {
      return Day(count: 1, day: today.next(.saturday), isDoubtful: true)
    }
    if rest[0] == "next-week" { return Day(count: 1, day: today.monday.adding(days: 7)) }
    guard rest.count > 1 else { return nil }
    if DateWords.this.contains(rest[0]) {
      if rest[1] == "weekend" { return Day(count: 2, day: today.next(.saturday)) }
      return DateWords.weekdays[rest[1]].map { Day(count: 2, day: today.next($0)) }
    }
    guard DateWords.next.contains(rest[0]) else { return nil }
    if let weekday = DateWords.weekdays[rest[1]] { return Day(count: 2, day: today.monday.adding(days: 7 + Int64(weekday.rawValue))) }
    return next(rest[1]).map { Day(count: 2, day: $0) }
  }

  /// The first day of the next week, month or year.
  private func next(_ unit: String) -> CalendarDay? {
    let year = today.parts.year
    switch unit {
    case "week", "неделя", "неделе", "неделю", "недели": return today.monday.adding(days: 7)
    case "month", "месяц", "месяце", "месяца": return today.adding(months: 1, dayOfMonth: 1)
    case "year", "год", "году", "года": return CalendarDay(year: year + 1, month: 1, day: 1)
    case "weekend", "выходные": return today.monday.adding(days: 12)
    default: return nil
    }
  }

  private func end(_ rest: [String]) -> Day? {
    func day(_ unit: String, _ count: Int, isDoubtful: Bool) -> Day? {
      switch unit {
      case "month", "месяца", "eom": return Day(count: count, day: today.endOfMonth, isDoubtful: isDoubtful)
      case "week", "недели", "eow": return Day(count: count, day: today.monday.adding(days: 6), isDoubtful: isDoubtful)
      case "year", "года", "eoy":
        return CalendarDay(year: today.parts.year, month: 12, day: 31).map { Day(count: count, day: $0, isDoubtful: isDoubtful) }
      default: return nil
      }
    }
    if ["eom", "eow", "eoy"].contains(rest[0]) { return day(rest[0], 1, isDoubtful: true) }
    if rest.count > 1, ["конец", "конца", "конце", "концу"].contains(rest[0]) { return day(rest[1], 2, isDoubtful: false) }
    let article = rest[0] == "the" ? 1 : 0
    let words = rest.dropFirst(article)
    guard words.starts(with: ["end", "of"]) else { return nil }
    let inner = words.dropFirst(2).first == "the" ? 1 : 0
    return words.dropFirst(2 + inner).first.flatMap { day($0, article + 3 + inner, isDoubtful: false) }
  }

  private func span(at start: Int) -> Day? {
    guard let (count, number, unit) = SpanReading(keys).span(at: start) else { return nil }
    return day(number, unit).map { Day(count: count, day: $0) }
  }

  /// `+3d`, `+2w`; in a text that must be a date, also without the sign.
  private func shortSpan(_ key: String) -> Day? {
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
