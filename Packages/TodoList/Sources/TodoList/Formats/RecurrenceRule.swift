import CoreModule

/// A rule by which an event of a calendar comes back, as far as a task can: `FREQ=WEEKLY;BYDAY=MO`.
struct RecurrenceRule {
  /// How often it comes back; `nil` where there is no rule, or none that a task can keep to.
  let frequency: Recurrence.Frequency?
  /// Whether there is a rule that a task cannot keep to.
  let isLeftOut: Bool

  /// The rule of what is due on `day`: parts that only say so again change nothing.
  init(_ value: String?, from day: CalendarDay?) {
    frequency = value.flatMap { Self.frequency($0.uppercased(), day) }
    isLeftOut = value != nil && frequency == nil
  }

  private static func frequency(_ rule: String, _ day: CalendarDay?) -> Recurrence.Frequency? {
    var parts: [String: String] = [:]
    for part in rule.split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { return nil }
      parts[sides[0]] = sides[1]
    }
    // The day on which a week begins means nothing where every week counts.
    parts["WKST"] = nil
    if parts["INTERVAL"] == "1" { parts["INTERVAL"] = nil }
    let unit = parts.removeValue(forKey: "FREQ")
    let days = parts.removeValue(forKey: "BYDAY").map { Set($0.split(separator: ",").map(String.init)) }
    if let day {
      if parts["BYMONTHDAY"] == "\(day.parts.day)" { parts["BYMONTHDAY"] = nil }
      if unit == "YEARLY", parts["BYMONTH"] == "\(day.parts.month)" { parts["BYMONTH"] = nil }
    }
    guard parts.isEmpty else { return nil }
    if let days, unit == "DAILY" || unit == "WEEKLY" {
      if days == Set(names.prefix(5)) { return .weekdays }
      guard unit == "WEEKLY", let day else { return nil }
      return days == [names[day.weekday.rawValue]] ? .weekly : nil
    }
    guard days == nil else { return nil }
    return unit.flatMap { units[$0] }
  }

  private static let units: [String: Recurrence.Frequency] = [
    "DAILY": .daily, "WEEKLY": .weekly, "MONTHLY": .monthly, "YEARLY": .yearly,
  ]
  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
