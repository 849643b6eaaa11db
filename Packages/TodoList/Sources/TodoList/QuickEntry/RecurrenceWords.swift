/// The vocabulary of recurrences.
enum RecurrenceWords {
  /// Words after `*`, and values of the option for recurrence.
  static let frequencies: [String: Recurrence.Frequency] = [
    "daily": .daily, "weekdays": .weekdays, "weekly": .weekly, "monthly": .monthly, "yearly": .yearly, "annually": .yearly,
    "ежедневно": .daily, "будни": .weekdays, "еженедельно": .weekly, "ежемесячно": .monthly, "ежегодно": .yearly,
  ]

  /// Words after `every`.
  static let units: [String: Recurrence.Frequency] = [
    "day": .daily, "weekday": .weekdays, "workday": .weekdays, "week": .weekly, "month": .monthly, "year": .yearly,
    "день": .daily, "неделю": .weekly, "месяц": .monthly, "год": .yearly, "будни": .weekdays, "неделя": .weekly,
    "дня": .daily, "недели": .weekly, "месяца": .monthly, "года": .yearly, "сутки": .daily,
  ]

  static let every: Set<String> = ["every", "each", "ev", "каждый", "каждую", "каждое", "каждые", "каждого", "каждой"]

  /// Words that are a frequency by themselves.
  static let adverbs: [String: Recurrence.Frequency] = [
    "daily": .daily, "nightly": .daily, "everyday": .daily, "weekdays": .weekdays, "weekly": .weekly, "monthly": .monthly,
    "yearly": .yearly,
    "annually": .yearly, "ежедневно": .daily, "еженедельно": .weekly, "ежемесячно": .monthly, "ежегодно": .yearly,
  ]

  /// Whether it is `mon-fri`, «пн–пт» or the like.
  static func isWorkingWeek(_ key: String) -> Bool {
    key.split { "-–".contains($0) }.map { DateWords.weekdays[String($0)] } == [.monday, .friday]
  }

  /// `on mondays`, `по понедельникам`, `по пн`.
  static let byWeekday: [String: Weekday] = [
    "mondays": .monday, "tuesdays": .tuesday, "wednesdays": .wednesday, "thursdays": .thursday, "fridays": .friday,
    "saturdays": .saturday, "sundays": .sunday,
    "понедельникам": .monday, "вторникам": .tuesday, "средам": .wednesday, "четвергам": .thursday, "пятницам": .friday,
    "субботам": .saturday, "воскресеньям": .sunday,
    "пн": .monday, "вт": .tuesday, "ср": .wednesday, "чт": .thursday, "пт": .friday, "сб": .saturday, "вс": .sunday,
  ]

  /// Words after `every` for frequencies that tasks cannot have.
  static let otherUnits: Set<String> = [
    "weekend", "weekends", "quarter", "hour", "minute", "fortnight", "spring", "summer", "autumn", "fall", "winter", "выходные",
    "квартал", "час", "минуту", "полгода", "полчаса", "весну", "лето", "осень", "зиму",
    "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь", "ноябрь", "декабрь",
  ]

  /// Words before a unit that mean more than one of it: `every other day`, `каждую вторую пятницу`.
  static let steps: Set<String> = [
    "other", "second", "third", "fourth", "fifth", "first", "last", "few", "couple", "второй", "вторую", "второе", "третий", "третью",
    "третье", "четвертый", "четвертую", "четвертое", "первый", "первую", "первое", "последний", "последнюю", "последнее", "пару",
    "несколько",
  ]

  /// Words that are a frequency by themselves which tasks cannot have.
  static let otherAdverbs: Set<String> = [
    "hourly", "biweekly", "bi-weekly", "fortnightly", "bimonthly", "quarterly", "biannually", "weeknights", "weekends", "ежечасно",
    "ежеквартально",
  ]

  static let exceptions: Set<String> = ["except", "but", "excluding", "кроме", "исключая"]
}
