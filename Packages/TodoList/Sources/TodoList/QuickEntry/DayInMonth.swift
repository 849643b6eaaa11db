/// Parses which day of a month it is: `first monday`, `the last day`, `last working day`, «второй четверг», «последний день».
struct DayInMonth {
  let keys: [String]

  /// The ordinal and the weekdays among which it counts, and the number of words.
  func day(at start: Int) -> (count: Int, ordinal: Int, weekdays: Set<Weekday>)? {
    let article = key(start) == "the" ? 1 : 0
    guard let ordinal = WeekdayOfMonth.week(key(start + article)), ordinal < 6 else { return nil }
    let name = key(start + article + 1)
    if let weekday = DateWords.weekdays[name] { return (article + 2, ordinal, [weekday]) }
    let isWorking = Self.working.contains { name.hasPrefix($0) }
    if isWorking, Self.days.contains(key(start + article + 2)) { return (article + 3, ordinal, Weekday.workingDays) }
    if ["weekday", "workday"].contains(name) { return (article + 2, ordinal, Weekday.workingDays) }
    return Self.days.contains(name) && (ordinal == -1 || ordinal == 1) ? (article + 2, ordinal, []) : nil
  }

  /// The number of words of `of every month`, `of each month`, `every month`, «каждого месяца»; with `isIncluded`, also of `of the month`
  /// and «месяца». 0 if there are none.
  func month(at start: Int, isIncluded: Bool) -> Int {
    let of = ["of", "in"].contains(key(start)) ? 1 : 0
    let months: Set<String> = ["month", "месяца", "месяц", "месяце"]
    if RecurrenceWords.every.contains(key(start + of)), months.contains(key(start + of + 1)) { return of + 2 }
    guard isIncluded else { return 0 }
    if of > 0, ["the", "a"].contains(key(start + 1)), key(start + 2) == "month" { return 3 }
    return key(start) == "месяца" ? 1 : key(start) == "в" && key(start + 1) == "месяце" ? 2 : 0
  }

  /// The number of words of `of every quarter`, «каждого квартала»; 0 if there are none.
  func quarter(at start: Int) -> Int {
    let of = ["of", "in"].contains(key(start)) ? 1 : 0
    let isQuarter = RecurrenceWords.every.contains(key(start + of)) && ["quarter", "квартала", "квартал"].contains(key(start + of + 1))
    return isQuarter ? of + 2 : 0
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }

  static let working = ["working", "business", "work", "рабоч", "будн"]
  private static let days: Set<String> = ["day", "день", "дня", "дню"]
}
