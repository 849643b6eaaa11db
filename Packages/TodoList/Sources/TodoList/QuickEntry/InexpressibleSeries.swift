/// Recognizes recurrences that tasks cannot have, so that no part of them is parsed as something else.
struct InexpressibleSeries {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// `every 3 days`, `twice a week`, `mon-fri`, «через день», «через субботу», «раз в две недели».
  func isOne(at start: Int) -> Bool {
    let (next, second) = (key(start + 1), key(start + 2))
    if isList(key(start)) { return true }
    if key(start) == "alternate", RecurrenceWords.byWeekday[next] ?? DateWords.weekdays[next] != nil || next == "days" { return true }
    if key(start) == "через", next == "день" || DateWords.weekdays[next] != nil { return true }
    let isCounted = ["twice", "thrice", "2x", "3x", "4x", "дважды", "трижды"].contains(key(start))
    // “Twice daily”.
    if isCounted, RecurrenceWords.adverbs[next] != nil { return true }
    if isCounted { return ["a", "в"].contains(next) && isUnit(second) }
    if ["times", "раз", "раза"].contains(next), NumberWords.cardinal(key(start)).map({ $0 > 1 }) ?? false {
      return RecurrenceWords.adverbs[second] != nil || ["a", "в"].contains(second) && isUnit(key(start + 3))
    }
    if key(start) == "раз", next == "в" { return NumberWords.cardinal(second) != nil || RecurrenceWords.otherUnits.contains(second) }
    guard RecurrenceWords.every.contains(key(start)) else { return false }
    if RecurrenceWords.otherUnits.contains(next)
      || DateWords.months[next] != nil && NumberWords.ordinals[second] == nil && !isNumber(second)
    {
      return true
    }
    // “Every month end”.
    if RecurrenceWords.units[next] != nil, second == "end" { return true }
    let joiner = Context.joiners.contains(key(start + 3)) ? 1 : 0
    if isDayOfMonth(start + 1), isDayOfMonth(start + 3 + joiner) { return true }
    if isList(next) { return !RecurrenceWords.isWorkingWeek(next) }
    let isStep =
      RecurrenceWords.steps.contains(next) || NumberWords.cardinal(next) != nil || NumberWords.ordinals[next] != nil || isNumber(next)
    return isStep && (isUnit(second) || DateWords.weekdays[second] != nil)
  }

  /// `fortnightly`, «ежеквартально».
  func isAdverb(at start: Int) -> Bool { RecurrenceWords.otherAdverbs.contains(key(start)) }

  /// Whether it is several weekdays in one word.
  private func isList(_ key: String) -> Bool {
    let parts = key.split { "/,-–".contains($0) }
    return parts.count > 1 && parts.allSatisfy { DateWords.weekdays[String($0)] != nil }
  }

  /// `14 jan`, `jan 14`.
  private func isDayOfMonth(_ index: Int) -> Bool {
    [(index, index + 1), (index + 1, index)].contains { isNumber(key($0)) && DateWords.months[key($1)] != nil }
  }

  private func isNumber(_ key: String) -> Bool { key.first.map { $0.isASCII && $0.isNumber } ?? false }

  private func isUnit(_ key: String) -> Bool {
    DateWords.units[key] != nil || RecurrenceWords.units[key] != nil || RecurrenceWords.otherUnits.contains(key)
  }

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }
}
