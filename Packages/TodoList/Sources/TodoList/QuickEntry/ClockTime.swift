import CoreModule

/// What a clock shows: `9:30`, `7pm`, `half past 2`. Which half of the day it is may be open.
struct ClockTime {
  enum Form {
    /// With am, pm, or an hour that only one half of the day has.
    case complete
    /// Hours and minutes in digits.
    case digits
    /// In words: `half past two`, `без четверти пять`.
    case words
    /// Only the hour. It is a time because of the word before it: `at 3`.
    case hour
  }

  let count: Int
  let hour: Int
  let minute: Int
  let form: Form
  /// Whether the hour is written with two digits, as a clock of 24 hours shows it.
  var hasTwoDigits = false

  /// The time without a part of the day. People mean the afternoon by an hour from 1 to 6 alone or in words; `3:30` is what it says.
  var time: TimeOfDay? {
    let isOpen = form == .hour || form == .words
    return TimeOfDay(hour: isOpen && !hasTwoDigits && (1...6).contains(hour) ? hour + 12 : hour, minute: minute)
  }

  /// The time in the evening, if people mean the next of both by the hour: they meet at 7 or 8 in the morning as well as in the evening.
  var orInEvening: TimeOfDay? {
    (form == .hour || form == .words) && !hasTwoDigits && (7...8).contains(hour) ? TimeOfDay(hour: hour + 12, minute: minute) : nil
  }

  /// The time in a part of the day that is only told by what is done then; `nil` when the clock or its hour says otherwise.
  func openTime(in part: PartOfDay) -> TimeOfDay? {
    form == .complete || hasTwoDigits && hour < 10 || !(4...11).contains(hour) ? nil : part.time(hour, minute)
  }

  /// The time in a part of the day.
  func time(in part: PartOfDay) -> TimeOfDay? {
    form == .complete ? TimeOfDay(hour: hour, minute: minute) : part.time(hour, minute)
  }
}

/// Parses what a clock shows.
struct ClockReading {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// The clock time at `index`.
  ///
  /// - Parameter preposition: The word before it, if that announces a time.
  func clock(at index: Int, after preposition: String?) -> ClockTime? {
    guard index < keys.count else { return nil }
    return half(at: index) ?? SpokenTime(keys).clock(at: index, isAnnounced: preposition != nil) ?? digits(at: index, after: preposition)
  }

  /// `7pm`, `7:30 p.m.`, `7.30pm`.
  private func half(at index: Int) -> ClockTime? {
    let key = keys[index]
    let suffix = Self.halves.first { key.hasSuffix($0) && key.count > $0.count }
    let next = index + 1 < keys.count ? keys[index + 1] : ""
    guard let half = suffix ?? Self.halves.first(where: { $0 == next }) else { return nil }
    let text = suffix == nil ? key : String(key.dropLast(half.count))
    guard let (hour, minute, _) = Self.digits(text, separators: ":."), (1...12).contains(hour) else { return nil }
    return ClockTime(count: suffix == nil ? 2 : 1, hour: hour % 12 + (half.hasPrefix("p") ? 12 : 0), minute: minute, form: .complete)
  }

  private func digits(at index: Int, after preposition: String?) -> ClockTime? {
    // «В 19.30» is a time, «до 19.10» a date.
    let separators = preposition.map { ["в", "at", "@"].contains($0) } == true ? ":.-" : ":"
    if keys[index].hasSuffix("ч"), let hour = Int(keys[index].dropLast()), (0...24).contains(hour) {
      return ClockTime(count: 1, hour: hour, minute: 0, form: .words, hasTwoDigits: keys[index].count == 3)
    }
    guard let (hour, minute, hasMinutes) = Self.digits(keys[index], separators: separators) else { return nil }
    let hasTwoDigits = keys[index].prefix { $0.isNumber }.count == 2
    if hasMinutes { return ClockTime(count: 1, hour: hour, minute: minute, form: .digits, hasTwoDigits: hasTwoDigits) }
    let (words, minutes) = Self.hourWords(in: keys, at: index + 1)
    guard preposition != nil || words > 0 || hasPart(at: index + 1) else { return nil }
    let form: ClockTime.Form = words > 0 && preposition != nil ? .words : .hour
    return ClockTime(count: 1 + words, hour: hour, minute: minutes, form: form, hasTwoDigits: hasTwoDigits)
  }

  /// «На 3 дня» and «на 3 ночи» are durations.
  private func hasPart(at index: Int) -> Bool {
    guard let (_, part) = PartOfDay.behindTime(in: keys, at: index) else { return false }
    return keys[index] != "дня" && !(part == .night && ["2", "3", "4"].contains(keys[index - 1]))
  }

  /// The words behind the number of an hour: `o'clock`, `часов`, `ч 30 мин`.
  static func hourWords(in keys: [String], at index: Int) -> (count: Int, minute: Int) {
    guard index < keys.count, hours.contains(keys[index]) else { return (0, 0) }
    if index + 2 < keys.count, let minute = Int(keys[index + 1]), (0..<60).contains(minute), minutes.contains(keys[index + 2]) {
      return (3, minute)
    }
    return (1, 0)
  }

  /// `9:30`, `21:00`, `9`.
  static func digits(_ text: String, separators: String) -> (hour: Int, minute: Int, hasMinutes: Bool)? {
    let parts = text.split(omittingEmptySubsequences: false) { separators.contains($0) }
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts[0].utf8.count <= 2, let hour = Int(parts[0]), hour <= 24
    else { return nil }
    guard parts.count == 2 else { return (hour, 0, false) }
    guard parts[1].utf8.count == 2, let minute = Int(parts[1]), minute < 60, hour < 24 else { return nil }
    return (hour, minute, true)
  }

  private static let halves = ["am", "pm", "a.m", "p.m"]
  private static let hours: Set<String> = ["o'clock", "o’clock", "час", "часа", "часов", "ч"]
  static let minutes: Set<String> = ["мин", "минут", "минуты", "минуту"]
}
