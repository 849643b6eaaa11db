import CoreModule

/// Parses holidays that have the same date every year: `new year's eve`, `before christmas`, «к новому году».
struct Holidays {
  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? {
    let article = keys[start] == "the" ? 1 : 0
    let words = keys[(start + article)...].prefix(4).map { $0.replacing("’", with: "'") }
    if let (name, rule) = Self.movable.first(where: { words.starts(with: $0.words) }), let day = next(rule) {
      return DayReading.Day(count: article + name.count, day: day, clarity: .needsEnd)
    }
    guard let (name, date) = Self.dates.first(where: { words.starts(with: $0.words) }) else { return nil }
    let isEve = start > 0 && name.first == "нового" || name.first == "новому"
    guard let day = next(isEve ? (12, 31) : date) else { return nil }
    return DayReading.Day(count: article + name.count, day: day, clarity: clarity(of: name, at: start + article))
  }

  /// “Christmas” alone may go on with “cards”, and “Halloween” is a film. “Christmas Eve” and «рождество» behind a preposition are dates.
  private func clarity(of name: [String], at start: Int) -> DayReading.Clarity {
    let isRussian = name[0].utf8.first.map { $0 > 0x7F } ?? false
    if isRussian { return start > 0 ? .doubtful : .needsEnd }
    return ["eve", "day", "nye"].contains(name[name.count - 1]) ? .doubtful : .needsEnd
  }

  private func next(_ date: (month: Int, day: Int)) -> CalendarDay? {
    let year = today.parts.year
    return [year, year + 1].lazy.compactMap { CalendarDay(year: $0, month: date.month, day: date.day) }.first { $0 >= today }
  }

  private func next(_ rule: Rule) -> CalendarDay? {
    [today.parts.year, today.parts.year + 1].lazy.compactMap { year in
      CalendarDay(year: year, month: rule.month, day: 1)?.adding(days: -1).next(rule.weekday)
        .adding(days: Int64((rule.week - 1) * 7 + rule.later))
    }.first { $0 >= today }
  }

  /// The weekday of a month that a holiday is on, or some days later than.
  private typealias Rule = (month: Int, week: Int, weekday: Weekday, later: Int)

  private static let movable: [(words: [String], rule: Rule)] = [
    (["thanksgiving"], (11, 4, .thursday, 0)), (["black", "friday"], (11, 4, .thursday, 1)), (["cyber", "monday"], (11, 4, .thursday, 4)),
    (["черной", "пятницы"], (11, 4, .thursday, 1)), (["черной", "пятнице"], (11, 4, .thursday, 1)),
    (["mother's", "day"], (5, 2, .sunday, 0)), (["father's", "day"], (6, 3, .sunday, 0)), (["labor", "day"], (9, 1, .monday, 0)),
  ]

  /// Longer names come before those that they begin with.
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
