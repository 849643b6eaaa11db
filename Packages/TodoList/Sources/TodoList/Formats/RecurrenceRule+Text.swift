public import CoreModule

extension RecurrenceRule {
  /// The form in which rules are stored and exported: `daily`, `weekdays`, `weekly`, `monthly` and `yearly`, or a rule of iCalendar such as
  /// `FREQ=WEEKLY;INTERVAL=2`.
  public var written: String { Self.named.first { $0.rule == self }?.name ?? iCalendar }

  /// Parses such a text; `nil` for other texts.
  public init?(written text: String) {
    guard let rule = Self.named.first(where: { $0.name == text })?.rule ?? RecurrenceRule(iCalendar: text) else { return nil }
    self = rule
  }

  /// The rules that have a name, in the order in which they are offered.
  public static let named: [(name: String, rule: RecurrenceRule)] = [
    ("daily", .daily), ("weekdays", .onWorkingDays), ("weekly", .weekly), ("monthly", .monthly), ("yearly", .yearly),
  ]

  /// The value of an `RRULE`, such as `FREQ=MONTHLY;BYDAY=-1FR`.
  public var iCalendar: String { iCalendar(timedIn: nil) }

  /// The value of an `RRULE`.
  ///
  /// - Parameter localTime: The time zone in which the last day ends, for an item that is due at an exact time; `nil` for one that is due on
  ///   a day.
  func iCalendar(timedIn localTime: LocalTime?) -> String {
    var parts = ["FREQ=" + frequency.rawValue.uppercased()]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    let days = weekdays.sorted().map { Self.dayNames[$0.rawValue] }
    switch (ordinal, days.count) {
    case (let ordinal?, 0): parts.append("BYMONTHDAY=\(ordinal)")
    case (let ordinal?, 1): parts.append("BYDAY=\(ordinal)\(days[0])")
    case (let ordinal?, _): parts += ["BYDAY=" + days.joined(separator: ","), "BYSETPOS=\(ordinal)"]
    case (nil, 0): break
    case (nil, _): parts.append("BYDAY=" + days.joined(separator: ","))
    }
    if let until {
      let end = localTime.map { $0.start(of: until.adding(days: 1)).adding(seconds: -1).iso8601Basic }
      parts.append("UNTIL=" + (end ?? until.description.replacing("-", with: "")))
    }
    return parts.joined(separator: ";")
  }

  /// Parses the value of an `RRULE` of an item that is due on `day`; `nil` for rules that tasks cannot have. Parts that only repeat this day
  /// are ignored.
  ///
  /// - Parameter localTime: The time zone in which the last time of the series is converted to a day.
  public init?(iCalendar text: String, from day: CalendarDay? = nil, in localTime: LocalTime? = nil) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, parts.updateValue(sides[1], forKey: sides[0]) == nil else { return nil }
    }
    guard var frequency = parts.removeValue(forKey: "FREQ").flatMap({ Frequency(rawValue: $0.lowercased()) }),
      var interval = Int(parts.removeValue(forKey: "INTERVAL") ?? "1"), (1...Self.maximumInterval).contains(interval)
    else { return nil }
    let until = parts.removeValue(forKey: "UNTIL")
    let last = until.flatMap { Self.day($0, localTime) }
    guard until == nil || last != nil else { return nil }
    if frequency == .yearly, let month = parts["BYMONTH"], let day, month == "\(day.parts.month)" {
      parts["BYMONTH"] = nil
      // The last Sunday of October is a day of every twelfth month.
      if parts["BYDAY"] != nil { (frequency, interval) = (.monthly, 12 * interval) }
    }
    let place = parts.removeValue(forKey: "BYSETPOS")
    guard let (weekdays, dayOrdinal) = Self.weekdays(parts.removeValue(forKey: "BYDAY")) else { return nil }
    let monthDay = parts.removeValue(forKey: "BYMONTHDAY")
    let ordinals = [place, dayOrdinal, monthDay].compactMap(\.self)
    let weekStart = parts.removeValue(forKey: "WKST")
    guard parts.isEmpty, ordinals.count < 2, weekdays.isEmpty == (place == nil && dayOrdinal == nil) || ordinals.isEmpty else { return nil }
    let ordinal = ordinals.first.flatMap { Int($0) }
    guard ordinals.isEmpty == (ordinal == nil) else { return nil }
    if let ordinal {
      let highest = weekdays.isEmpty ? 31 : 5
      guard frequency == .monthly || frequency == .yearly && monthDay != nil && ordinal == day?.parts.day,
        ordinal == -1 || (1...highest).contains(ordinal), weekdays.count < 2 || weekdays == Weekday.workingDays
      else { return nil }
    } else if !weekdays.isEmpty {
      guard frequency == .weekly || frequency == .daily && interval == 1 else { return nil }
      // Weeks begin on Monday here, which only matters in longer intervals.
      guard interval == 1 || weekdays.count == 1 || weekStart ?? "MO" == "MO" else { return nil }
      frequency = .weekly
    }
    self = RecurrenceRule(frequency, interval: interval, on: weekdays, ordinal: ordinal, until: last).starting(on: day)
  }

  /// `MO,WE`, `2TH`, `-1FR`; an empty set without a value, `nil` for other values.
  private static func weekdays(_ value: String?) -> (days: Set<Weekday>, ordinal: String?)? {
    guard let value else { return ([], nil) }
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let days = names.map { name in dayNames.firstIndex(of: String(name.suffix(2))).flatMap(Weekday.init(rawValue:)) }
    guard !days.contains(nil) else { return nil }
    let ordinals = names.map { $0.dropLast(2) }
    guard ordinals.allSatisfy(\.isEmpty) || names.count == 1 else { return nil }
    return (Set(days.compactMap(\.self)), ordinals.first.flatMap { $0.isEmpty ? nil : String($0) })
  }

  /// `20261218`, or the local day of `20261218T235959Z`.
  private static func day(_ value: String, _ localTime: LocalTime?) -> CalendarDay? {
    let digits = Array(value)
    func part(_ range: Range<Int>) -> String { String(digits[range]) }
    guard digits.count >= 8, let day = CalendarDay(iso8601: "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))") else { return nil }
    guard let localTime, digits.count == 16, digits[8] == "T", digits[15] == "Z" else {
      return digits.count == 8 || digits.count > 14 ? day : nil
    }
    let time = "T\(part(9..<11)):\(part(11..<13)):\(part(13..<15))Z"
    return Timestamp(rfc3339: day.description + time).map(localTime.day(of:))
  }

  private static let dayNames = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
