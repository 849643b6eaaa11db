/// Parses what follows `every`: a number of units, `other friday`, or a day of the month.
struct SeriesStep {
  let keys: [String]

  /// `first monday of the month`, `last friday`, `3rd tuesday`, «второй четверг месяца». Without the month, the second friday is every other
  /// one.
  func inMonth(at start: Int) -> (count: Int, rule: RecurrenceRule)? {
    let days = DayInMonth(keys: keys)
    if key(start) == "end", case let count = days.month(at: start + 1, isIncluded: true), count > 0 {
      return (1 + count, RecurrenceRule(.monthly, ordinal: -1))
    }
    guard let (count, ordinal, weekdays) = days.day(at: start) else { return nil }
    let month = days.month(at: start + count, isIncluded: true)
    guard month > 0 || ordinal != 2 && weekdays.count == 1 else { return nil }
    return (count + month, RecurrenceRule(.monthly, on: weekdays, ordinal: ordinal))
  }

  /// `2 weeks`, `other friday`, `third day`, «две недели», «вторую пятницу».
  func rule(at start: Int) -> (count: Int, rule: RecurrenceRule)? {
    guard let (count, number) = number(at: start), (1...RecurrenceRule.maximumInterval).contains(number) else { return nil }
    let next = key(start + count)
    if var rule = Self.plurals[next] ?? RecurrenceWords.units[next], !rule.isOnWorkingDays {
      rule.interval *= number
      return rule.interval > RecurrenceRule.maximumInterval
        ? nil : (count + 1, rule == RecurrenceRule(.monthly, interval: 12) ? .yearly : rule)
    }
    return WeekdayList(keys: keys).list(at: start + count).map { (count + $0, RecurrenceRule(.weekly, interval: number, on: $1)) }
  }

  /// `other`, `2`, `two`, `2nd`, `second`, `couple of`, «второй», «пару».
  private func number(at index: Int) -> (count: Int, number: Int)? {
    if key(index) == "other" { return (1, 2) }
    if key(index) == "couple" { return (key(index + 1) == "of" ? 2 : 1, 2) }
    if let number = NumberWords.cardinal(key(index)) { return ["a", "an"].contains(key(index)) ? nil : (1, number) }
    return Self.ordinal(key(index)).map { (1, $0) }
  }

  /// `second`, `3rd`, «третий», «вторую».
  private static func ordinal(_ key: String) -> Int? {
    let digits = key.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits) { return endings.contains(String(key.dropFirst(digits.count))) ? number : nil }
    if key.first?.isASCII == true { return NumberWords.ordinals[key] }
    let place = stems.firstIndex { stem in key.hasPrefix(stem) && endingsInWords.contains(where: key.hasSuffix) }
    return place.map { $0 + 2 }
  }

  private static let endings: Set<String> = ["st", "nd", "rd", "th", "-й", "-ю", "-ую", "-е", "-ый", "-ий", "й", "ю", "е"]
  private static let stems = ["втор", "трет", "четверт", "пят", "шест", "седьм", "восьм", "девят", "десят"]
  private static let endingsInWords = ["ый", "ой", "ий", "ую", "ью", "ое", "ье", "ые", "ьи"]

  static let plurals: [String: RecurrenceRule] = [
    "days": .daily, "weeks": .weekly, "wks": .weekly, "нед": .weekly, "мес": .monthly, "months": .monthly, "years": .yearly, "дней": .daily,
    "суток": .daily,
    "недель": .weekly, "месяцев": .monthly, "лет": .yearly, "fortnights": RecurrenceRule(.weekly, interval: 2),
    "quarters": RecurrenceRule(.monthly, interval: 3), "квартала": RecurrenceRule(.monthly, interval: 3),
  ]

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }
}
