/// The vocabulary of recurrences.
enum RecurrenceWords {
  /// Words after `*`, and values of the option.
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

  /// Words that say by themselves how often.
  static let adverbs: [String: Recurrence.Frequency] = [
    "daily": .daily, "everyday": .daily, "weekdays": .weekdays, "weekly": .weekly, "monthly": .monthly, "yearly": .yearly,
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

  /// Words behind `every` that are no frequency of a task.
  static let otherUnits: Set<String> = [
    "weekend", "weekends", "quarter", "hour", "minute", "fortnight", "spring", "summer", "autumn", "fall", "winter", "выходные",
    "квартал", "час", "минуту", "полгода", "полчаса", "весну", "лето", "осень", "зиму",
    "январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь", "ноябрь", "декабрь",
  ]

  /// Words for more than one of a unit, before the unit: `every other day`, `каждую вторую пятницу`.
  static let steps: Set<String> = [
    "other", "second", "third", "fourth", "fifth", "first", "last", "few", "couple", "второй", "вторую", "второе", "третий", "третью",
    "третье", "четвертый", "четвертую", "четвертое", "первый", "первую", "первое", "последний", "последнюю", "последнее", "пару",
    "несколько",
  ]

  /// Words that say how often a task comes back as no task can.
  static let otherAdverbs: Set<String> = [
    "hourly", "biweekly", "bi-weekly", "fortnightly", "bimonthly", "quarterly", "biannually", "ежечасно", "ежеквартально",
  ]

  static let exceptions: Set<String> = ["except", "but", "excluding", "кроме", "исключая"]
}
