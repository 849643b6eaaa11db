import CoreModule

/// Parses a calendar day: `2026-12-31`, `27.12`, `27 dec 2026`, `dec 27th`, `27 декабря`.
struct NumericDate {
  let words: [String]
  let today: CalendarDay
  /// Whether `27.12` without a year is a date.
  let readsShortDates: Bool
  /// Whether `12/27` without a year is a date.
  let readsSlashDates: Bool
  /// Whether `3/4` is in April.
  let isDayFirst: Bool

  func day() throws(NoSuchDate) -> DayReading.Day? {
    if let day = try iso(words[0]) { return DayReading.Day(count: 1, day: day) }
    if let moment = try isoWithTime() { return moment }
    if let day = try dotted() { return DayReading.Day(count: 1 + yearWord(at: 1), day: day) }
    if let day = try slashed() { return DayReading.Day(count: 1, day: day) }
    if let parts = joined() {
      var day = try NumericDate(words: parts, today: today, readsShortDates: false, readsSlashDates: false, isDayFirst: isDayFirst).day()
      day?.count = 1
      return day
    }
    guard let (count, number, month) = dayAndMonth() else { return nil }
    let year = words.count > count ? Self.year(words[count]) : nil
    let next = count < words.count ? words[count] : ""
    // “45 June Lane”.
    guard year != nil || !Self.measures.contains(next) && !TimeReading.streets.contains(next) else { return nil }
    let total = year == nil ? count : count + 1 + yearWord(at: count + 1)
    return DayReading.Day(count: total, day: try day(number, month, year, words[..<total].joined(separator: " ")))
  }

  private func yearWord(at index: Int) -> Int { index < words.count && ["года", "год", "г"].contains(words[index]) ? 1 : 0 }

  /// The parts of `23nov`, `nov23`, `23-nov` and `23-nov-2026`.
  private func joined() -> [String]? {
    let parts = words[0].split(separator: "-").map(String.init)
    // “Dec 21-jan 4” is a range.
    let isRange = parts.count == 2 && words.count > 1 && Self.dayNumber(words[1]) != nil
    if (2...3).contains(parts.count), !isRange, Int(parts[0]) != nil, DateWords.months[parts[1]] != nil { return parts }
    let (digits, name) = (words[0].filter(\.isNumber), words[0].filter { !$0.isNumber })
    guard (1...2).contains(digits.count), name.utf8.count > 2, DateWords.months[name] != nil else { return nil }
    return words[0] == digits + name ? [digits, name] : words[0] == name + digits ? [name, digits] : nil
  }

  /// The word with slashes for the dashes or full stops of `23-11-2026` and `2026.11.23`.
  private var withSlashes: String {
    let parts = words[0].split { "-.".contains($0) }
    guard parts.count == 3, parts[0].count == 4 || parts[2].count == 4 else { return words[0] }
    return parts.joined(separator: "/")
  }

  private func slashed() throws(NoSuchDate) -> CalendarDay? {
    guard let slash = SlashDate(withSlashes), slash.hasYear || readsSlashDates,
      let (number, month, year) = slash.date(isDayFirst: isDayFirst),
      // “11/22/63” is a book.
      year.map({ $0 < today.parts.year + 30 || withSlashes.contains(String($0)) }) ?? true
    else { return nil }
    return try day(number, month, year, words[0])
  }

  private func iso(_ word: String) throws(NoSuchDate) -> CalendarDay? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy(Self.isNumber) else { return nil }
    guard let day = CalendarDay(iso8601: word) else { throw NoSuchDate(text: word) }
    return day
  }

  /// Parses `2026-12-31T19:30`; the words are in lower case.
  private func isoWithTime() throws(NoSuchDate) -> DayReading.Day? {
    let parts = words[0].split(separator: "t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let day = try iso(parts[0]), parts[1].contains(":") else { return nil }
    let reading = TimeReading([parts[1]])
    guard let time = reading.time(at: 0) else {
      if reading.missingTime(at: 0) != nil { throw NoSuchDate(text: words[0]) }
      return nil
    }
    return DayReading.Day(count: 1, day: day, time: time.time)
  }

  /// The month must have two digits, because 1.5 is a number.
  private func dotted() throws(NoSuchDate) -> CalendarDay? {
    let word = words[0].hasSuffix("г") ? words[0].dropLast() : words[0][...]
    let parts = word.split(separator: ".", omittingEmptySubsequences: false).filter { !$0.isEmpty }
    guard (2...3).contains(parts.count), parts.allSatisfy(Self.isNumber), parts[0].utf8.count <= 2, parts[1].utf8.count == 2,
      let number = Int(parts[0]), let month = Int(parts[1]), (1...31).contains(number), (1...12).contains(month)
    else { return nil }
    let year = parts.count == 3 ? Self.year(String(parts[2])) ?? shortYear(parts[2]) : nil
    guard parts.count == 2 ? readsShortDates : year != nil else { return nil }
    guard parts.count == 3 || !Self.measures.contains(words.dropFirst().first ?? "") else { return nil }
    return try day(number, month, year, words[0])
  }

  /// The year of `5.12.26`, in places where `5.12` is a date.
  private func shortYear(_ text: Substring) -> Int? {
    guard readsShortDates, text.utf8.count == 2 else { return nil }
    return Int(text).map { 2000 + $0 }
  }

  private func dayAndMonth() -> (count: Int, day: Int, month: Int)? {
    guard words.count > 1 else { return nil }
    if let (count, number) = NumberWords.ordinal(in: words, at: 0) {
      let place = count + (count < words.count && words[count] == "of" ? 1 : 0)
      if place < words.count, let month = DateWords.months[words[place]] { return (place + 1, number, month) }
    }
    if let number = Self.dayNumber(words[0]) {
      // “Dad turns 70 march 3”.
      guard number < 32 || words.count < 3 || Self.dayNumber(words[2]) == nil else { return nil }
      let of = words[1] == "of" ? 1 : 0
      if words.count > 1 + of, let month = DateWords.months[words[1 + of]] { return (2 + of, number, month) }
    }
    // “Aug 98” is more likely August 1998 than an invalid day.
    let the = words[1] == "the" && words.count > 2 ? 1 : 0
    if let month = DateWords.months[words[0]], let number = Self.dayNumber(words[1 + the]), (1...31).contains(number) {
      return (2 + the, number, month)
    }
    // “December first”.
    if let month = DateWords.months[words[0]], let number = NumberWords.ordinals[words[1]] { return (2, number, month) }
    return nil
  }

  /// The day. Without a year, it is the next such day, which may be today.
  private func day(_ number: Int, _ month: Int, _ year: Int?, _ text: String) throws(NoSuchDate) -> CalendarDay {
    if let year {
      guard let day = CalendarDay(year: year, month: month, day: number) else { throw NoSuchDate(text: text) }
      return day
    }
    let thisYear = today.parts.year
    // Only 29 February is missing in some years: at most eight in a row.
    for year in thisYear...thisYear + 8 {
      if let day = CalendarDay(year: year, month: month, day: number), day >= today { return day }
    }
    throw NoSuchDate(text: text)
  }

  /// The number in a word with the form of a day, valid or not; `nil` for other words.
  private static func dayNumber(_ word: String) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count), let number = Int(digits),
      ["", "st", "nd", "rd", "th", "-е", "-го", "го", "е"].contains(word.dropFirst(digits.count))
    else { return nil }
    return number
  }

  private static func year(_ word: String) -> Int? {
    guard word.utf8.count == 4, isNumber(word[...]), let year = Int(word), (1900...2999).contains(year) else { return nil }
    return year
  }

  private static func isNumber(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Units after which a decimal number is an amount.
  private static let measures: Set<String> = [
    "$", "€", "£", "₽", "eur", "euro", "euros", "usd", "dollars", "rub", "kg", "km", "l", "m", "руб", "рублей", "рубля", "евро", "долларов",
    "кг", "км", "л", "м", "г", "%", "miles", "mile", "people", "pages", "раз", "раза",
  ]
}
