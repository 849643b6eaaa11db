import CoreModule

/// Parses a time span from now: `in 2 hours`, `через полчаса`, `within a week`.
struct SpanReading {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  func moment(at start: Int, from now: Timestamp) -> (count: Int, moment: Timestamp)? {
    guard let (count, minutes) = minutes(at: start) else { return nil }
    // Rounded up to the full minute.
    let nextMinute = (now.milliseconds + 59_999) / 60_000
    return (count, Timestamp(milliseconds: (nextMinute + Int64(minutes)) * 60_000))
  }

  /// A number of units from now.
  func span(at start: Int) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let opening = opening(at: start)
    if opening > 0 {
      if let (count, number, unit) = amount(at: start + opening) { return (opening + count, number, unit) }
      let first = key(start + opening)
      if first == "полгода" { return (opening + 1, 6, .month) }
      if first == "дня", opening == 2 { return (opening + 1, 0, .day) }
      // «Через неделю» without a number is a span, but «через день» is every other day; “in week” is no span.
      guard key(start) != "in", key(start) != "within", first != "день", let unit = DateWords.units[first] else { return nil }
      return (opening + 1, 1, unit)
    }
    guard let (count, number, unit) = amount(at: start), key(start + count) == "from" else { return nil }
    return ["now", "today"].contains(key(start + count + 1)) ? (count + 2, number, unit) : nil
  }

  /// The weeks and words of `a week from` and `a week on`, before another day.
  func weeksFrom(at start: Int) -> (count: Int, weeks: Int)? {
    guard let (count, number, unit) = amount(at: start), unit == .week else { return nil }
    switch key(start + count) {
    case "from": return (count + 1, number)
    // “A week on friday” and “a week today”, but not “rest 2 weeks today”.
    case "on" where Int(key(start)) == nil: return (count + 1, number)
    case "today" where Int(key(start)) == nil, "tomorrow" where Int(key(start)) == nil: return (count, number)
    default: return nil
    }
  }

  private func opening(at start: Int) -> Int {
    switch key(start) {
    case "in", "within", "через": 1
    case "в" where key(start + 1) == "течение": 2
    default: 0
    }
  }

  private func amount(at start: Int) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let isCouple = key(start) == "a" && key(start + 1) == "couple"
    if let hours = compact(key(start)) { return hours }
    if NumberWords.cardinal(key(start)) == 1, key(start + 1) == "fortnight" { return (2, 2, .week) }
    let words = isCouple ? (key(start + 2) == "of" ? 3 : 2) : 1
    guard let number = isCouple ? 2 : NumberWords.cardinal(key(start)) ?? NumberWords.inflected[key(start)],
      let unit = DateWords.units[key(start + words)]
    else { return nil }
    return (words + 1, number, unit)
  }

  /// `2h`, `30min`, `3ч`; “in 3D” is no span.
  private func compact(_ key: String) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let digits = key.prefix { $0.isASCII && $0.isNumber }
    guard let unit = DateWords.units[String(key.dropFirst(digits.count))], unit == .hour || unit == .minute, digits.count <= 3,
      let number = Int(digits)
    else { return nil }
    return (1, number, unit)
  }

  private func minutes(at start: Int) -> (count: Int, minutes: Int)? {
    let opening = opening(at: start)
    for (words, minutes) in Self.halves where opening > 0 && keys[(start + opening)...].starts(with: words) {
      return (opening + words.count, minutes)
    }
    guard let (count, number, unit) = span(at: start), unit == .hour || unit == .minute else { return nil }
    return (count, number * (unit == .hour ? 60 : 1))
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }

  private static let halves: [(words: [String], minutes: Int)] = [
    (["half", "an", "hour"], 30), (["an", "hour", "and", "a", "half"], 90), (["полчаса"], 30), (["полтора", "часа"], 90),
    (["a", "quarter", "of", "an", "hour"], 15), (["четверть", "часа"], 15),
  ]
}
