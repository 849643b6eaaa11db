/// The vocabulary of recurrences.
enum RecurrenceWords {
  /// Words after `*`, and values of the option for recurrence.
  static let frequencies: [String: RecurrenceRule] = adverbs.merging(["будни": .onWorkingDays]) { $1 }

  /// Words after `every`.
  static let units: [String: RecurrenceRule] = [
    "day": .daily, "weekday": .onWorkingDays, "workday": .onWorkingDays, "week": .weekly, "month": .monthly, "year": .yearly,
    "день": .daily, "неделю": .weekly, "месяц": .monthly, "год": .yearly, "будни": .onWorkingDays, "неделя": .weekly,
    "дня": .daily, "недели": .weekly, "месяца": .monthly, "года": .yearly, "сутки": .daily,
    "fortnight": biweekly, "quarter": quarterly, "квартал": quarterly, "полгода": halfYearly, "полугодие": halfYearly,
    "weekend": RecurrenceRule(.weekly, on: [.saturday]), "выходные": RecurrenceRule(.weekly, on: [.saturday]),
  ]

  static let every: Set<String> = ["every", "each", "ev", "каждый", "каждую", "каждое", "каждые", "каждого", "каждой"]

  /// Words that are a frequency by themselves.
  static let adverbs: [String: RecurrenceRule] = [
    "daily": .daily, "nightly": .daily, "everyday": .daily, "weekdays": .onWorkingDays, "weekly": .weekly, "monthly": .monthly,
    "yearly": .yearly,
    "annually": .yearly, "ежедневно": .daily, "еженедельно": .weekly, "ежемесячно": .monthly, "ежегодно": .yearly,
    "biweekly": biweekly, "bi-weekly": biweekly, "fortnightly": biweekly, "bimonthly": RecurrenceRule(.monthly, interval: 2),
    "bi-monthly": RecurrenceRule(.monthly, interval: 2), "quarterly": quarterly, "semiannually": halfYearly, "semi-annually": halfYearly,
    "biannually": halfYearly, "half-yearly": halfYearly, "biennially": RecurrenceRule(.yearly, interval: 2),
    "ежеквартально": quarterly, "поквартально": quarterly, "weekends": RecurrenceRule(.weekly, on: Weekday.weekend),
  ]

  private static let biweekly = RecurrenceRule(.weekly, interval: 2)
  private static let quarterly = RecurrenceRule(.monthly, interval: 3)
  private static let halfYearly = RecurrenceRule(.monthly, interval: 6)

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

  /// Groups of weekdays after `on`, `по` and `except`.
  static let groups: [String: Set<Weekday>] = [
    "weekdays": Weekday.workingDays, "workdays": Weekday.workingDays, "weekday": Weekday.workingDays, "будням": Weekday.workingDays,
    "weekends": Weekday.weekend, "weekend": Weekday.weekend, "выходным": Weekday.weekend, "выходных": Weekday.weekend,
  ]

  /// Words after `every` for frequencies that tasks cannot have.
  static let otherUnits: Set<String> = [
    "hour", "hours", "minute", "minutes", "second", "seconds", "spring", "summer", "autumn", "fall", "winter", "час", "часа", "часов",
    "минуту", "минуты", "минут", "полчаса", "весну", "лето", "осень", "зиму", "few", "несколько", "so", "now", "раз",
  ]

  /// Words that are a frequency by themselves which tasks cannot have.
  static let otherAdverbs: Set<String> = ["hourly", "weeknights", "ежечасно"]

  static let exceptions: Set<String> = ["except", "but", "excluding", "кроме", "исключая"]

  /// The months in «каждый январь» and «ежегодно в январе».
  static let months: [String: Int] = {
    let nominatives = ["январь", "февраль", "март", "апрель", "май", "июнь", "июль", "август", "сентябрь", "октябрь", "ноябрь", "декабрь"]
    let locatives = nominatives.map { ($0.hasSuffix("ь") || $0.hasSuffix("й") ? String($0.dropLast()) : $0) + "е" }
    return Dictionary(zip(nominatives + locatives, Array(1...12) + Array(1...12))) { first, _ in first }
      .merging(DateWords.months.filter { $0.key.utf8.count == $0.key.count }) { $1 }
  }()
}
