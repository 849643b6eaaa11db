public import CoreModule

/// Dates in running text.
public enum DatePhrases {
  /// A day in running text, with the year unless it is the current one: `12 May`, `12 May 2025`; `12 мая`, `12 мая 2025 года`.
  public static func day(_ day: CalendarDay, today: CalendarDay) -> LocalizedText {
    let (year, month, dayOfMonth) = day.parts
    let isThisYear = year == today.parts.year
    return LocalizedText(
      en: "\(dayOfMonth) \(englishMonths[month - 1])" + (isThisYear ? "" : " \(year)"),
      ru: "\(dayOfMonth) \(russianMonths[month - 1])" + (isThisYear ? "" : " \(year) года")
    )
  }

  /// `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`.
  public static func englishOrdinal(_ number: Int) -> String {
    switch (number % 10, number % 100) {
    case (1, let hundred) where hundred != 11: "\(number)st"
    case (2, let hundred) where hundred != 12: "\(number)nd"
    case (3, let hundred) where hundred != 13: "\(number)rd"
    default: "\(number)th"
    }
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
  ]
  private static let russianMonths = [
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря",
  ]
}
