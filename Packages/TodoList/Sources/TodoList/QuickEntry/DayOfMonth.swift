import CoreModule

/// Parses a day of the month without the name of the month: `the 1st`, `the 5th of next month`, `25 числа`, `к 20-му`.
struct DayOfMonth {
  let keys: [String]
  let today: CalendarDay

  func day(at start: Int) -> DayReading.Day? {
    let article = ["the", "числа"].contains(key(start)) ? 1 : 0
    guard let (count, number) = number(at: start + article), (1...31).contains(number) else { return nil }
    let (words, ahead) = month(at: start + article + count)
    let last = key(start + article + count - 1)
    // «До первого» may continue with «снега».
    let isGenitive = last.hasSuffix("го") && (last.first?.isNumber == true || !["до", "к", "ко"].contains(key(start - 1)))
    let isTimed = last.first?.isNumber == true && TimeReading(keys).time(at: start + article + count)?.hasPreposition == true
    // “Pay Visa 22nd”: only lower numbers often count something else.
    let isLate = start == 0 && number > 12 && last.first?.isNumber == true
    let hasName = Self.names.contains(last)
    guard let day = ahead.flatMap({ today.adding(months: $0).withDay(number) }) ?? next(number) else { return nil }
    // “On the 3rd” may continue with “floor”.
    return DayReading.Day(
      count: article + count + words, day: day,
      clarity: hasName ? .clear : words > 0 || isGenitive || isTimed || isLate ? .doubtful : .needsEnd)
  }

  /// `1st`, `20-му`, `5 числа`, `первого числа`, `15-е число`.
  private func number(at index: Int) -> (count: Int, number: Int)? {
    let digits = key(index).prefix { $0.isASCII && $0.isNumber }
    if (1...2).contains(digits.count), let number = Int(digits) {
      let ending = key(index).dropFirst(digits.count)
      if Self.names.contains(key(index + 1)), Self.endings.contains(String(ending)) || ending.isEmpty { return (2, number) }
      return Self.endings.contains(String(ending)) ? (1, number) : nil
    }
    guard let (count, number) = NumberWords.ordinal(in: keys, at: index) else { return nil }
    if Self.names.contains(key(index + count)) { return (count + 1, number) }
    // “On the first” and «до пятого» need no word after them.
    if key(index - 1) == "the" && ["on", "by"].contains(key(index - 2)) || ["до", "к", "ко"].contains(key(index - 1)) {
      return (count, number)
    }
    // «Двадцатого» is a day, «второго в девять» too.
    let isGenitive = key(index + count - 1).hasSuffix("го")
    if isGenitive, number > 12 || TimeReading(keys).time(at: index + count)?.hasPreposition == true { return (count, number) }
    return key(index + count) == "of" && month(at: index + count).count > 0 ? (count, number) : nil
  }

  /// The words after the number, and the number of months ahead if they give one.
  private func month(at index: Int) -> (count: Int, ahead: Int?) {
    for (words, ahead) in Self.months where index < keys.count && keys[index...].starts(with: words) { return (words.count, ahead) }
    return (0, nil)
  }

  private func next(_ number: Int) -> CalendarDay? {
    (0...2).lazy.compactMap { today.adding(months: $0, dayOfMonth: 1).withDay(number) }.first { $0 >= today }
  }

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }

  private static let names: Set<String> = ["числа", "число", "числу"]
  private static let endings: Set<String> = ["st", "nd", "rd", "th", "-го", "-му", "-е", "го", "му", "е", "-ого", "-ому", "-ое"]
  private static let months: [(words: [String], ahead: Int?)] = [
    (["of", "month"], nil), (["of", "the", "month"], nil), (["of", "this", "month"], 0), (["of", "next", "month"], 1),
    (["of", "every", "month"], nil), (["of", "each", "month"], nil), (["следующего", "месяца"], 1),
    (["этого", "месяца"], 0), (["месяца"], nil),
  ]
}

extension CalendarDay {
  /// The day of its month with this number.
  fileprivate func withDay(_ day: Int) -> CalendarDay? { CalendarDay(year: parts.year, month: parts.month, day: day) }
}
