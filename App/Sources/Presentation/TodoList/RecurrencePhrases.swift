package import CoreModule
import CorePresentation
package import TodoList

/// Recurrence rules in words, which quick entry understands.
package enum RecurrencePhrases {
  /// As in `every 2 weeks on Mon and Wed until 18 December`.
  ///
  /// - Parameter today: The day by which the last day is written with or without its year; `nil` writes it as 2026-12-18.
  package static func rule(_ rule: RecurrenceRule, today: CalendarDay?) -> LocalizedText {
    let days = days(rule)
    guard let until = rule.until else { return days }
    let end = today.map { DatePhrases.day(until, today: $0) } ?? LocalizedText(verbatim: until.description)
    return LocalizedText(en: "\(days(.english)) until \(end(.english))", ru: "\(days(.russian)) до \(end(.russian))")
  }

  private static func days(_ rule: RecurrenceRule) -> LocalizedText {
    let steps = steps(rule)
    if let ordinal = rule.ordinal { return inMonth(rule, ordinal, steps) }
    guard !rule.weekdays.isEmpty else { return steps }
    let list = weekdays(rule.weekdays)
    return rule.interval == 1 ? list : LocalizedText(en: "\(steps(.english)) \(list(.english))", ru: "\(steps(.russian)) \(list(.russian))")
  }

  /// `every week`, `every 3 months`.
  private static func steps(_ rule: RecurrenceRule) -> LocalizedText {
    let (unit, one) = units(rule.frequency)
    guard rule.interval > 1 else { return one }
    let count = unit(rule.interval)
    return LocalizedText(en: "every \(count(.english))", ru: "каждые \(count(.russian))")
  }

  private static func units(_ frequency: RecurrenceRule.Frequency) -> (unit: CountedNoun, one: LocalizedText) {
    switch frequency {
    case .daily: (CountedNoun(en: ("day", "days"), ru: ("день", "дня", "дней")), LocalizedText(en: "every day", ru: "каждый день"))
    case .weekly:
      (CountedNoun(en: ("week", "weeks"), ru: ("неделю", "недели", "недель")), LocalizedText(en: "every week", ru: "каждую неделю"))
    case .monthly:
      (CountedNoun(en: ("month", "months"), ru: ("месяц", "месяца", "месяцев")), LocalizedText(en: "every month", ru: "каждый месяц"))
    case .yearly: (CountedNoun(en: ("year", "years"), ru: ("год", "года", "лет")), LocalizedText(en: "every year", ru: "каждый год"))
    }
  }

  /// `on weekdays`, `on Mondays`, `on Mon, Wed and Fri`.
  private static func weekdays(_ days: Set<Weekday>) -> LocalizedText {
    if days == Weekday.workingDays { return LocalizedText(en: "on weekdays", ru: "по будням") }
    if days == Weekday.weekend { return LocalizedText(en: "on weekends", ru: "по выходным") }
    let chosen = days.sorted().map { names[$0.rawValue] }
    if let name = chosen.first, chosen.count == 1 { return LocalizedText(en: "on \(name.english)s", ru: "по \(name.plural)") }
    func list(_ parts: [String], _ and: String) -> String { parts.dropLast().joined(separator: ", ") + and + (parts.last ?? "") }
    return LocalizedText(
      en: "on " + list(chosen.map { String($0.english.prefix(3)) }, " and "), ru: "по " + list(chosen.map { $0.short }, " и ")
    )
  }

  /// `on the second Thursday of every month`, `every 3 months on the last day`.
  private static func inMonth(_ rule: RecurrenceRule, _ ordinal: Int, _ steps: LocalizedText) -> LocalizedText {
    let isEvery = rule.interval == 1
    let english = "on the " + (rule.weekdays.isEmpty && ordinal > 0 ? DatePhrases.englishOrdinal(ordinal) : englishDay(rule, ordinal))
    let russian: String
    if let day = rule.weekdays.first, rule.weekdays.count == 1 {
      let name = names[day.rawValue]
      let which = name.gender.ordinal(ordinal)
      russian = isEvery ? "\(name.gender.every) \(which) \(name.accusative) месяца" : "\(russianIn(which)) \(name.accusative)"
    } else {
      let isWorking = !rule.weekdays.isEmpty
      let which = Gender.masculine.ordinal(min(ordinal, 5))
      let day = isWorking || ordinal < 0 ? "\(russianIn(which)) \(isWorking ? "рабочий " : "")день" : "\(ordinal)-го числа"
      russian = isEvery ? day + " каждого месяца" : day
    }
    return isEvery
      ? LocalizedText(en: english + " of every month", ru: russian)
      : LocalizedText(en: "\(steps(.english)) \(english)", ru: "\(steps(.russian)) \(russian)")
  }

  private static func englishDay(_ rule: RecurrenceRule, _ ordinal: Int) -> String {
    let which = ordinal < 0 ? "last" : ["first", "second", "third", "fourth", "fifth"][min(ordinal, 5) - 1]
    let day = rule.weekdays.count == 1 ? rule.weekdays.first.map { names[$0.rawValue].english } : nil
    return which + " " + (day ?? (rule.weekdays.isEmpty ? "day" : "working day"))
  }

  /// `во второй`, `в третью`.
  private static func russianIn(_ which: String) -> String { (which.hasPrefix("вт") ? "во " : "в ") + which }

  private static let names: [(english: String, short: String, accusative: String, plural: String, gender: Gender)] = [
    ("Monday", "пн", "понедельник", "понедельникам", .masculine), ("Tuesday", "вт", "вторник", "вторникам", .masculine),
    ("Wednesday", "ср", "среду", "средам", .feminine), ("Thursday", "чт", "четверг", "четвергам", .masculine),
    ("Friday", "пт", "пятницу", "пятницам", .feminine), ("Saturday", "сб", "субботу", "субботам", .feminine),
    ("Sunday", "вс", "воскресенье", "воскресеньям", .neuter),
  ]

  /// The Russian words before a day of this gender, in the accusative.
  private enum Gender {
    case masculine, feminine, neuter

    var every: String {
      switch self {
      case .masculine: "каждый"
      case .feminine: "каждую"
      case .neuter: "каждое"
      }
    }

    /// From 1 to 5; a negative one is the last.
    func ordinal(_ number: Int) -> String {
      let words =
        switch self {
        case .masculine: ["первый", "второй", "третий", "четвёртый", "пятый", "последний"]
        case .feminine: ["первую", "вторую", "третью", "четвёртую", "пятую", "последнюю"]
        case .neuter: ["первое", "второе", "третье", "четвёртое", "пятое", "последнее"]
        }
      return number < 0 ? words[5] : words[number - 1]
    }
  }
}
