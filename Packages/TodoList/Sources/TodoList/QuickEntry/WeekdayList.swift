/// Parses several weekdays: `mon, wed and fri`, `mondays and thursdays`, `mon/thu`, `monday to thursday`, «по вторникам и четвергам».
struct WeekdayList {
  let keys: [String]

  /// The weekdays at `start`, and the number of their words.
  ///
  /// - Parameter isPlural: Whether only plurals such as `mondays` begin the list.
  func list(at start: Int, isPlural: Bool = false) -> (count: Int, days: Set<Weekday>)? {
    guard !isPlural || RecurrenceWords.byWeekday[key(start)] != nil || RecurrenceWords.groups[key(start)] != nil,
      var (end, days) = element(at: start).map({ (start + $0.count, $0.days) })
    else { return nil }
    if let first = DateWords.weekdays[key(start)], ["to", "-", "–", "through", "thru"].contains(key(end)),
      let last = DateWords.weekdays[key(end + 1)]
    {
      return (3, Self.range(first, last))
    }
    while true {
      let joiner = ["and", "&", "и", "+", "/", "plus"].contains(key(end)) ? 1 : 0
      let preposition = joiner > 0 && ["on", "every", "в", "во", "каждый", "каждую", "каждое"].contains(key(end + joiner)) ? 1 : 0
      guard let next = element(at: end + joiner + preposition) else { return (end - start, days) }
      days.formUnion(next.days)
      end += joiner + preposition + next.count
    }
  }

  private func element(at index: Int) -> (count: Int, days: Set<Weekday>)? {
    let opening = key(index) == "по" ? 1 : 0
    let name = key(index + opening)
    if let day = RecurrenceWords.byWeekday[name] ?? DateWords.weekdays[name] { return (opening + 1, [day]) }
    if let days = RecurrenceWords.groups[name] { return (opening + 1, days) }
    return Self.compound(name).map { (opening + 1, $0) }
  }

  /// The weekdays of `mon/thu`, `mon,wed,fri` and `mon-thu`.
  static func compound(_ name: String) -> Set<Weekday>? {
    let parts = name.split { "/,-–+&".contains($0) }
    let days = parts.compactMap { DateWords.weekdays[String($0)] }
    guard parts.count > 1, days.count == parts.count else { return nil }
    return name.contains { "-–".contains($0) } && days.count == 2 ? range(days[0], days[1]) : Set(days)
  }

  private static func range(_ first: Weekday, _ last: Weekday) -> Set<Weekday> {
    Set(Weekday.allCases.filter { first <= last ? (first...last).contains($0) : $0 >= first || $0 <= last })
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }
}
