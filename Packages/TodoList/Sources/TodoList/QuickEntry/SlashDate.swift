import CoreModule

/// Parses `12/25`, `25/12/2026`, `2026/12/05`.
///
/// Where both orders are possible, the month comes first in English lines and the day in Russian ones. `1/2` may also be a fraction:
/// without a year, it is a date only after a word such as “by”, and longer ones also at the end of the text.
struct SlashDate {
  private let text: String
  private let parts: [Int]

  init?(_ text: String) {
    let fields = text.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count),
      fields.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    // “Tickets 4/5/6”.
    guard fields.count < 3 || fields[0].utf8.count == 4 || [2, 4].contains(fields[2].utf8.count) else { return nil }
    self.text = text
    parts = fields.compactMap { Int($0) }
  }

  var hasYear: Bool { parts.count == 3 }

  /// Whether it often means something else.
  var isDoubtful: Bool { !hasYear && text.utf8.count < 4 || isName }

  /// Whether it may be a rating, such as “7/10”.
  var isRating: Bool { !hasYear && parts[1] == 10 && parts[0] <= 10 }

  /// Whether it is known by this name.
  var isName: Bool { ["24/7", "9/11"].contains(text) }

  /// The day, month and year; `nil` when there is no such date.
  func date(isDayFirst: Bool) -> (day: Int, month: Int, year: Int?)? {
    if parts.count == 3, parts[0] > 999 { return valid(parts[2], parts[1], parts[0]) }
    let year = parts.count == 3 ? parts[2] < 100 ? 2000 + parts[2] : parts[2] : nil
    guard year.map({ $0 > 1999 }) ?? true else { return nil }
    let orders = [valid(parts[0], parts[1], year), valid(parts[1], parts[0], year)]
    return (isDayFirst ? orders : orders.reversed()).compactMap(\.self).first
  }

  private func valid(_ day: Int, _ month: Int, _ year: Int?) -> (day: Int, month: Int, year: Int?)? {
    CalendarDay(year: year ?? 2000, month: month, day: day).map { _ in (day, month, year) }
  }
}
