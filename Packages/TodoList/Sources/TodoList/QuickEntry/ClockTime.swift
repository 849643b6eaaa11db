import CoreModule

/// A time of day as typed: `9:30`, `7pm`, `half past 2`. It may be unclear which half of the day it is in.
struct ClockTime {
  enum Form {
    /// With am or pm, or with an hour that exists in only one half of the day.
    case complete
    /// Hours and minutes in digits.
    case digits
    /// In words: `half past two`, `без четверти пять`.
    case words
    /// Only the hour, which is a time because of the word before it: `at 3`.
    case hour
  }

  let count: Int
  let hour: Int
  let minute: Int
  let form: Form
  /// Whether the hour has two digits, as on a 24-hour clock.
  var hasTwoDigits = false
  /// Whether an English word such as “at” is before it.
  var isAnnounced = false

  /// Whether the half of the day is open, as in speech: `at 3:30`. `3:30` alone is in the morning.
  private var isOpen: Bool { !hasTwoDigits && (form == .hour || form == .words || form == .digits && isAnnounced) }

  /// The time if no part of the day is given. An open hour from 1 to 6 is in the afternoon.
  var time: TimeOfDay? { TimeOfDay(hour: isOpen && (1...6).contains(hour) ? hour + 12 : hour, minute: minute) }

  /// The same clock after a word such as “at”.
  var announced: ClockTime {
    var clock = self
    clock.isAnnounced = true
    return clock
  }

  /// The time exactly as written in digits, as in a timetable; `nil` for other forms.
  var written: TimeOfDay? { form == .digits ? TimeOfDay(hour: hour, minute: minute) : nil }

  /// The second possible time, in the evening: people meet at 7 or 8 in the morning or in the evening. `nil` for other hours.
  var orInEvening: TimeOfDay? {
    isOpen && (7...8).contains(hour) ? TimeOfDay(hour: hour + 12, minute: minute) : nil
  }

  /// The time twelve hours later; `nil` if the half of the day is given.
  var inLaterHalf: TimeOfDay? {
    form == .complete || hasTwoDigits || !(1...11).contains(hour) ? nil : TimeOfDay(hour: hour + 12, minute: minute)
  }

  /// The time in a part of the day that is only inferred from the activity; `nil` when the time is not open or does not fit.
  func openTime(in part: PartOfDay) -> TimeOfDay? {
    form == .complete || hasTwoDigits && hour < 10 || !(3...11).contains(hour) ? nil : part.time(hour, minute)
  }

  /// The time in a part of the day; `nil` when it does not fit.
  func time(in part: PartOfDay) -> TimeOfDay? {
    form == .complete ? TimeOfDay(hour: hour, minute: minute) : part.time(hour, minute)
  }
}

/// Parses a clock time.
struct ClockReading {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// The clock time at `index`.
  ///
  /// - Parameter preposition: The word before it, if that word introduces a time.
  func clock(at index: Int, after preposition: String?) -> ClockTime? {
    guard index < keys.count else { return nil }
    return half(at: index, isAnnounced: preposition != nil) ?? SpokenTime(keys).clock(at: index, isAnnounced: preposition != nil).map(
      inHalf)
      ?? digits(at: index, after: preposition)

    /// `seven thirty pm`.
    func inHalf(_ clock: ClockTime) -> ClockTime {
      let end = index + clock.count
      guard end < keys.count, let half = Self.halves.first(where: { $0 == keys[end] }), (1...12).contains(clock.hour) else { return clock }
      return ClockTime(
        count: clock.count + 1, hour: clock.hour % 12 + (half.hasPrefix("p") ? 12 : 0), minute: clock.minute, form: .complete
      )
    }
  }

  /// The beginning of an exact time that ends before `end`: `9:30`, `7pm`, `7 pm`.
  func start(before end: Int) -> Int? {
    (max(0, end - 2)..<end).last { start in
      clock(at: start, after: nil).map { start + $0.count == end && [.digits, .complete].contains($0.form) } ?? false
    }
  }

  /// `7pm`, `7:30 p.m.`, `7.30pm`.
  func half(at index: Int, isAnnounced: Bool = false) -> ClockTime? {
    guard index < keys.count else { return nil }
    let key = keys[index]
    // “5:30p” and “at 5p”, but “5p” may be an amount.
    let suffix = (Self.halves + (key.contains(":") || isAnnounced ? ["a", "p"] : [])).first { key.hasSuffix($0) && key.count > $0.count }
    let next = index + 1 < keys.count ? keys[index + 1] : ""
    guard let half = suffix ?? Self.halves.first(where: { $0 == next }) else { return nil }
    var text = suffix == nil ? key : String(key.dropLast(half.count))
    if (3...4).contains(text.count), Int(text) != nil { text.insert(":", at: text.index(text.endIndex, offsetBy: -2)) }
    guard let (hour, minute, _) = Self.digits(text, separators: ":."), (1...12).contains(hour) else { return nil }
    return ClockTime(count: suffix == nil ? 2 : 1, hour: hour % 12 + (half.hasPrefix("p") ? 12 : 0), minute: minute, form: .complete)
  }

  private func digits(at index: Int, after preposition: String?) -> ClockTime? {
    // «В 19.30» is a time, «до 19.10» a date, and «до 19.30» a time, too.
    let isWithDash = keys[index].utf8.count == 5 && (keys[index].hasSuffix("-00") || keys[index].hasSuffix("-30"))
    let isNoMonth = keys[index].first != "0" && minutes(keys[index]).map { $0 % 5 == 0 && !(1...12).contains($0) } ?? false
    let separators = isWithDash || preposition.map { ["в", "at", "@"].contains($0) || isNoMonth } == true ? ":.-" : ":"
    if keys[index].hasSuffix("ч"), let hour = Int(keys[index].dropLast()), (0...24).contains(hour) {
      return ClockTime(count: 1, hour: hour, minute: 0, form: .words, hasTwoDigits: keys[index].count == 3)
    }
    // “At 0900” and “at 1630” at the end, but not “at 1945”, which may be a year.
    let isMilitary =
      preposition != nil && keys[index].utf8.count == 4
      && Int(keys[index]).map { keys[index].first == "0" || $0 < 1900 && $0 % 5 == 0 && index + 1 == keys.count } ?? false
    let text = isMilitary ? keys[index].prefix(2) + ":" + keys[index].suffix(2) : keys[index]
    guard let (hour, minute, hasMinutes) = Self.digits(text, separators: separators) else { return nil }
    let hasTwoDigits = keys[index].prefix { $0.isNumber }.count == 2
    if hasMinutes {
      let isAnnounced = preposition.map(Self.announcing.contains) ?? false
      return ClockTime(count: 1, hour: hour, minute: minute, form: .digits, hasTwoDigits: hasTwoDigits, isAnnounced: isAnnounced)
    }
    // «В 18 00».
    let next = index + 1 < keys.count ? keys[index + 1] : ""
    if next.utf8.count == 2, let minute = Int(next), minute < 60,
      preposition.map({ ["в", "к", "до"].contains($0) && minute % 5 == 0 }) ?? (next == "00")
    {
      return ClockTime(count: 2, hour: hour, minute: minute, form: .digits, hasTwoDigits: hasTwoDigits, isAnnounced: preposition != nil)
    }
    let (words, minutes) = Self.hourWords(in: keys, at: index + 1)
    guard preposition != nil || words > 0 || hasPart(at: index + 1) else { return nil }
    let form: ClockTime.Form = words > 0 && (preposition != nil || Self.isOClock(in: keys, at: index + 1)) ? .words : .hour
    return ClockTime(count: 1 + words, hour: hour, minute: minutes, form: form, hasTwoDigits: hasTwoDigits)
  }

  /// The number behind the full stop of `19.30`.
  private func minutes(_ key: String) -> Int? {
    let parts = key.split(separator: ".")
    return parts.count == 2 ? Int(parts[1]) : nil
  }

  /// «На 3 дня» and «на 3 ночи» are durations.
  private func hasPart(at index: Int) -> Bool {
    guard let (_, part) = PartOfDay.behindTime(in: keys, at: index) else { return false }
    return keys[index] != "дня" && !(part == .night && ["2", "3", "4"].contains(keys[index - 1]))
  }

  /// Whether the hour before it is a time of day, and no duration.
  static func isOClock(in keys: [String], at index: Int) -> Bool { index < keys.count && ["o'clock", "o’clock"].contains(keys[index]) }

  /// The words after the number of an hour: `o'clock`, `часов`, `ч 30 мин`.
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

  private static let announcing: Set<String> = ["at", "by", "before", "around", "about", "@"]
  private static let halves = ["am", "pm", "a.m", "p.m"]
  private static let hours: Set<String> = ["o'clock", "o’clock", "час", "часа", "часов", "ч"]
  static let minutes: Set<String> = ["мин", "минут", "минуты", "минуту"]
}
