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
  }

  private let keys: [String]

  init(_ words: [QuickEntryWord]) { keys = words.map(\.key) }

  /// The time at `start`. Beside a day, parts of the day also count: `tomorrow morning`, `завтра вечером`.
  func time(at start: Int, isBesideDay: Bool = true) -> Time? {
    guard start < keys.count else { return nil }
    let hasPreposition = Self.prepositions.contains(keys[start])
    let first = start + (hasPreposition ? 1 : 0)
    guard first < keys.count else { return nil }
    guard
      let (count, time, clarity) = clock(at: first, after: hasPreposition) ?? named(at: first, isBesideDay: isBesideDay && !hasPreposition)
    else { return nil }
    return Time(
      count: count + first - start, time: time, clarity: hasPreposition && clarity == .likely ? .clear : clarity,
      hasPreposition: hasPreposition
    )
  }

  /// The number of words at `start` that have the form of an invalid time: `25:00`, `at 13pm`.
  func missingTime(at start: Int) -> Int? {
    guard start < keys.count else { return nil }
    let first = start + (Self.prepositions.contains(keys[start]) ? 1 : 0)
    guard first < keys.count else { return nil }
    let hasHalf = keys[first].hasSuffix("am") || keys[first].hasSuffix("pm")
    let parts = keys[first].dropLast(hasHalf ? 2 : 0).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == (hasHalf ? 1 : 2), parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      (1...2).contains(parts[0].utf8.count), parts.count == 1 || parts[1].utf8.count == 2, time(at: start) == nil
    else { return nil }
    return first - start + 1
  }

  private static let prepositions: Set<String> = ["at", "в", "во", "к", "by", "до", "around", "@"]

  private func clock(at index: Int, after preposition: Bool) -> (Int, TimeOfDay, Clarity)? {
    let key = keys[index]
    let next = index + 1 < keys.count ? keys[index + 1] : ""
    if let suffix = ["am", "pm", "a.m", "p.m"].first(where: { key.hasSuffix($0) && key.count > $0.count }),
      let (hour, minute, _) = Self.digits(String(key.dropLast(suffix.count))), let time = Self.half(hour, minute, suffix.hasPrefix("p"))
    {
      return (1, time, .clear)
    }
    guard let (hour, minute, hasMinutes) = Self.digits(key) else {
      // «В час дня».
      guard key == "час", preposition, let time = Self.partOfDay(1, 0, next) else { return nil }
      return (2, time, .clear)
    }
    if ["am", "pm", "a.m", "p.m"].contains(next), let time = Self.half(hour, minute, next.hasPrefix("p")) { return (2, time, .clear) }
    // «На 3 дня» and «на 3 ночи» are durations.
    let isSpan = next == "дня" || next == "ночи" && (2...4).contains(hour)
    if preposition || hasMinutes || !isSpan, let time = Self.partOfDay(hour, minute, next) { return (2, time, .clear) }
    if !hasMinutes, ["часов", "часа", "час"].contains(next), index + 2 < keys.count,
      let time = Self.partOfDay(hour, minute, keys[index + 2])
    {
      return (3, time, .clear)
    }
    guard let time = TimeOfDay(hour: hour, minute: minute) else { return nil }
    if !hasMinutes, preposition, ["часов", "часа", "o'clock", "o’clock"].contains(next) { return (2, time, .clear) }
    guard hasMinutes else { return preposition ? (1, time, .doubtful) : nil }
    // 3:16 may be a Bible verse.
    return (1, time, key.utf8.count == 5 || minute % 5 == 0 ? .likely : .doubtful)
  }

  /// `9:30`, `21:00`, `9`.
  private static func digits(_ text: String) -> (hour: Int, minute: Int, hasMinutes: Bool)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      parts[0].utf8.count <= 2, let hour = Int(parts[0]), hour <= 24
    else { return nil }
    guard parts.count == 2 else { return (hour, 0, false) }
    guard parts[1].utf8.count == 2, let minute = Int(parts[1]), minute < 60, hour < 24 else { return nil }
    return (hour, minute, true)
  }

  private static func half(_ hour: Int, _ minute: Int, _ isAfternoon: Bool) -> TimeOfDay? {
    guard (1...12).contains(hour) else { return nil }
    return TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
  }

  private static func partOfDay(_ hour: Int, _ minute: Int, _ part: String) -> TimeOfDay? {
    guard (1...12).contains(hour) else { return nil }
    switch part {
    case "утра": return TimeOfDay(hour: hour % 12, minute: minute)
    case "дня" where hour == 12 || hour <= 5: return TimeOfDay(hour: hour % 12 + 12, minute: minute)
    case "вечера" where hour < 12: return TimeOfDay(hour: hour + 12, minute: minute)
    case "ночи" where hour == 12 || hour <= 5: return TimeOfDay(hour: hour % 12, minute: minute)
    default: return nil
    }
  }

  private func named(at index: Int, isBesideDay: Bool) -> (Int, TimeOfDay, Clarity)? {
    switch keys[index] {
    case "noon", "полдень", "полудню": return (1, .hour(12), .likely)
    case "midnight", "полночь", "полуночи": return (1, .hour(0), .likely)
    default: return isBesideDay ? DateWords.partsOfDay[keys[index]].map { (1, .hour($0), .doubtful) } : nil
    }
  }
}

extension DateWords {
  /// The hour of tasks for the evening.
  static let eveningHour = 19

  /// The hours of the parts of a day.
  static let partsOfDay = [
    "morning": 9, "afternoon": 15, "evening": eveningHour, "night": 22, "утром": 9, "днем": 15, "вечером": eveningHour, "ночью": 22,
  ]
}
