import CoreModule

/// Parses a place in a period: `end of month`, `last day of december`, `mid december`, `в начале следующей недели`, `this week`.
struct PeriodReading {
  private enum Place { case first, middle, last }

  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? {
    abbreviation(at: start) ?? middle(at: start) ?? placed(at: start) ?? current(at: start) ?? deadline(at: start)
  }

  /// The month of `by december`, which begins then, and of `before december`, which it must not reach: «к марту», «до марта».
  private func deadline(at start: Int) -> DayReading.Day? {
    guard start > 0 else { return nil }
    let named = DateWords.months[key(start)] ?? Self.datives[key(start)]
    let words = named == nil ? 0 : 1
    let year = Int(key(start + words)).flatMap { (today.parts.year + 1 - words...today.parts.year + 50).contains($0) ? $0 : nil }
    guard let month = named ?? (year == nil ? nil : 1) else { return nil }
    let isNamedYear = year != nil && ["года", "году", "г"].contains(key(start + words + 1))
    let count = words + (year == nil ? 0 : 1) + (isNamedYear ? 1 : 0)
    let distance: Int64
    switch key(start - 1) {
    case "by", "к", "ко": distance = 0
    case "before", "до": distance = -1
    default: return nil
    }
    let years = year.map { $0...$0 } ?? today.parts.year...today.parts.year + 1
    let days = years.lazy.compactMap { CalendarDay(year: $0, month: month, day: 1)?.adding(days: distance) }
    return days.first { $0 >= today || year != nil }.map { DayReading.Day(count: count, day: $0, clarity: .needsEnd) }
  }

  /// Months behind «к».
  private static let datives = [
    "январю": 1, "февралю": 2, "марту": 3, "апрелю": 4, "маю": 5, "июню": 6, "июлю": 7, "августу": 8, "сентябрю": 9, "октябрю": 10,
    "ноябрю": 11, "декабрю": 12,
  ]

  private func abbreviation(at start: Int) -> DayReading.Day? {
    if ["close", "end"].contains(key(start)), key(start + 1) == "of", ["business", "play"].contains(key(start + 2)) {
      return day(.last, of: "day", ahead: 0, count: 3)
    }
    // “By year end”, “before the month's end”.
    let name = key(start).replacing("'s", with: "").replacing("’s", with: "")
    if start > 0, key(start + 1) == "end", ["year", "month", "quarter"].contains(name) { return day(.last, of: name, ahead: 0, count: 2) }
    return Self.abbreviations[key(start)].flatMap { day(.last, of: $0, ahead: 0, count: 1) }
  }

  /// `mid december`, `mid-december`.
  private func middle(at start: Int) -> DayReading.Day? {
    if key(start) == "mid" { return day(.middle, of: key(start + 1), ahead: 0, count: 2) }
    guard key(start).hasPrefix("mid-") else { return nil }
    return day(.middle, of: String(key(start).dropFirst(4)), ahead: 0, count: 1)
  }

  private func placed(at start: Int) -> DayReading.Day? {
    let opening = start + (key(start) == "the" ? 1 : 0)
    guard let (words, place) = Self.places.first(where: { keys[opening...].starts(with: $0.words) }) else { return nil }
    var index = opening + words.count
    if key(index) == "the" { index += 1 }
    if ["working", "business", "work", "рабочего"].contains(key(index)), ["day", "дня"].contains(key(index + 1)) { index += 1 }
    let (modifiers, ahead) = modifier(at: index)
    return day(place, of: key(index + modifiers), ahead: ahead, count: index + modifiers + 1 - start)
  }

  /// `this week` is what is left of it.
  private func current(at start: Int) -> DayReading.Day? {
    guard DateWords.this.contains(key(start)), Self.units[key(start + 1)].map({ $0 != .day }) ?? Self.quarters.contains(key(start + 1))
    else {
      return nil
    }
    return day(.last, of: key(start + 1), ahead: 0, count: 2)
  }

  private func modifier(at index: Int) -> (count: Int, ahead: Int) {
    if DateWords.next.contains(key(index)) { return (1, 1) }
    return (DateWords.this.contains(key(index)) ? 1 : 0, 0)
  }

  private func day(_ place: Place, of name: String, ahead: Int, count: Int) -> DayReading.Day? {
    guard let first = first(of: name, ahead: ahead), let next = self.first(of: name, ahead: ahead + 1) else { return nil }
    let isMonth = (Self.units[name] == nil || Self.units[name] == .month) && !Self.quarters.contains(name)
    switch place {
    case .last: return DayReading.Day(count: count, day: next.adding(days: -1), clarity: .doubtful)
    // A beginning that is over is that of the next period.
    case .first:
      let later = DateWords.months[name] == nil ? next : first.adding(months: 12)
      return DayReading.Day(count: count, day: first < today ? later : first, clarity: .doubtful)
    case .middle:
      guard isMonth else { return nil }
      let middle = first.adding(days: 14)
      let later = DateWords.months[name] == nil ? next : first.adding(months: 12)
      return DayReading.Day(count: count, day: middle < today ? later.adding(days: 14) : middle, clarity: .doubtful)
    }
  }

  /// The first day of the present period or, `ahead` periods later, of another one.
  private func first(of name: String, ahead: Int) -> CalendarDay? {
    let (year, month, _) = today.parts
    switch Self.units[name] {
    case .day: return today.adding(days: Int64(ahead))
    case .week: return today.monday.adding(days: 7 * Int64(ahead))
    case .month: return today.adding(months: ahead, dayOfMonth: 1)
    case .year: return CalendarDay(year: year + ahead, month: 1, day: 1)
    default:
      if Self.quarters.contains(name) { return today.adding(months: ahead * 3 - (month - 1) % 3, dayOfMonth: 1) }
      guard let named = DateWords.months[name] else { return nil }
      // The next period of a month is the month after it.
      return CalendarDay(year: named < month ? year + 1 : year, month: named, day: 1)?.adding(months: ahead)
    }
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }

  private static let units: [String: DateWords.Unit] = [
    "day": .day, "week": .week, "month": .month, "year": .year, "дня": .day, "недели": .week, "месяца": .month, "года": .year,
    "неделе": .week, "месяце": .month, "году": .year,
  ]

  /// The words that taskwarrior has for the end of a period.
  static let abbreviations = ["eod": "day", "cob": "day", "eow": "week", "eom": "month", "eoq": "quarter", "eoy": "year"]

  private static let quarters: Set<String> = ["quarter", "квартал", "квартала", "квартале"]

  private static let places: [(words: [String], place: Place)] = [
    (["end", "of"], .last), (["last", "day", "of"], .last), (["beginning", "of"], .first), (["start", "of"], .first),
    (["middle", "of"], .middle), (["конец"], .last), (["конца"], .last), (["конце"], .last), (["концу"], .last),
    (["последний", "день"], .last), (["последнего", "дня"], .last), (["последнему", "дню"], .last), (["начало"], .first),
    (["начала"], .first), (["начале"], .first), (["началу"], .first), (["середина"], .middle), (["середины"], .middle),
    (["середине"], .middle), (["середину"], .middle),
  ]
}
