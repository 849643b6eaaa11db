import CoreModule

/// Parses a time of day.
struct TimeReading {
  /// How likely it is that the words are a time.
  enum Clarity { case clear, likely, doubtful }

  struct Time {
    var count: Int
    let time: TimeOfDay
    let clarity: Clarity
    var hasPreposition: Bool
    /// The time as typed, if no word gives the part of the day.
    var clock: ClockTime?
    /// The part of the day that the time stands for, if no clock time is given.
    var part: PartOfDay?
    /// The offset of the zone of the time in seconds, if one is named.
    var offset: Int64?

    /// The time in the afternoon if it is from 1:00 to 5:59, as after “friday”.
    var inAfternoon: Time {
      guard let clock = clock?.announced, clock.form == .digits, clock.hour < 6 else { return self }
      return Time(
        count: count, time: clock.time ?? time, clarity: clarity, hasPreposition: hasPreposition, clock: clock, offset: offset
      )
    }

    /// The time in one word less.
    var shortened: Time {
      var time = self
      time.count -= 1
      return time
    }
  }

  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// The time at `start`.
  func time(at start: Int) -> Time? {
    guard start < keys.count, var time = part(at: start) ?? clock(at: start) ?? noon(at: start) else { return nil }
    let end = start + time.count
    guard isElsewhere(at: end) else { return time }
    // The offsets of the other zones change with the season, or several zones have their name.
    let words = keys[end] == "по" ? 2 : 1
    guard let offset = Self.offsets[keys[end + words - 1]] else { return nil }
    (time.count, time.offset) = (time.count + words, offset * 3600)
    return time
  }

  /// The time after a day or a series, where `from 2pm`, «с 14:00» and «не позднее 18:00» are times too.
  func timeBehindDay(at start: Int) -> Time? {
    if let time = time(at: start) ?? announced(at: start) { return time }
    guard start < keys.count, let opening = Self.openings.first(where: { keys[start...].starts(with: $0) }),
      // «Завтра с днём рождения».
      PartOfDay.phrase(in: keys, at: start + opening.count) == nil, let time = time(at: start + opening.count), time.clarity != .doubtful
    else { return nil }
    var announced = time
    (announced.count, announced.hasPreposition) = (time.count + opening.count, true)
    return announced
  }

  /// The time of words that are a time only after a day: `17.05`, `13-00`, `0800`, `at 1100`, `half ten`.
  private func announced(at start: Int) -> Time? {
    guard start < keys.count else { return nil }
    let hasPreposition = ["at", "by", "before"].contains(keys[start])
    let index = start + (hasPreposition ? 1 : 0)
    guard index < keys.count else { return nil }
    // “Friday 1730”, but not “friday 1500 words” and “friday 2027”.
    if keys[index].utf8.count == 4, let number = Int(keys[index]), number > 0,
      hasPreposition || keys[index].first == "0" || number % 5 == 0 && index + 1 == keys.count
    {
      let time = TimeReading(["at", keys[index].prefix(2) + ":" + keys[index].suffix(2)]).clock(at: 0)
      return hasPreposition ? time : time?.shortened
    }
    // “Wed 17h”, but “tomorrow 2h” is a duration.
    let french = keys[index].split(separator: "h", omittingEmptySubsequences: false).map(String.init)
    if french.count == 2, let hour = Int(french[0]), (7...23).contains(hour) {
      return TimeReading(["at", french[0] + ":" + (french[1].isEmpty ? "00" : french[1])]).clock(at: 0)?.shortened
    }
    let isNumber = keys[index].contains(".") || keys[index].hasSuffix("-00") || keys[index].hasSuffix("-30")
    guard keys[index] == "half" || isNumber && keys[index].allSatisfy({ $0.isNumber || ".-".contains($0) }) else { return nil }
    guard let time = TimeReading([isNumber ? "в" : "at"] + keys[index...]).clock(at: 0), time.clarity != .doubtful else { return nil }
    return hasPreposition ? time : time.shortened
  }

  private static let openings = [
    ["from"], ["starting", "at"], ["starting"], ["no", "later", "than"], ["с"], ["со"], ["начиная", "с"], ["не", "позднее"],
    ["не", "позже"],
  ]

  /// The number of words at `start` that have the form of an invalid time: `25:00`, `at 13pm`.
  func missingTime(at start: Int) -> Int? {
    guard start < keys.count else { return nil }
    let first = start + (Self.prepositions.contains(keys[start]) ? 1 : 0)
    guard first < keys.count else { return nil }
    let hasHalf = keys[first].hasSuffix("am") || keys[first].hasSuffix("pm")
    let parts = keys[first].dropLast(hasHalf ? 2 : 0).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == (hasHalf ? 1 : 2), parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      (1...2).contains(parts[0].utf8.count), parts.count == 1 || parts[1].utf8.count == 2, clock(at: start) == nil
    else { return nil }
    return first - start + 1
  }

  static let prepositions: Set<String> = ["at", "в", "во", "к", "by", "before", "до", "around", "около", "@"]

  /// `tomorrow morning`, «вечером», «утром в 6», `in the morning`.
  private func part(at start: Int) -> Time? {
    guard let (count, part, isAdverb) = PartOfDay.phrase(in: keys, at: start) else { return nil }
    let next = start + count
    let preposition = next < keys.count && Self.prepositions.contains(keys[next]) ? keys[next] : nil
    let place = next + (preposition == nil ? 0 : 1)
    if let clock = ClockReading(keys).clock(at: place, after: preposition), preposition != nil || clock.form != .hour,
      let time = clock.time(in: part)
    {
      return Time(count: place + clock.count - start, time: time, clarity: .clear, hasPreposition: preposition != nil)
    }
    // «Утром» is always a time; «днём» is also the beginning of «днём рождения».
    // “First thing tomorrow” is a time; “first thing to do” is not.
    let clarity: Clarity =
      keys[start] == "first"
      ? .doubtful : count > 1 || ["утром", "вечером", "вечерком"].contains(keys[start]) ? .clear : isAdverb ? .likely : .doubtful
    return Time(count: count, time: part.time, clarity: clarity, hasPreposition: false, part: part)
  }

  private func clock(at start: Int) -> Time? {
    // “@10pm”, “~5pm”.
    if let sign = keys[start].first, "@~".contains(sign), keys[start].count > 1 {
      return TimeReading(["@", String(keys[start].dropFirst())] + keys[(start + 1)...]).clock(at: 0)?.shortened
    }
    // «Часов в пять», «ровно в пять».
    if Self.approximations.contains(keys[start]), start + 1 < keys.count,
      Self.prepositions.contains(keys[start + 1]), let time = clock(at: start + 1)
    {
      return Time(
        count: time.count + 1, time: time.time, clarity: time.clarity, hasPreposition: true, clock: time.clock
      )
    }
    // “About 5pm” is a time; “about 5 invoices” is not.
    let isAbout = keys[start] == "about" && ClockReading(keys).half(at: start + 1) != nil
    let preposition = Self.prepositions.contains(keys[start]) || isAbout ? keys[start] : nil
    // “At around 6”, «в районе шести».
    let isRough = preposition != nil && start + 1 < keys.count && Self.approximations.contains(keys[start + 1])
    let first = start + (preposition == nil ? 0 : isRough ? 2 : 1)
    guard let clock = ClockReading(keys).clock(at: first, after: preposition) else { return nil }
    let end = first + clock.count
    if preposition != nil, end < keys.count, keys[end] == "sharp", let time = clock.time {
      return Time(count: end + 1 - start, time: time, clarity: .clear, hasPreposition: true, clock: clock)
    }
    guard clock.form != .hour || !Self.isPlace(keys[end...]) else { return nil }
    if let (count, part) = PartOfDay.behindTime(in: keys, at: end), let time = clock.time(in: part) {
      return Time(count: end + count - start, time: time, clarity: .clear, hasPreposition: preposition != nil)
    }
    guard preposition != nil || clock.form != .hour, let time = clock.time else { return nil }
    return Time(
      count: end - start, time: time, clarity: isAbout ? .likely : clarity(of: clock, keys[first], after: preposition),
      hasPreposition: preposition != nil,
      clock: clock
    )
  }

  private static let approximations: Set<String> = [
    "часов", "часа", "часам", "часиков", "часикам", "ровно", "примерно", "приблизительно", "где-то", "районе", "ближе", "around",
    "about", "approximately", "exactly",
  ]

  private func clarity(of clock: ClockTime, _ key: String, after preposition: String?) -> Clarity {
    switch clock.form {
    case .complete, .words: return .clear
    case .hour: return .doubtful
    case .digits:
      // 3:16 may be a Bible verse.
      guard key.utf8.count == 5 || clock.minute % 5 == 0 else { return .doubtful }
      return preposition == nil ? .likely : .clear
    }
  }

  private func noon(at start: Int) -> Time? {
    let hasPreposition = Self.prepositions.contains(keys[start]) || keys[start] == "about"
    let place = start + (hasPreposition ? 1 : 0)
    guard place < keys.count, let hour = Self.named[keys[place]] ?? (hasPreposition ? Self.meals[keys[place]] : nil) else { return nil }
    return Time(
      count: place + 1 - start, time: .hour(hour), clarity: hasPreposition ? .clear : .likely, hasPreposition: hasPreposition
    )
  }

  /// Whether a time zone follows; tasks do not have one.
  func isElsewhere(at index: Int) -> Bool {
    guard index < keys.count else { return false }
    let zone = keys[index].prefix { $0 != "+" && $0 != "-" }
    return Self.zones.contains(String(zone))
      || keys[index] == "по" && index + 1 < keys.count && ["москве", "мск"].contains(keys[index + 1])
  }

  /// Whether the words after a number make it that of a room or a house: «в 5 кабинете», `at 10 Main Street`.
  static func isPlace(_ keys: ArraySlice<String>) -> Bool {
    if let next = keys.first, rooms.contains(where: { next.hasPrefix($0) }) { return true }
    return keys.prefix(3).prefix { !["at", "on", "in", "near"].contains($0) }.contains { streets.contains($0) }
  }

  private static let rooms = [
    "кабинет", "корпус", "аудитори", "зал", "класс", "школ", "дом", "офис", "палат", "подъезд", "комнат", "этаж", "вагон", "ряд", "цех",
    "блок", "квартир", "павильон", "терминал", "поликлиник", "больниц",
  ]
  static let streets: Set<String> = [
    "st", "rd", "ave", "street", "avenue", "road", "lane", "boulevard", "drive", "square", "court", "crescent", "gardens", "terrace",
    "grove",
  ]

  private static let named = [
    "noon": 12, "midday": 12, "полдень": 12, "полудню": 12, "полудня": 12, "midnight": 0, "полночь": 0, "полуночи": 0,
  ]

  /// Meals that are a time after a preposition: «в обед».
  private static let meals = ["обед": 13, "обеду": 13, "обеда": 13]

  /// The zones that mean one offset, in hours.
  private static let offsets: [String: Int64] = [
    "gmt": 0, "utc": 0, "cet": 1, "cest": 2, "eet": 2, "eest": 3, "msk": 3, "мск": 3, "москве": 3, "est": -5, "edt": -4, "cdt": -5,
    "mst": -7, "mdt": -6, "pst": -8, "pdt": -7, "jst": 9, "aest": 10, "aedt": 11, "awst": 8, "nzst": 12, "nzdt": 13, "hkt": 8, "sgt": 8,
    "hst": -10,
  ]

  private static let zones: Set<String> = [
    "gmt", "utc", "bst", "cet", "cest", "eet", "eest", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "et", "pt", "jst", "msk",
    "ist",
    "aest", "aedt", "awst", "nzst", "nzdt", "hkt", "sgt", "brt", "hst",
    "мск",
  ]
}
