package import CoreModule
package import CorePresentation

/// The start of a day: `2026-12-31`, `today`, `yesterday`, `7d` for seven days ago.
package func moment(_ text: String, _ localTime: LocalTime, _ now: Timestamp) throws(Problem) -> Timestamp {
  let today = localTime.day(of: now)
  let digits = text.hasSuffix("d") ? text.dropLast() : ""
  let isCount = digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  let daysAgo = isCount ? Int64(digits).flatMap { $0 <= 3_000_000 ? $0 : nil } : nil
  switch text {
  case "today": return localTime.start(of: today)
  case "yesterday": return localTime.start(of: today.adding(days: -1))
  default:
    guard let day = daysAgo.map({ today.adding(days: -$0) }) ?? CalendarDay(iso8601: text) else { throw .badDate(text) }
    return localTime.start(of: day)
  }
}

extension Problem {
  package static func badDate(_ text: String) -> Problem {
    Problem(
      .badData, "bad_date",
      en: ("“\(text)” is not a date.", "Use 2026-12-31, today, yesterday or 7d."),
      ru: ("«\(text)» — не дата.", "Используйте 2026-12-31, today, yesterday или 7d.")
    )
  }
}
