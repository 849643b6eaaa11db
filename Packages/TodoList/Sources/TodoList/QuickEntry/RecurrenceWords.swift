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
  ]

  /// The recurrence at the beginning of words, and the number of its words.
  static func recurrence(in words: [String]) -> (count: Int, recurrence: (frequency: Recurrence.Frequency, weekday: Weekday?))? {
    guard let first = words.first else { return nil }
    if first == "ежедневно" || first == "еженедельно" || first == "ежемесячно" || first == "ежегодно", let frequency = frequencies[first] {
      return (1, (frequency, nil))
    }
    guard words.count > 1 else { return nil }
    switch first {
    case "every", "each", "каждый", "каждую", "каждое":
      if words.count > 2, ["рабочий", "будний"].contains(words[1]), words[2] == "день" { return (3, (.weekdays, nil)) }
      if let frequency = units[words[1]] { return (2, (frequency, nil)) }
      return DateWords.weekdays[words[1]].map { (2, (.weekly, $0)) }
    case "по":
      if words[1] == "будням" { return (2, (.weekdays, nil)) }
      return byWeekday[words[1]].map { (2, (.weekly, $0)) }
    default: return nil
    }
  }

  private static let byWeekday: [String: Weekday] = [
    "понедельникам": .monday, "вторникам": .tuesday, "средам": .wednesday, "четвергам": .thursday, "пятницам": .friday,
    "субботам": .saturday, "воскресеньям": .sunday,
  ]
}
