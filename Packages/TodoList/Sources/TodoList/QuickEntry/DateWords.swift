import CoreModule

/// The vocabulary of dates.
enum DateWords {
  /// Days by their distance from today.
  static let days: [String: Int64] = [
    "today": 0, "tonight": 0, "tomorrow": 1, "tmrw": 1, "yesterday": -1,
    "сегодня": 0, "завтра": 1, "послезавтра": 2, "вчера": -1, "позавчера": -2,
  ]

  static let weekdays: [String: Weekday] = [
    "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday, "friday": .friday, "saturday": .saturday,
    "sunday": .sunday, "mon": .monday, "tue": .tuesday, "tues": .tuesday, "wed": .wednesday, "thu": .thursday, "thur": .thursday,
    "thurs": .thursday, "fri": .friday, "sat": .saturday, "sun": .sunday,
    "понедельник": .monday, "вторник": .tuesday, "среда": .wednesday, "среду": .wednesday, "четверг": .thursday, "пятница": .friday,
    "пятницу": .friday, "суббота": .saturday, "субботу": .saturday, "воскресенье": .sunday,
    "понедельника": .monday, "вторника": .tuesday, "среды": .wednesday, "четверга": .thursday, "пятницы": .friday, "субботы": .saturday,
    "воскресенья": .sunday, "понедельнику": .monday, "вторнику": .tuesday, "среде": .wednesday, "четвергу": .thursday,
    "пятнице": .friday, "субботе": .saturday, "воскресенью": .sunday,
    "пн": .monday, "вт": .tuesday, "ср": .wednesday, "чт": .thursday, "пт": .friday, "сб": .saturday, "вс": .sunday,
  ]

  static let months: [String: Int] = [
    "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8, "september": 9, "october": 10,
    "november": 11, "december": 12, "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10,
    "nov": 11, "dec": 12,
    "января": 1, "февраля": 2, "марта": 3, "апреля": 4, "мая": 5, "июня": 6, "июля": 7, "августа": 8, "сентября": 9, "октября": 10,
    "ноября": 11, "декабря": 12, "янв": 1, "фев": 2, "мар": 3, "апр": 4, "июн": 6, "июл": 7, "авг": 8, "сен": 9, "окт": 10, "ноя": 11,
    "дек": 12,
  ]

  /// Units of time, after `in 3` and `через 3`.
  enum Unit { case minute, hour, day, week, month, year }

  static let units: [String: Unit] = [
    "minute": .minute, "minutes": .minute, "min": .minute, "mins": .minute, "hour": .hour, "hours": .hour, "day": .day, "days": .day,
    "week": .week, "weeks": .week, "month": .month, "months": .month, "year": .year, "years": .year,
    "минуту": .minute, "минуты": .minute, "минут": .minute, "мин": .minute, "час": .hour, "часа": .hour, "часов": .hour, "день": .day,
    "дня": .day, "дней": .day, "неделю": .week, "недели": .week, "недель": .week, "месяц": .month, "месяца": .month, "месяцев": .month,
    "год": .year, "года": .year, "лет": .year,
  ]

  static let numbers: [String: Int] = [
    "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "ten": 10,
    "один": 1, "одну": 1, "два": 2, "две": 2, "три": 3, "четыре": 4, "пять": 5, "шесть": 6, "семь": 7, "десять": 10, "пару": 2,
  ]

  /// Words before a date that are removed from the text with it.
  static let prepositions: Set<String> = [
    "on", "by", "at", "due", "before", "until", "till", "from", "в", "во", "до", "к", "ко", "на", "с", "со", "не", "this", "coming",
  ]

  /// The number of preposition words at the beginning, and whether a date must follow.
  static func preposition(in words: [String]) -> Int {
    switch words.first {
    case "on", "by", "at", "before", "until", "till", "в", "во", "до", "к", "ко", "на": 1
    case "due": words.count > 1 && ["on", "by", "at", "before"].contains(words[1]) ? 2 : 1
    case "не" where words.count > 1 && words[1] == "позднее" || words.count > 1 && words[1] == "позже": 2
    default: 0
    }
  }

  static let next: Set<String> = ["next", "следующий", "следующую", "следующая", "следующее", "следующей", "следующем", "следующего"]
  static let this: Set<String> = ["this", "этот", "эту", "это", "этой", "ближайший", "ближайшую", "ближайшее"]
}

extension CalendarDay {
  /// The next such weekday after this day.
  func next(_ weekday: Weekday) -> CalendarDay { adding(days: Int64((weekday.rawValue - self.weekday.rawValue + 6) % 7 + 1)) }

  /// The Monday of this week.
  var monday: CalendarDay { adding(days: -Int64(weekday.rawValue)) }
}
