import CoreModule

/// Parses a date with an optional time at the beginning of words.
struct DateReading {
  /// A day, a time, or both; or a moment.
  struct Found {
    var count: Int
    var day: CalendarDay?
    var time: TimeOfDay?
    var moment: Timestamp?
    /// The time as typed, if no word gives the part of the day.
    var clock: ClockTime?
    /// The part of the day that the time stands for, if no clock time is given.
    var part: PartOfDay?
    /// The offset of the zone of the time in seconds, if one is named.
    var offset: Int64?

    var isOnlyDay: Bool { day != nil && time == nil }
    var isOnlyTime: Bool { day == nil && time != nil }

    /// Whether it is only a time, which may be in this part of the day.
    func isTime(in part: PartOfDay) -> Bool {
      isOnlyTime && self.part == nil && (clock.map { $0.time(in: part) != nil } ?? true)
    }

    /// Goes to the next day if the time is in the hours behind an evening: `tonight at midnight`, `saturday night 1am`.
    mutating func skipToNight() {
      if let time, time < .hour(5) { day = day?.adding(days: 1) }
    }
  }

  private var keys: [String]
  private let parser: QuickEntryParser
  /// When `27.12` is a date; `nil` when the words must be a date.
  private let shortDates: ShortDates?
  /// Whether the words begin the text.
  private let isFirst: Bool
  /// Whether nothing follows this number of words.
  private var isLast: (Int) -> Bool

  init(
    _ words: [QuickEntryWord], parser: QuickEntryParser, shortDates: ShortDates? = nil, isFirst: Bool = true,
    isLast: @escaping (Int) -> Bool = { _ in true }
  ) {
    keys = words.map(\.key)
    self.parser = parser
    self.shortDates = shortDates
    self.isFirst = isFirst
    self.isLast = isLast
  }

  /// The date at the beginning of the words.
  func date() throws(NoSuchDate) -> Found? {
    guard !keys.isEmpty else { return nil }
    let preposition = DateWords.preposition(in: keys)
    if preposition < keys.count, let moment = parser.localTime.writtenMoment(keys[preposition]) {
      return Found(count: preposition + 1, moment: moment)
    }
    if let span = SpanReading(keys).moment(at: 0, from: parser.now) { return Found(count: span.count, moment: span.moment) }
    if let date = try dayThenTime(after: preposition) { return date }
    return try timeThenDay()
  }

  /// The number of words of `by the end of the day` after a day.
  private func endOfDay(at start: Int) -> Int {
    let place = start + DateWords.preposition(in: keys[start...])
    guard place < keys.count, let period = PeriodReading(keys: keys, today: parser.today).day(at: place), period.day == parser.today else {
      return 0
    }
    return place + period.count - start
  }

  /// Words after a deadline.
  private static let limits = [
    ["включительно"], ["inclusive"], ["at", "the", "latest"], ["at", "latest"], ["latest"], ["самое", "позднее"],
  ]

  /// Whether the words must be a date.
  private var isAlone: Bool { shortDates == nil }

  private func dayThenTime(after preposition: Int) throws(NoSuchDate) -> Found? {
    guard let day = try dayReading(after: preposition, at: preposition).day(at: preposition) else { return nil }
    let dayEnd = preposition + day.count
    let times = TimeReading(keys)
    var time = day.time == nil ? times.timeBehindDay(at: dayEnd) : nil
    if !parser.isRussian, keys[preposition..<dayEnd].contains(where: { $0.first?.isNumber == false }) {
      time = time?.inAfternoon ?? bareHour(at: dayEnd, on: day.day)
    }
    if day.time == nil, time == nil, let count = times.missingTime(at: dayEnd) {
      throw NoSuchDate(text: keys[preposition..<dayEnd + count].joined(separator: " "))
    }
    var end = dayEnd + (time?.count ?? 0)
    if time == nil { end += endOfDay(at: end) }
    if end < keys.count { end += Self.limits.first { keys[end...].starts(with: $0) }?.count ?? 0 }
    // In the middle of a text, “sun” is more likely the star, and “Friday Night” a title.
    let isTimed = time.map { $0.hasPreposition || $0.clarity != .doubtful } ?? false
    // “Lab work friday morning fasting”, but not “Friday Night Lights”.
    let isPart = end == dayEnd + 1 && end <= keys.count && ["morning", "afternoon", "evening"].contains(keys[dayEnd])
    let isSure =
      isAlone || isPart || isTimed || isLast(end)
      || (isOnlyWeekday(keys[preposition]) || ["on", "by", "before"].contains(keys[0]) || keys[0].hasSuffix("-го")) && goesOn(at: end)
      || isFirst && keys[0].hasSuffix("-го")
    switch day.clarity {
    case .clear: break
    case .doubtful: guard isSure || preposition > 0 else { return nil }
    case .needsEnd: guard isSure, preposition > 0 || time != nil || isAlone || isFirst || parser.repeats != nil else { return nil }
    }
    let clock = day.time == nil && day.part == nil ? time?.clock : nil
    var found = Found(count: end, day: day.day, time: day.time ?? self.time(time, in: day.part), clock: clock)
    found.part = time == nil ? day.part : time?.part
    found.offset = time?.offset
    if isMidnight(keys[dayEnd..<end], of: day.day) || day.part == .evening || dayEnd < keys.count && keys[dayEnd] == "night" {
      found.skipToNight()
    }
    return found
  }

  /// The hour of “tomorrow 4” at the end of the text. “Sat 5” may be the fifth, if that is soon.
  private func bareHour(at index: Int, on day: CalendarDay) -> TimeReading.Time? {
    guard index < keys.count, isLast(index + 1), let hour = Int(keys[index]), (1...12).contains(hour),
      let numbered = DayOfMonth(keys: [keys[index] + "th"], today: parser.today).day(at: 0)?.day,
      numbered.weekday != day.weekday || numbered > parser.today.adding(days: 14)
    else { return nil }
    return TimeReading(["at", keys[index]]).time(at: 0)?.shortened
  }

  /// The time, in the part of the day that the words for the day include.
  private func time(_ time: TimeReading.Time?, in part: PartOfDay?) -> TimeOfDay? {
    guard let part else { return time?.time }
    return time.map { $0.clock?.time(in: part) ?? $0.time } ?? part.time
  }

  private func dayReading(after preposition: Int, at start: Int) -> DayReading {
    // «В 19.10» is a time.
    let isTime = preposition == 1 && ["в", "at"].contains(keys[0])
    return DayReading(
      keys: keys, parser: parser, isAlone: isAlone, readsShortDates: !isTime && (preposition > 0 || readsShortDates(at: start)),
      readsSlashDates: preposition > 0 && SlashDate(start < keys.count ? keys[start] : "")?.isName != true || readsSlashDates(at: start)
    )
  }

  private func readsShortDates(at start: Int) -> Bool {
    switch shortDates {
    case .always, nil: return true
    case .never: return false
    case .atEnd:
      guard start < keys.count, keys[start].prefix(while: { $0 != "." }).count == 2 else { return false }
      return isLastWithTime(start + 1)
    }
  }

  private func readsSlashDates(at start: Int) -> Bool {
    guard start < keys.count, let date = SlashDate(keys[start]) else { return false }
    let isTimed = TimeReading(keys).time(at: start + 1)?.hasPreposition ?? false
    return isAlone || (!date.isDoubtful || isTimed) && (isLastWithTime(start + 1) || isFirst && start == 0 && !date.isRating)
  }

  private func isLastWithTime(_ end: Int) -> Bool {
    isLast(end + (TimeReading(keys).time(at: end)?.count ?? 0))
  }

  /// Whether the words name the midnight at the end of a day: “friday at midnight” is in the night to Saturday. The new year's is at the
  /// beginning of the first of January.
  private func isMidnight(_ words: ArraySlice<String>, of day: CalendarDay) -> Bool {
    words.contains { ["midnight", "полночь", "полуночи"].contains($0) } && (day.parts.month, day.parts.day) != (1, 1)
  }

  /// Whether the word is certainly a weekday: `friday` or `fri`, but not `sat` and `sun`. Russian names like «среда» have other meanings too.
  private func isOnlyWeekday(_ key: String) -> Bool {
    DateWords.weekdays[key] != nil && (key.count > 5 || !isFirst && !["sat", "sun"].contains(key)) && key.utf8.count == key.count
  }

  /// Whether the words after a date continue the text: “at 6 to call Ann”, “saturday with Bob”, «в 5 из школы».
  private func goesOn(at end: Int) -> Bool {
    let index = end + SpanReading(Array(keys.dropFirst(end))).duration
    guard index + 1 < keys.count else { return false }
    // “At 3 by the fountain”.
    if keys[index] == "by" { return ["the", "a", "an"].contains(keys[index + 1]) }
    // “At 42nd street”, but not “at 9 and 14” and “friday after next”.
    return Context.continuations.contains(keys[index]) && (keys[index + 1].last?.isNumber == false || keys[index] == "for")
      && keys[index + 1] != "next"
  }

  /// A time of Russian form that may be a date, too: «встреча 18.00».
  private var isWithStop: Bool {
    parser.isRussian && keys[0].utf8.count == 5 && (keys[0].hasSuffix(".00") || keys[0].hasSuffix(".30"))
  }

  /// The time that the words begin with.
  private var timeAtFirst: TimeReading.Time? {
    let times = TimeReading(keys)
    let isDeadline = DateWords.preposition(in: keys) > 1
    // “Physio 12.15 mon”.
    let isDotted =
      !parser.isRussian && shortDates != .never && keys[0].contains(".")
      && keys.count > 1 && (DateWords.weekdays[keys[1]] != nil || DateWords.days[keys[1]] != nil)
    // In “movie night on friday” and “poker night 8pm”, “night” is part of a name.
    let isNoun = PartOfDay.phrase(in: keys, at: 0).map { $0.count == 1 && !$0.isAdverb } ?? false
    guard isAlone || !isNoun else { return nil }
    return isAlone || isDeadline || isDotted || isWithStop ? times.timeBehindDay(at: 0) : times.time(at: 0)
  }

  private func timeThenDay() throws(NoSuchDate) -> Found? {
    // “Due at midnight”.
    if keys[0] == "due", keys.count > 1 {
      var reading = self
      reading.keys.removeFirst()
      reading.isLast = { isLast($0 + 1) }
      var found = try reading.timeThenDay()
      found?.count += 1
      return found
    }
    guard let time = timeAtFirst else { return nil }
    // “Every day at 9 until friday” does not begin on friday.
    if time.count < keys.count, !Context.ends.contains(keys[time.count]) {
      let start = time.count + DateWords.preposition(in: keys[time.count...])
      let days = DayReading(keys: keys, parser: parser, isAlone: isAlone, readsShortDates: true, readsSlashDates: true)
      if let day = try days.day(at: start), day.time == nil {
        let end = start + day.count
        let trailing = PartOfDay.phrase(in: keys, at: end)
        let part = day.part ?? trailing?.part
        let said = parser.isRussian ? time : time.inAfternoon
        var found = Found(
          count: end + (trailing?.count ?? 0), day: day.day, time: part.flatMap { time.clock?.time(in: $0) } ?? said.time,
          clock: part == nil ? said.clock : nil
        )
        (found.part, found.offset) = (time.part, time.offset)
        if day.part == .evening || isMidnight(keys[..<time.count], of: day.day) { found.skipToNight() }
        return found
      }
    }
    let isClear =
      switch time.clarity {
      case .clear: !isWithStop || isLast(time.count)
      case .likely: isLast(time.count) || isFirst && keys[0] != "midnight"
      case .doubtful: time.hasPreposition && goesOn(at: time.count) || (time.hasPreposition || keys[0] == "first") && isLast(time.count)
      }
    return isClear || isAlone ? Found(count: time.count, time: time.time, clock: time.clock, part: time.part, offset: time.offset) : nil
  }
}
