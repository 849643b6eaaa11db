import CoreModule

/// Parses holidays that have the same date every year: `new year's eve`, `before christmas`, «к новому году».
struct Holidays {
  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? {
    let article = keys[start] == "the" ? 1 : 0
    let words = keys[(start + article)...].prefix(4).map { $0.replacing("’", with: "'") }
    if let (name, rule) = Self.movable.first(where: { words.starts(with: $0.words) }), let day = next(rule) {
      return DayReading.Day(count: article + name.count, day: day, clarity: clarity(of: name, at: start + article))
    }
    guard let (name, date) = Self.dates.first(where: { words.starts(with: $0.words) }) else { return nil }
    let previous = start > 0 ? keys[start - 1] : ""
    let isEve =
      name.first == "новому" || name.first == "нового" && !["", "накануне"].contains(previous)
      || name == ["new", "year"] && previous == "before"
    guard let day = next(isEve ? (12, 31) : date) else { return nil }
    return DayReading.Day(count: article + name.count, day: day, clarity: clarity(of: name, at: start + article))
  }

  /// “Christmas” alone may continue with “cards”, and “Halloween” is a film. “Christmas Eve”, and «рождество» after a preposition, are
  /// dates.
  private func clarity(of name: [String], at start: Int) -> DayReading.Clarity {
    let isRussian = name[0].utf8.first.map { $0 > 0x7F } ?? false
    if isRussian { return start > 0 ? .doubtful : .needsEnd }
    return ["eve", "day", "nye", "friday"].contains(name[name.count - 1]) ? .doubtful : .needsEnd
  }

  private func next(_ date: (month: Int, day: Int)) -> CalendarDay? {
    let year = today.parts.year
    return [year, year + 1].lazy.compactMap { CalendarDay(year: $0, month: date.month, day: date.day) }.first { $0 >= today }
  }

  private func next(_ rule: Rule) -> CalendarDay? {
    WeekdayOfMonth.next(rule.weekday, rule.week, month: rule.month, after: today.adding(days: -Int64(rule.later)))?
      .adding(days: Int64(rule.later))
  }

  /// A holiday on the given weekday of a month, or `later` days after it.
  private typealias Rule = (month: Int, week: Int, weekday: Weekday, later: Int)

  private static let movable: [(words: [String], rule: Rule)] = [
    (["thanksgiving", "day"], (11, 4, .thursday, 0)), (["thanksgiving"], (11, 4, .thursday, 0)),
    (["black", "friday"], (11, 4, .thursday, 1)), (["cyber", "monday"], (11, 4, .thursday, 4)),
    (["черной", "пятницы"], (11, 4, .thursday, 1)), (["черной", "пятнице"], (11, 4, .thursday, 1)),
    (["mother's", "day"], (5, 2, .sunday, 0)), (["father's", "day"], (6, 3, .sunday, 0)), (["labor", "day"], (9, 1, .monday, 0)),
  ]

  /// Longer names are before names that they begin with.
  private static let dates: [(words: [String], date: (month: Int, day: Int))] = [
    (["new", "year's", "eve"], (12, 31)), (["new", "years", "eve"], (12, 31)), (["nye"], (12, 31)), (["new", "year's", "day"], (1, 1)),
    (["new", "years", "day"], (1, 1)), (["new", "year's"], (1, 1)), (["new", "year"], (1, 1)), (["christmas", "eve"], (12, 24)),
    (["xmas", "eve"], (12, 24)), (["christmas", "day"], (12, 25)), (["christmas"], (12, 25)), (["xmas"], (12, 25)),
    (["boxing", "day"], (12, 26)), (["halloween"], (10, 31)), (["valentine's", "day"], (2, 14)), (["valentines", "day"], (2, 14)),
    (["новый", "год"], (1, 1)), (["нового", "года"], (1, 1)), (["новому", "году"], (1, 1)), (["старый", "новый", "год"], (1, 14)),
    (["рождество"], (1, 7)), (["рождества"], (1, 7)), (["рождеству"], (1, 7)), (["день", "святого", "валентина"], (2, 14)),
    (["дню", "святого", "валентина"], (2, 14)), (["день", "победы"], (5, 9)), (["дню", "победы"], (5, 9)), (["дня", "победы"], (5, 9)),
  ]
}
