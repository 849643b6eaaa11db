import CoreModule

/// Reads a date with its time from the beginning of some words.
struct DateReading {
  private let words: [QuickEntryWord]
  private let keys: [String]
  private let parser: QuickEntryParser
  /// Whether nothing but a date can be meant.
  private let isAlone: Bool
  /// Whether the words begin the text.
  private let isFirst: Bool
  /// Whether nothing stands behind so many of the words.
  private let isLast: (Int) -> Bool

  init(
    _ words: [QuickEntryWord], parser: QuickEntryParser, isAlone: Bool, isFirst: Bool = true,
    isLast: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.words = words
    keys = words.map(\.key)
    self.parser = parser
    self.isAlone = isAlone
    self.isFirst = isFirst
    self.isLast = isLast
  }

  /// The date at `start`, and how many words it takes.
  func date(at start: Int) throws(NoSuchDate) -> (count: Int, due: DueDate)? {
    guard start < words.count else { return nil }
    if let span = SpanReading(keys).moment(at: start, from: parser.now) { return (span.count, .moment(span.moment)) }
    if let date = try dayThenTime(at: start) { return date }
    return try timeThenDay(at: start)
  }

  private func dayThenTime(at start: Int) throws(NoSuchDate) -> (count: Int, due: DueDate)? {
    let preposition = DateWords.preposition(in: Array(keys[start...]))
    guard let day = try DayReading(keys, parser: parser, isAlone: isAlone).day(at: start + preposition) else { return nil }
    let dayEnd = start + preposition + day.count
    let time = day.time == nil ? TimeReading(words).time(at: dayEnd) : nil
    let end = dayEnd + (time?.count ?? 0)
    // “Sun” in the middle of a text is rather the star, and “Friday Night” a title.
    let isTimed = time.map { $0.hasPreposition || $0.clarity != .doubtful } ?? false
    guard !day.isDoubtful || isAlone || preposition > 0 || isTimed || isLast(end) else { return nil }
    return (end - start, parser.due(on: day.day, at: day.time ?? time?.time))
  }

  private func timeThenDay(at start: Int) throws(NoSuchDate) -> (count: Int, due: DueDate)? {
    guard let time = TimeReading(words).time(at: start, isBesideDay: true) else { return nil }
    let dayStart = start + time.count
    if dayStart < words.count {
      let preposition = DateWords.preposition(in: Array(keys[dayStart...]))
      if let day = try DayReading(keys, parser: parser, isAlone: isAlone).day(at: dayStart + preposition), day.time == nil {
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

/// Reads a span of hours or minutes from now: `in 2 hours`, `через полчаса`.
struct SpanReading {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  func moment(at start: Int, from now: Timestamp) -> (count: Int, moment: Timestamp)? {
    guard let (count, number, unit) = span(at: start), unit == .hour || unit == .minute else { return nil }
    let minutes = Int64(number) * (unit == .hour ? 60 : 1)
    let wholeMinute = now.wholeSeconds - now.wholeSeconds % 60
    return (count, Timestamp(milliseconds: (wholeMinute + minutes * 60) * 1000))
  }

  /// So many of a unit from now.
  func span(at start: Int) -> (count: Int, number: Int, unit: DateWords.Unit)? {
    let rest = Array(keys[start...].prefix(5))
    if rest.first == "in" || rest.first == "через" {
      if rest.count > 1, rest[1] == "полчаса" { return (2, 30, .minute) }
      if rest.count > 3, rest[1] == "half", rest[2] == "an", rest[3] == "hour" { return (4, 30, .minute) }
      if rest.count > 2, let number = Self.number(rest[1]), let unit = DateWords.units[rest[2]] { return (3, number, unit) }
      // «Через неделю», but no “in week”.
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
