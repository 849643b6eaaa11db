/// A day of the proleptic Gregorian calendar, without a time or a zone.
///
/// The conversions follow H. Hinnant, "chrono-Compatible Low-Level Date Algorithms" (days_from_civil, civil_from_days).
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01, negative before it.
  public let daysSinceEpoch: Int64

  /// The day this many days after 1970-01-01.
  public init(daysSinceEpoch: Int64) { self.daysSinceEpoch = daysSinceEpoch }

  /// The last day that can be written: 31 December 9999.
  public static let last = CalendarDay(daysSinceEpoch: 2_932_896)

  /// Creates a day, or returns `nil` when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
    let shifted = Int64(month <= 2 ? year - 1 : year)
    let era = floorDivide(shifted, by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = Int64((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1)
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    daysSinceEpoch = era * 146_097 + dayOfEra - 719_468
    let parts = self.parts
    guard parts.year == year, parts.month == month, parts.day == day else { return nil }
  }

  /// Parses a text such as `2026-12-31`; `nil` when it has another form or is not a valid day.
  public init?(iso8601 text: String) {
    let fields = text.split(separator: "-", omittingEmptySubsequences: false)
    guard fields.count == 3, fields.map(\.utf8.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }),
      let year = Int(fields[0]), let month = Int(fields[1]), let day = Int(fields[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month (1–12) and day of the month (1–31).
  public var parts: (year: Int, month: Int, day: Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
    let year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    return (year, month, Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1))
  }

  /// The day `days` later, or earlier when negative.
  public func adding(days: Int64) -> CalendarDay { CalendarDay(daysSinceEpoch: daysSinceEpoch + days) }

  /// The ISO 8601 form, `2026-12-31`.
  public var description: String {
    let (year, month, day) = parts
    let digits = String(year)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "-" + twoDigits(month) + "-" + twoDigits(day)
  }

  /// Earlier days come first.
  public static func < (left: Self, right: Self) -> Bool { left.daysSinceEpoch < right.daysSinceEpoch }
}

func floorDivide(_ dividend: Int64, by divisor: Int64) -> Int64 {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

func floorRemainder(_ dividend: Int64, by divisor: Int64) -> Int64 {
  let remainder = dividend % divisor
  return remainder < 0 ? remainder + divisor : remainder
}
