/// Recognizes recurrences that tasks cannot have, so that no part of them is parsed as something else.
struct InexpressibleSeries {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// `every 8 hours`, `every few days`, `every second working day`, `twice a week`, `every 14 jan and 14 apr`.
  func isOne(at start: Int) -> Bool {
    let (next, second) = (key(start + 1), key(start + 2))
    // “Mon/thu”, «через среду», and “every! 3 days” of Todoist, which counts from the completion.
    if WeekdayList.compound(key(start)) != nil || key(start) == "через" && DateWords.weekdays[next] != nil || key(start) == "every!" {
      return true
    }
    let isCounted = ["twice", "thrice", "2x", "3x", "4x", "дважды", "трижды"].contains(key(start))
    // “Twice daily”.
    if isCounted, RecurrenceWords.adverbs[next] != nil { return true }
    if isCounted { return ["a", "в"].contains(next) && isUnit(second) }
    if ["times", "раз", "раза"].contains(next), NumberWords.cardinal(key(start)).map({ $0 > 1 }) ?? false {
      return RecurrenceWords.adverbs[second] != nil || ["a", "в"].contains(second) && isUnit(key(start + 3))
    }
    if key(start) == "раз", next == "в" { return RecurrenceWords.otherUnits.contains(second) || isOther(second, key(start + 3)) }
    guard RecurrenceWords.every.contains(key(start)) else { return false }
    if RecurrenceWords.otherUnits.contains(next), next != "second" || key(start + 2).isEmpty { return true }
    // «Каждый 2-й и 4-й вторник».
    if ["and", "&", "и"].contains(second), isOrdinal(next), isOrdinal(key(start + 3)) { return true }
    let joiner = Context.joiners.contains(key(start + 3)) ? 1 : 0
    if isDayOfMonth(start + 1), isDayOfMonth(start + 3 + joiner) { return true }
    return isOther(next, second)
  }

  /// Whether a step such as `8` or `second` counts hours, working days and the like.
  private func isOther(_ step: String, _ unit: String) -> Bool {
    let isStep =
      NumberWords.cardinal(step) != nil || NumberWords.ordinals[step] != nil || isNumber(step)
      || ["other", "couple", "второй", "третий", "вторую", "третью", "пару"].contains(step)
    return isStep
      && (RecurrenceWords.otherUnits.contains(unit) || RecurrenceWords.groups[unit] == Weekday.workingDays
        || ["workday", "будни"].contains(unit)
        || DayInMonth.working.contains { unit.hasPrefix($0) })
  }

  /// `hourly`, «ежечасно».
  func isAdverb(at start: Int) -> Bool { RecurrenceWords.otherAdverbs.contains(key(start)) }

  /// `14 jan`, `jan 14`.
  private func isDayOfMonth(_ index: Int) -> Bool {
    [(index, index + 1), (index + 1, index)].contains { isNumber(key($0)) && DateWords.months[key($1)] != nil }
  }

  private func isOrdinal(_ key: String) -> Bool { isNumber(key) || WeekdayOfMonth.week(key) != nil }

  private func isNumber(_ key: String) -> Bool { key.first.map { $0.isASCII && $0.isNumber } ?? false }

  private func isUnit(_ key: String) -> Bool {
    DateWords.units[key] != nil || RecurrenceWords.units[key] != nil || RecurrenceWords.otherUnits.contains(key)
  }

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }
}
