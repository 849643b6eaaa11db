import CoreModule

/// Parses a date with an optional time at the beginning of words.
struct DateReading {
  private let words: [QuickEntryWord]
  private let keys: [String]
  private let parser: QuickEntryParser
  /// When `27.12` is a date; `nil` when the words must be a date.
  private let shortDates: ShortDates?
  /// Whether the words begin the text.
  private let isFirst: Bool
  /// Whether nothing follows this many of the words.
  private let isLast: (Int) -> Bool

  init(
    _ words: [QuickEntryWord], parser: QuickEntryParser, shortDates: ShortDates? = nil, isFirst: Bool = true,
    isLast: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.words = words
    keys = words.map(\.key)
    self.parser = parser
    self.shortDates = shortDates
    self.isFirst = isFirst
    self.isLast = isLast
  }

  /// The date at `start`, and the number of its words.
  func date(at start: Int) throws(NoSuchDate) -> (count: Int, due: DueDate)? {
    guard start < words.count else { return nil }
    if let moment = moment(at: start) { return moment }
    if let span = SpanReading(keys).moment(at: start, from: parser.now) { return (span.count, .moment(span.moment)) }
    if let date = try dayThenTime(at: start) { return date }
    return try timeThenDay(at: start)
  }

  /// Whether the words must be a date.
  private var isAlone: Bool { shortDates == nil }

  /// Parses a moment in the program's own format: `2026-12-31T18:30:00+01:00`.
  private func moment(at start: Int) -> (count: Int, due: DueDate)? {
    let place = start + DateWords.preposition(in: Array(keys[start...]))
    guard place < keys.count, let moment = parser.localTime.writtenMoment(keys[place]) else { return nil }
    return (place - start + 1, .moment(moment))
  }

  private func dayThenTime(at start: Int) throws(NoSuchDate) -> (count: Int, due: DueDate)? {
    let preposition = DateWords.preposition(in: Array(keys[start...]))
    let dayStart = start + preposition
    let readsShortDates = preposition > 0 || self.readsShortDates(at: dayStart)
    let days = DayReading(keys, parser: parser, isAlone: isAlone, readsShortDates: readsShortDates)
    guard let day = try days.day(at: dayStart) else { return nil }
    let dayEnd = dayStart + day.count
    let time = day.time == nil ? TimeReading(words).time(at: dayEnd) : nil
    if day.time == nil, time == nil, let count = TimeReading(words).missingTime(at: dayEnd) {
      throw NoSuchDate(text: keys[dayStart..<dayEnd + count].joined(separator: " "))
    }
    let end = dayEnd + (time?.count ?? 0)
    // In the middle of a text, “sun” is more likely the star, and “Friday Night” a title.
    let isTimed = time.map { $0.hasPreposition || $0.clarity != .doubtful } ?? false
    guard !day.isDoubtful || isAlone || preposition > 0 || isTimed || isLast(end) else { return nil }
    return (end - start, parser.due(on: day.day, at: day.time ?? time?.time))
  }

  private func readsShortDates(at start: Int) -> Bool {
    switch shortDates {
    case .always, nil: return true
    case .never: return false
    case .atEnd:
      guard start < keys.count, keys[start].prefix(while: { $0 != "." }).count == 2 else { return false }
      return isLast(start + 1 + (TimeReading(words).time(at: start + 1)?.count ?? 0))
    }
  }

  private func timeThenDay(at start: Int) throws(NoSuchDate) -> (count: Int, due: DueDate)? {
    guard let time = TimeReading(words).time(at: start, isBesideDay: true) else { return nil }
    let dayStart = start + time.count
    if dayStart < words.count {
      let preposition = DateWords.preposition(in: Array(keys[dayStart...]))
      let days = DayReading(keys, parser: parser, isAlone: isAlone, readsShortDates: true)
      if let day = try days.day(at: dayStart + preposition), day.time == nil {
        return (time.count + preposition + day.count, parser.due(on: day.day, at: time.time))
      }
    }
    let isClear: Bool
    switch time.clarity {
    case .clear: isClear = true
    case .likely: isClear = isLast(time.count) || isFirst
    case .doubtful: isClear = isAlone || isLast(time.count) && time.hasPreposition
    }
    return isClear || isAlone ? (time.count, parser.next(time.time)) : nil
  }
}

/// Parses a time span from now: `in 2 hours`, `через полчаса`.
struct SpanReading {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  func moment(at start: Int, from now: Timestamp) -> (count: Int, moment: Timestamp)? {
    guard let (count, number, unit) = span(at: start), unit == .hour || unit == .minute else { return nil }
    let minutes = Int64(number) * (unit == .hour ? 60 : 1)
    // Rounded up to the full minute.
    let nextMinute = (now.milliseconds + 59_999) / 60_000
    return (count, Timestamp(milliseconds: (nextMinute + minutes) * 60_000))
  }

  /// A number of units from now.
  func span(at start: Int) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let rest = Array(keys[start...].prefix(5))
    if rest.first == "in" || rest.first == "через" {
      if rest.count > 1, rest[1] == "полчаса" { return (2, 30, .minute) }
      if rest.count > 3, rest[1] == "half", rest[2] == "an", rest[3] == "hour" { return (4, 30, .minute) }
      if rest.count > 2, let number = Self.number(rest[1]), let unit = DateWords.units[rest[2]] { return (3, number, unit) }
      // «Через неделю» without a number is a span; “in week” is not.
      if rest[0] == "через", rest.count > 1, let unit = DateWords.units[rest[1]] { return (2, 1, unit) }
      return nil
    }
    guard rest.count > 3, let number = Self.number(rest[0]), let unit = DateWords.units[rest[1]], rest[2] == "from", rest[3] == "now" else {
      return nil
    }
    return (4, number, unit)
  }

  static func number(_ key: String) -> Int? {
    guard key.utf8.count <= 4, let number = Int(key), number >= 0, key.first != "+" else { return DateWords.numbers[key] }
    return number
  }
}
