import CoreModule

/// The vocabulary of dates.
enum DateWords {
  /// Days by their distance from today.
  static let days: [String: Int64] = [
    "today": 0, "tonight": 0, "tomorrow": 1, "tmrw": 1, "tmr": 1, "yesterday": -1,
    "сегодня": 0, "завтра": 1, "послезавтра": 2, "вчера": -1, "позавчера": -2,
  ]

  static let weekdays: [String: Weekday] = [
    "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday, "friday": .friday, "saturday": .saturday,
    "sunday": .sunday, "weds": .wednesday, "mon": .monday, "tue": .tuesday, "tues": .tuesday, "wed": .wednesday, "thu": .thursday,
    "thur": .thursday,
    "thurs": .thursday, "fri": .friday, "sat": .saturday, "sun": .sunday,
    "понедельник": .monday, "вторник": .tuesday, "среда": .wednesday, "среду": .wednesday, "четверг": .thursday, "пятница": .friday,
    "пятницу": .friday, "суббота": .saturday, "субботу": .saturday, "воскресенье": .sunday,
    "понедельника": .monday, "вторника": .tuesday, "среды": .wednesday, "четверга": .thursday, "пятницы": .friday, "субботы": .saturday,
    "воскресенья": .sunday, "понедельнику": .monday, "вторнику": .tuesday, "среде": .wednesday, "четвергу": .thursday,
    "пятнице": .friday, "субботе": .saturday, "воскресенью": .sunday,
    "пн": .monday, "вт": .tuesday, "ср": .wednesday, "чт": .thursday, "пт": .friday, "сб": .saturday, "вс": .sunday, "вскр": .sunday,
  ]

  /// Whether it is a Russian weekday in a case that is a date only after a preposition.
  static func isInflected(_ key: String) -> Bool {
    weekdays[key] != nil && key.count > 4 && ["а", "ы", "у", "я", "ю", "е"].contains { key.hasSuffix($0) } && !nominatives.contains(key)
  }

  private static let nominatives: Set<String> = ["среда", "среду", "пятница", "пятницу", "суббота", "субботу", "воскресенье"]

  static let months: [String: Int] = [
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8, "september": 9, "october": 10,
    "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10,
    "nov": 11, "dec": 12,
    "января": 1, "февраля": 2, "марта": 3, "апреля": 4, "мая": 5, "июня": 6, "июля": 7, "августа": 8, "сентября": 9, "октября": 10,
    "ноября": 11, "декабря": 12, "янв": 1, "фев": 2, "февр": 2, "сент": 9, "нояб": 11, "мар": 3, "апр": 4, "июн": 6, "июл": 7, "авг": 8,
    "сен": 9, "окт": 10, "ноя": 11,
    "дек": 12,
  ]

  /// Units of time, after `in 3` and `через 3`.
  enum Unit { case minute, hour, day, week, month, year }

  static let units: [String: Unit] = [
    "minute": .minute, "minutes": .minute, "min": .minute, "mins": .minute, "hour": .hour, "hours": .hour, "day": .day, "days": .day,
    "week": .week, "weeks": .week, "month": .month, "months": .month, "year": .year, "years": .year, "h": .hour, "hr": .hour, "hrs": .hour,
    "wk": .week, "wks": .week, "yr": .year, "yrs": .year,
    "минуту": .minute, "минуты": .minute, "минут": .minute, "мин": .minute, "час": .hour, "часа": .hour, "часов": .hour, "день": .day,
    "дня": .day, "дней": .day, "неделю": .week, "недели": .week, "недель": .week, "месяц": .month, "месяца": .month, "месяцев": .month,
    "год": .year, "года": .year, "лет": .year, "ч": .hour, "сутки": .day, "суток": .day, "нед": .week, "мес": .month,
    "минутку": .minute, "минуток": .minute, "часик": .hour, "денек": .day, "деньков": .day, "недельку": .week,
  ]

  static let next: Set<String> = [
    "next", "следующий", "следующую", "следующая", "следующее", "следующей", "следующем", "следующего", "следующему", "следующие",
    "следующих", "той", "след",
  ]
  static let this: Set<String> = [
    "this", "этот", "эту", "это", "этой", "этом", "этого", "этому", "этим", "эти", "этих", "ближайший", "ближайшую", "ближайшее",
    "ближайшие", "ближайшему",
  ]

  static let weekend: Set<String> = ["weekend", "выходные", "выходных", "выходным"]

  /// The number of words at the beginning that are removed from the text together with a date.
  static func preposition(in words: some Collection<String>) -> Int {
    var rest = words.makeIterator()
    guard let first = rest.next() else { return 0 }
    let second = rest.next() ?? ""
    let third = rest.next() ?? ""
    switch first {
    // “Put the heating on tonight”.
    case "on": return days[second] == nil ? 1 : 0
    case "by", "at", "before", "until", "till", "во", "до", "к", "ко": return 1
    // «В среде» is no day, and «в течение» begins a span, but not in «в течение этой недели».
    case "в": return second == "течение" ? this.contains(third) ? 2 : 0 : ["среде", "пятнице", "субботе"].contains(second) ? 0 : 1
    case "over", "during": return ["the", "this"].contains(second) && weekend.contains(third) ? 1 : 0
    case "in": return second.hasPrefix("mid") || second == "the" && third != "next" ? 1 : 0
    // «На пятницу» is for Friday, «на этой неделе» during this week.
    case "на": return ["следующей", "этой", "той", "выходных", "следующих", "этих", "след"].contains(second) ? 1 : 0
    case "due:", "срок:": return 1
    case "под": return second == "конец" ? 1 : 0
    case "no", "not": return second == "later" && third == "than" ? 3 : 0
    case "due": return ["on", "by", "at", "before"].contains(second) ? 2 : 1
    case "не": return ["позднее", "позже"].contains(second) ? third == "чем" ? 3 : 2 : 0
    case "срок": return second == "до" ? 2 : second.first?.isNumber == true ? 1 : 0
    case "самое": return second == "позднее" ? ["в", "во"].contains(third) ? 3 : 2 : 0
    default: return 0
    }
  }
}

extension CalendarDay {
  /// The next such weekday after this day.
  func next(_ weekday: Weekday) -> CalendarDay { adding(days: Int64((weekday.rawValue - self.weekday.rawValue + 6) % 7 + 1)) }

  /// The first day of the next such month; it may be this one if it has just begun.
  static func first(of month: Int, after today: CalendarDay) -> CalendarDay? {
    [today.parts.year, today.parts.year + 1].lazy.compactMap { CalendarDay(year: $0, month: month, day: 1) }.first { $0 >= today }
  }

  /// The Monday of this week.
  var monday: CalendarDay { adding(days: -Int64(weekday.rawValue)) }
}
