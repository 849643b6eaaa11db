import CoreModule

/// Parses a time of day.
struct TimeReading {
  /// How likely the words are a time.
  enum Clarity { case clear, likely, doubtful }

  struct Time {
    let count: Int
    let time: TimeOfDay
    let clarity: Clarity
    let hasPreposition: Bool
    /// What the clock shows, if no word says which part of the day it is.
    var clock: ClockTime?

    /// The time in the afternoon, where it is from 1:00 to 5:59 as behind “friday”.
    var inAfternoon: Time {
      guard var clock, clock.form == .digits, clock.hour < 6 else { return self }
      clock.isAnnounced = true
      return Time(count: count, time: clock.time ?? time, clarity: clarity, hasPreposition: hasPreposition, clock: clock)
    }
  }

  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// The time at `start`.
  func time(at start: Int) -> Time? {
    guard start < keys.count, let time = part(at: start) ?? clock(at: start) ?? noon(at: start) else { return nil }
    return isElsewhere(at: start + time.count) ? nil : time
  }

  /// The time behind a day or a series, where `from 2pm`, «с 14:00» and «не позднее 18:00» are times as well.
  func timeBehindDay(at start: Int) -> Time? {
    if let time = time(at: start) ?? dotted(at: start) { return time }
    guard start < keys.count, let opening = Self.openings.first(where: { keys[start...].starts(with: $0) }),
      let time = time(at: start + opening.count), time.clarity != .doubtful
    else { return nil }
    return Time(
      count: time.count + opening.count, time: time.time, clarity: time.clarity, hasPreposition: true, clock: time.clock
    )
  }

  /// `17.05`, which the day before it keeps from being a date, and `0800`.
  private func dotted(at index: Int) -> Time? {
    guard index < keys.count else { return nil }
    let isMilitary = keys[index].utf8.count == 4 && keys[index].first == "0" && Int(keys[index]) != nil
    let text = isMilitary ? keys[index].prefix(2) + "." + keys[index].suffix(2) : keys[index]
    guard let (hour, minute, hasMinutes) = ClockReading.digits(text, separators: "."), hasMinutes, text.utf8.count == 5 || minute % 5 == 0
    else { return nil }
    return TimeOfDay(hour: hour, minute: minute).map { Time(count: 1, time: $0, clarity: .likely, hasPreposition: false) }
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
    // «Утром» is always a time, «днём» also begins «днём рождения».
    // “First thing tomorrow” is a time, “first thing to do” none.
    let clarity: Clarity =
      keys[start] == "first"
      ? .doubtful : count > 1 || ["утром", "вечером"].contains(keys[start]) ? .clear : isAdverb ? .likely : .doubtful
    return Time(count: count, time: part.time, clarity: clarity, hasPreposition: false)
  }

  private func clock(at start: Int) -> Time? {
    // «Часов в пять», «ровно в пять».
    if Self.approximations.contains(keys[start]), start + 1 < keys.count,
      Self.prepositions.contains(keys[start + 1]), let time = clock(at: start + 1)
    {
      return Time(
        count: time.count + 1, time: time.time, clarity: time.clarity, hasPreposition: true, clock: time.clock
      )
    }
    // “About 5pm” is a time, “about 5 invoices” none.
    let isAbout = keys[start] == "about" && ClockReading(keys).half(at: start + 1) != nil
    let preposition = Self.prepositions.contains(keys[start]) || isAbout ? keys[start] : nil
    // “At around 6”, «в районе шести».
    let isRough = preposition != nil && start + 1 < keys.count && Self.approximations.contains(keys[start + 1])
    let first = start + (preposition == nil ? 0 : isRough ? 2 : 1)
    guard let clock = ClockReading(keys).clock(at: first, after: preposition) else { return nil }
    let end = first + clock.count
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
    let hasPreposition = Self.prepositions.contains(keys[start])
    let place = start + (hasPreposition ? 1 : 0)
    guard place < keys.count, let hour = Self.named[keys[place]] ?? (hasPreposition ? Self.meals[keys[place]] : nil) else { return nil }
    return Time(
      count: place + 1 - start, time: .hour(hour), clarity: hasPreposition ? .clear : .likely, hasPreposition: hasPreposition
    )
  }

  /// Whether a time zone follows, which a task does not have.
  private func isElsewhere(at index: Int) -> Bool {
    guard index < keys.count else { return false }
    let zone = keys[index].prefix { $0 != "+" && $0 != "-" }
    return Self.zones.contains(String(zone)) || keys[index...].starts(with: ["по", "москве"])
  }

  /// Whether the number before these words is that of a room or a house: «в 5 кабинете», `at 10 Main Street`.
  private static func isPlace(_ keys: ArraySlice<String>) -> Bool {
    if let next = keys.first, rooms.contains(where: { next.hasPrefix($0) }) { return true }
    return keys.prefix(3).prefix { !["at", "on", "in", "near"].contains($0) }.contains { streets.contains($0) }
  }

  private static let rooms = [
    "кабинет", "корпус", "аудитори", "зал", "класс", "школ", "дом", "офис", "палат", "подъезд", "комнат", "этаж", "вагон", "ряд", "цех",
    "блок", "квартир", "павильон", "терминал", "поликлиник", "больниц",
  ]
  private static let streets: Set<String> = ["street", "avenue", "road", "lane", "boulevard", "drive", "square"]

  private static let named = [
    "noon": 12, "midday": 12, "полдень": 12, "полудню": 12, "полудня": 12, "midnight": 0, "полночь": 0, "полуночи": 0,
  ]

  /// Meals that are a time behind a preposition: «в обед».
  private static let meals = ["обед": 13, "обеду": 13, "обеда": 13]

  private static let zones: Set<String> = [
    "gmt", "utc", "bst", "cet", "cest", "eet", "eest", "est", "edt", "cst", "cdt", "mst", "mdt", "pst", "pdt", "et", "pt", "jst", "msk",
    "ist",
    "aest", "aedt", "awst", "nzst", "nzdt", "hkt", "sgt", "brt", "hst",
    "мск",
  ]
}
