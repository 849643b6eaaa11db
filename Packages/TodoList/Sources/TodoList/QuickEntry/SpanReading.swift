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
      if let (count, days) = half(at: start + opening) { return (opening + count, days, .day) }
      if let (count, number, unit) = amount(at: start + opening) {
        return (opening + count + fromNow(at: start + opening + count), number, unit)
      }
      let first = key(start + opening)
      if first == "полгода" { return (opening + 1, 6, .month) }
      if first == "дня", opening == 2 { return (opening + 1, 0, .day) }
      if opening == 3, key(start + 1) == "the", let unit = DateWords.units[first], unit == .hour { return (4, 1, unit) }
      // «Через неделю» without a number is a span, but «через день» is every other day; “in week” is no span.
      guard key(start) != "in", key(start) != "within", first != "день", let unit = DateWords.units[first] else { return nil }
      return (opening + 1, 1, unit)
    }
    // «Минут через 20», but not “5 минут через 2 дня”.
    if key(start + 1) == "через", let unit = DateWords.units[key(start)], DateWords.units[key(start + 3)] == nil,
      let number = NumberWords.cardinal(key(start + 2))
    {
      return (3, number, unit)
    }
    guard let (count, number, unit) = amount(at: start), fromNow(at: start + count) > 0 else { return nil }
    return (count + 2, number, unit)
  }

  /// The days of `a week and a half` and «полторы недели».
  private func half(at start: Int) -> (count: Int, days: Int)? {
    if ["полторы", "полтора"].contains(key(start)) {
      return [.week: 10, .month: 45, .year: 548][DateWords.units[key(start + 1)]].map { (2, $0) }
    }
    guard let (count, number, unit) = amount(at: start), keys.dropFirst(start + count).starts(with: ["and", "a", "half"]),
      let days = [.week: 7, .month: 30, .year: 365][unit]
    else { return nil }
    return (count + 3, number * days + days / 2)
  }

  private func fromNow(at index: Int) -> Int { key(index) == "from" && ["now", "today"].contains(key(index + 1)) ? 2 : 0 }

  /// The number of words of a duration or a rough time at the beginning: `2h`, `for 2 hours`, `10-12`, `2-4pm`, `8ish`,
  /// «на 30 минут».
  var duration: Int {
    let hours = key(0).split { "-–".contains($0) }.map(String.init)
    if hours.count == 2, hours.allSatisfy({ TimeReading(["at", $0]).time(at: 0) != nil }) { return 1 }
    // “19:00 CET”.
    let start = key(0) == "at" || key(0) == "в" ? 1 : 0
    if let clock = ClockReading(keys).clock(at: start, after: "at"), TimeReading(keys).isElsewhere(at: start + clock.count) {
      return start + clock.count + 1
    }
    let rough = key(0) == "at" ? 1 : 0
    if Self.roughTimes.contains(key(rough)) || key(rough).hasSuffix("ish") && key(rough).first?.isNumber == true { return rough + 1 }
    // “After 4pm”, “from 3”.
    if ["after", "from", "после"].contains(key(0)), let time = TimeReading(["at"] + keys.dropFirst()).time(at: 0) { return time.count }
    let opening = ["for", "на"].contains(key(0)) ? 1 : 0
    guard let (count, _, unit) = amount(at: opening), unit == .hour || unit == .minute else { return 0 }
    return opening + count
  }

  /// The number of weeks and of words in `a week from` and `a week on`, before a day.
  func weeksFrom(at start: Int) -> (count: Int, weeks: Int)? {
    guard let (count, number, unit) = amount(at: start), unit == .week else { return nil }
    switch key(start + count) {
    case "from": return (count + 1, number)
    // “A week on friday” and “a week today”, but not “rest 2 weeks today”.
    case "on" where Int(key(start)) == nil: return (count + 1, number)
    // “A week friday”.
    case let word where Int(key(start)) == nil && DateWords.weekdays[word] != nil: return (count, number)
    case "today" where Int(key(start)) == nil, "tomorrow" where Int(key(start)) == nil: return (count, number)
    default: return nil
    }
  }

  /// The number of words that introduce a span: `in`, `in about`, `within the next`, «примерно через», «в ближайшие».
  private func opening(at start: Int) -> Int {
    let isRough = Self.approximations.contains(key(start))
    let index = start + (isRough ? 1 : 0)
    switch key(index) {
    case "in", "within", "over":
      let words = [["the", "next"], ["about"], ["around"], ["exactly"], ["roughly"]].first { keys[(index + 1)...].starts(with: $0) }
      return words == nil && key(index) == "over" ? 0 : index - start + 1 + (words?.count ?? 0)
    case "через": return index - start + 1
    case "в" where key(index + 1) == "течение":
      return index - start + (key(index + 2).hasPrefix("ближайш") ? 3 : 2)
    case "в" where key(index + 1).hasPrefix("ближайш"): return index - start + 2
    case "ближайшие" where !isRough: return 1
    default: return 0
    }
  }

  private static let roughTimes: Set<String> = ["lunchtime", "teatime", "dinnertime", "bedtime"]

  private static let approximations: Set<String> = ["ровно", "примерно", "приблизительно", "где-то"]

  /// A number and a unit.
  func amount(at start: Int) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let couple = start + (key(start) == "a" ? 1 : 0)
    let isCouple = key(couple) == "couple"
    if let hours = compact(key(start)) { return hours }
    if NumberWords.cardinal(key(start)) == 1, key(start + 1) == "fortnight" { return (2, 2, .week) }
    let words = isCouple ? couple - start + (key(couple + 1) == "of" ? 2 : 1) : 1
    guard let number = isCouple ? 2 : NumberWords.cardinal(key(start)) ?? NumberWords.inflected[key(start)],
      let unit = DateWords.units[key(start + words).trimmingPossessive]
    else { return nil }
    // “Two weeks' time”.
    let isPossessive = DateWords.units[key(start + words)] == nil
    return (words + (isPossessive && key(start + words + 1) == "time" ? 2 : 1), number, unit)
  }

  /// `2h`, `30min`, `35m`, `3ч`; “in 3D” is not a span.
  private func compact(_ key: String) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let digits = key.prefix { $0.isASCII && $0.isNumber }
    let name = String(key.dropFirst(digits.count))
    guard let unit = name == "m" ? .minute : DateWords.units[name], unit == .hour || unit == .minute, digits.count <= 3,
      let number = Int(digits)
    else { return nil }
    return (1, number, unit)
  }

  private func minutes(at start: Int) -> (count: Int, minutes: Int)? {
    let opening = opening(at: start)
    for (words, minutes) in Self.halves where opening > 0 && keys[(start + opening)...].starts(with: words) {
      return (opening + words.count, minutes)
    }
    if opening > 0, let minutes = decimal(key(start + opening)), DateWords.units[key(start + opening + 1)] == .hour {
      return (opening + 2, minutes)
    }
    if opening > 0, let minutes = hoursAndMinutes(key(start + opening)) { return (opening + 1, minutes) }
    guard let (count, number, unit) = span(at: start), unit == .hour || unit == .minute else { return nil }
    guard unit == .hour, opening > 0 else { return (count, number * (unit == .hour ? 60 : 1)) }
    // “In 1 hour 20 minutes”, «через час и двадцать минут».
    if start + count + 1 == keys.count, let more = NumberWords.cardinals[key(start + count)], more > 4 {
      return (count + 1, number * 60 + more)
    }
    let joiner = ["and", "и"].contains(key(start + count)) ? 1 : 0
    guard let (words, more, other) = amount(at: start + count + joiner), other == .minute else { return (count, number * 60) }
    return (count + joiner + words, number * 60 + more)
  }

  /// The minutes of `1.5` hours.
  private func decimal(_ key: String) -> Int? {
    let parts = key.split { ".,".contains($0) }
    guard parts.count == 2, parts[0].count + parts[1].count == key.count - 1, parts[1].count == 1, let hours = Int(parts[0]),
      let tenths = Int(parts[1]), hours < 100
    else { return nil }
    return hours * 60 + tenths * 6
  }

  /// The minutes of `2h30m` and `1h15`.
  private func hoursAndMinutes(_ key: String) -> Int? {
    let parts = key.split(separator: "h", omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1].prefix { $0.isNumber }), (0..<60).contains(minutes),
      (0..<100).contains(hours), ["", "m", "min"].contains(parts[1].drop { $0.isNumber })
    else { return nil }
    return hours * 60 + minutes
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }

  private static let halves: [(words: [String], minutes: Int)] = [
    (["half", "an", "hour"], 30), (["an", "hour", "and", "a", "half"], 90), (["полчаса"], 30), (["полтора", "часа"], 90),
    (["a", "quarter", "of", "an", "hour"], 15), (["четверть", "часа"], 15),
  ]
}

extension String {
  /// The word without the apostrophe of `weeks'` or `week's`.
  fileprivate var trimmingPossessive: String {
    for ending in ["'s", "’s", "'", "’"] where hasSuffix(ending) { return String(dropLast(ending.count)) }
    return self
  }
}
