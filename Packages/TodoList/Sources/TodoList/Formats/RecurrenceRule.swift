import CoreModule

/// A recurrence rule of iCalendar, such as `FREQ=WEEKLY;BYDAY=MO`. Only the frequencies that tasks have are supported.
struct RecurrenceRule {
  /// The frequency; `nil` without a rule, or with an unsupported one.
  let frequency: Recurrence.Frequency?
  /// Whether there is an unsupported rule.
  let isLeftOut: Bool

  /// Parses the rule of an item that is due on `day`. Parts that only repeat this day are ignored.
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
    // The first day of the week only matters for intervals, which are unsupported.
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
