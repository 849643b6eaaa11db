import CoreModule

/// Parses a part of a period: `end of month`, `last day of december`, `mid december`, `в начале следующей недели`, `this week`.
struct PeriodReading {
  private enum Place { case first, middle, last }

  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? {
    abbreviation(at: start) ?? middle(at: start) ?? placed(at: start) ?? current(at: start) ?? deadline(at: start)
  }

  /// The deadline in `by december`, which is the beginning of the month, or `before december`, which is the day before: «к марту», «до
  /// марта».
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

  /// Months in the dative case, after «к».
  private static let datives = [
    "январю": 1, "февралю": 2, "марту": 3, "апрелю": 4, "маю": 5, "июню": 6, "июлю": 7, "августу": 8, "сентябрю": 9, "октябрю": 10,
    "ноябрю": 11, "декабрю": 12,
  ]

  private func abbreviation(at start: Int) -> DayReading.Day? {
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
    if var day = lastWorkingDay(at: opening) {
      day.count += opening - start
      return day
    }
    guard let (words, place) = Self.places.first(where: { keys[opening...].starts(with: $0.words) }) else { return nil }
    var index = opening + words.count
    if key(index) == "the" { index += 1 }
    if Self.working.contains(key(index)), ["day", "дня"].contains(key(index + 1)) { index += 1 }
    if ["business", "play"].contains(key(index)) { return day(place, of: "day", ahead: 0, count: index + 1 - start) }
    // “By the end of today”.
    if place == .last, let distance = DateWords.days[key(index)] {
      return DayReading.Day(count: index + 1 - start, day: today.adding(days: distance), clarity: .doubtful)
    }
    let (modifiers, ahead) = modifier(at: index)
    return day(place, of: key(index + modifiers), ahead: ahead, count: index + modifiers + 1 - start)
  }

  /// `last business day of the month`, «последний рабочий день декабря».
  private func lastWorkingDay(at start: Int) -> DayReading.Day? {
    guard key(start) == "last" || key(start).hasPrefix("последн"), Self.working.contains(key(start + 1)) else { return nil }
    let days = PeriodReading(keys: Array(keys[...start] + keys[(start + 2)...]), today: today)
    return days.placed(at: start).map { found in
      let late = max(0, found.day.weekday.rawValue - Weekday.friday.rawValue)
      return DayReading.Day(count: found.count + 1, day: found.day.adding(days: -Int64(late)), clarity: found.clarity)
    }
  }

  private static let working: Set<String> = ["working", "business", "work", "рабочий", "рабочего", "рабочему"]

  /// `this week` is due at the end of the week.
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
    // If the beginning is over, it is that of the next period.
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

  /// The first day of the current period or of the one `ahead` periods later.
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
      // The period after a month is the next month.
      return CalendarDay(year: named < month ? year + 1 : year, month: named, day: 1)?.adding(months: ahead)
    }
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }

  private static let units: [String: DateWords.Unit] = [
    "day": .day, "week": .week, "month": .month, "year": .year, "дня": .day, "недели": .week, "месяца": .month, "года": .year,
    "неделе": .week, "месяце": .month, "году": .year,
  ]

  /// The abbreviations of taskwarrior for the end of a period.
  static let abbreviations = ["eod": "day", "cob": "day", "eow": "week", "eom": "month", "eoq": "quarter", "eoy": "year"]

  private static let quarters: Set<String> = ["quarter", "квартал", "квартала", "квартале"]

  private static let places: [(words: [String], place: Place)] = [
    (["end", "of"], .last), (["close", "of"], .last), (["last", "day", "of"], .last), (["beginning", "of"], .first),
    (["start", "of"], .first), (["first", "week", "of"], .first),
    (["middle", "of"], .middle), (["конец"], .last), (["конца"], .last), (["конце"], .last), (["концу"], .last),
    (["последний", "день"], .last), (["последнего", "дня"], .last), (["последнему", "дню"], .last), (["начало"], .first),
    (["начала"], .first), (["начале"], .first), (["началу"], .first), (["середина"], .middle), (["середины"], .middle),
    (["середине"], .middle), (["середину"], .middle),
  ]
}
