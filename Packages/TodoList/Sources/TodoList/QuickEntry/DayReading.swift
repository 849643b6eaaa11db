import CoreModule

/// Parses a day.
struct DayReading {
  /// How likely it is that the words are a day.
  enum Clarity {
    case clear
    /// They often mean something else. They are a day after a preposition, next to a time or at the end of the text.
    case doubtful
    /// They are a day only after a preposition, and also next to a time or at the end of the text.
    case needsEnd
  }

  struct Day {
    var count: Int
    var day: CalendarDay
    var clarity = Clarity.clear
    /// The time of day that the words include.
    var time: TimeOfDay?
    /// The part of the day that the words include.
    var part: PartOfDay?
  }

  let keys: [String]
  let parser: QuickEntryParser
  let isAlone: Bool
  let readsShortDates: Bool
  let readsSlashDates: Bool

  func day(at start: Int) throws(NoSuchDate) -> Day? {
    guard start < keys.count else { return nil }
    if let day = WeekdayOfMonth(keys: keys, today: today).day(at: start) { return day }
    if var day = try date(at: start) {
      day.count += weekdayCount(behind: start + day.count, of: day.day)
      return day
    }
    if let day = try offset(at: start) { return day }
    if let weekday = DateWords.weekdays[keys[start]], var day = try date(at: start + 1, behindWeekday: true) {
      // “Friday the 18th” may be in the next month.
      let number = day.day.parts.day
      let later = day.day.adding(months: 1, dayOfMonth: number)
      let isNumbered = keys[start + 1..<start + 1 + day.count].allSatisfy {
        $0 == "the" || $0.hasPrefix("\(number)") && !$0.contains { "./-".contains($0) }
      }
      if isNumbered, day.day.weekday != weekday, later.weekday == weekday, later.parts.day == number { day.day = later }
      // “Friday the 13th” is a title if that day is no Friday, and “friday 17.05” is a time.
      let isTime = day.count == 1 && key(start + 1).contains(".")
      guard day.day.weekday == weekday || isTime else { return nil }
      if day.day.weekday == weekday {
        (day.count, day.clarity) = (day.count + 1, .clear)
        return day
      }
    }
    // “Sun 22”.
    if let weekday = DateWords.weekdays[keys[start]], (1...31).contains(Int(key(start + 1)) ?? 0),
      let day = DayOfMonth(keys: [key(start + 1) + "th"], today: today).day(at: 0)?.day, day.weekday == weekday,
      day <= today.adding(days: 14)
    {
      return Day(count: 2, day: day, clarity: .doubtful)
    }
    if let day = endOfDay(at: start) ?? Holidays(keys: keys, today: today).day(at: start) { return day }
    if let day = dayOfNextMonth(at: start) ?? dayOfWeek(at: start) ?? relative(at: start) ?? weekday(at: start) { return day }
    if let day = PeriodReading(keys: keys, today: today).day(at: start) { return day }
    return span(at: start) ?? shortSpan(keys[start]) ?? beginning(keys[start])
  }

  var today: CalendarDay { parser.today }

  /// The abbreviations of taskwarrior for the beginning of a period, in a text that must be a date.
  private func beginning(_ key: String) -> Day? {
    guard isAlone else { return nil }
    switch key {
    case "sow": return Day(count: 1, day: today.monday.adding(days: 7))
    case "som": return Day(count: 1, day: today.adding(months: 1, dayOfMonth: 1))
    case "soq": return Day(count: 1, day: today.adding(months: 3 - (today.parts.month - 1) % 3, dayOfMonth: 1))
    case "soy": return CalendarDay(year: today.parts.year + 1, month: 1, day: 1).map { Day(count: 1, day: $0) }
    case "eoww": return Day(count: 1, day: today.adding(days: -1).next(.friday))
    default: return nil
    }
  }

  /// A calendar date.
  private func date(at start: Int, behindWeekday: Bool = false) throws(NoSuchDate) -> Day? {
    let article = ["the", "числа"].contains(key(start)) ? 1 : 0
    guard start + article < keys.count else { return nil }
    let numeric = NumericDate(
      words: Array(keys[(start + article)...].prefix(7)), today: today, readsShortDates: readsShortDates || behindWeekday,
      readsSlashDates: readsSlashDates || behindWeekday, isDayFirst: parser.isRussian
    )
    if var day = try numeric.day() {
      day.count += article
      return day
    }
    return DayOfMonth(keys: keys, today: today).day(at: start)
  }

  /// The number of words after a date that give its weekday: `4 december, friday`.
  private func weekdayCount(behind index: Int, of day: CalendarDay) -> Int {
    let preposition = ["on", "в", "во"].contains(key(index)) ? 1 : 0
    return DateWords.weekdays[key(index + preposition)] == day.weekday ? preposition + 1 : 0
  }

  func relative(at start: Int) -> Day? {
    let article = key(start) == "the" ? 1 : 0
    if keys[(start + article)...].starts(with: ["week", "after", "next"]) {
      return Day(count: article + 3, day: today.monday.adding(days: 14))
    }
    if DateWords.this.contains(key(start)), let (count, part, _) = PartOfDay.phrase(in: keys, at: start + 1), count == 1 {
      return Day(count: 2, day: today, part: part)
    }
    if let distance = ["сегодняшн": 0, "завтрашн": 1].first(where: { key(start).hasPrefix($0.key) })?.value,
      let part = Self.parts.first(where: { key(start + 1).hasPrefix($0.key) })
    {
      return Day(count: 2, day: today.adding(days: Int64(distance)), part: part.value)
    }
    if let day = laterToday(at: start) ?? modified(at: start) { return day }
    guard let distance = DateWords.days[key(start)] else { return nil }
    // “Tomorrow week” is the same day a week later.
    if key(start + 1) == "week", start + 2 == keys.count { return Day(count: 2, day: today.adding(days: distance + 7)) }
    return Day(count: 1, day: today.adding(days: distance), part: key(start) == "tonight" ? .evening : nil)
  }

  /// Beginnings of the words that «завтрашнему» is followed by.
  private static let parts: [String: PartOfDay?] = ["дн": nil, "утр": .morning, "вечер": .evening]

  /// `early next week`, `later this week`.
  private func modified(at start: Int) -> Day? {
    let isEarly = key(start) == "early" && DateWords.next.contains(key(start + 1))
    let words = key(start) == "позже" && key(start + 1) == "на" ? 2 : 1
    guard isEarly || ["later", "позже"].contains(key(start)) && DateWords.this.contains(key(start + words)),
      var day = weekday(at: start + words) ?? PeriodReading(keys: keys, today: today).day(at: start + words)
    else { return nil }
    day.count += words
    return day
  }

  /// `later today`, «сегодня попозже».
  private func laterToday(at start: Int) -> Day? {
    let words = [key(start), key(start + 1)]
    return [["later", "today"], ["сегодня", "позже"], ["сегодня", "попозже"]].contains(words) ? Day(count: 2, day: today) : nil
  }

  func weekday(at start: Int) -> Day? {
    let first = key(start)
    // «Протокол вторника» is not due on Tuesday, but «до вторника» is.
    guard start > 0 || isAlone || !DateWords.isInflected(first) else { return nil }
    if let weekday = DateWords.weekdays[first] { return Day(count: 1, day: today.next(weekday), clarity: .doubtful) }
    if DateWords.weekend.contains(first) {
      return Day(count: 1, day: today.next(.saturday), clarity: start > 0 && first != "weekend" ? .doubtful : .needsEnd)
    }
    if first == "next-week" { return Day(count: 1, day: today.monday.adding(days: 7)) }
    // “The weekend”, “this coming friday”. “The plumber is coming friday”.
    let isComing = ["the", "this"].contains(first) && key(start + 1) == "coming"
    if isComing || first == "the" && DateWords.weekend.contains(key(start + 1)) {
      let words = isComing ? 2 : 1
      return weekday(at: start + words).map { Day(count: $0.count + words, day: $0.day, clarity: isComing ? .clear : $0.clarity) }
    }
    let second = key(start + 1)
    if DateWords.this.contains(first) {
      if DateWords.weekend.contains(second) { return Day(count: 2, day: today.next(.saturday)) }
      return DateWords.weekdays[second].map { Day(count: 2, day: today.next($0)) }
    }
    guard DateWords.next.contains(first) else { return nil }
    if let weekday = DateWords.weekdays[second] { return Day(count: 2, day: inWeek(of: today.adding(days: 7), weekday)) }
    // “Next april”.
    if second != "may", let month = DateWords.months[second] {
      let year = today.parts.year + (month > today.parts.month ? 0 : 1)
      return CalendarDay(year: year, month: month, day: 1).map { Day(count: 2, day: $0, clarity: .doubtful) }
    }
    return next(second).map { Day(count: 2, day: $0) }
  }

  func inWeek(of day: CalendarDay, _ weekday: Weekday) -> CalendarDay { day.monday.adding(days: Int64(weekday.rawValue)) }

  /// The first day of the next week, month or year.
  private func next(_ unit: String) -> CalendarDay? {
    switch unit {
    case "week", "неделя", "неделе", "неделю", "недели": today.monday.adding(days: 7)
    case "quarter", "квартал", "квартале", "квартала": today.adding(months: 3 - (today.parts.month - 1) % 3, dayOfMonth: 1)
    case "month", "месяц", "месяце", "месяца": today.adding(months: 1, dayOfMonth: 1)
    case "year", "год", "году", "года": CalendarDay(year: today.parts.year + 1, month: 1, day: 1)
    case "weekend", "выходные", "выходных": today.monday.adding(days: 12)
    default: nil
    }
  }

  func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }
}
