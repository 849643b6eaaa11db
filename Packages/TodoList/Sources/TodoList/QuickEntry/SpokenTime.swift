/// Parses times in words: `half past two`, `quarter to 5`, `в половине третьего`, `без четверти пять`.
struct SpokenTime {
  private let keys: [String]

  init(_ keys: [String]) { self.keys = keys }

  /// The clock time at `index`.
  ///
  /// - Parameter isAnnounced: Whether a word such as “at” or «в» is before it. Without one, “ten to six” is a score.
  func clock(at index: Int, isAnnounced: Bool) -> ClockTime? {
    english(at: index, isAnnounced: isAnnounced) ?? before(at: index) ?? withinHour(at: index) ?? hour(at: index, isAnnounced: isAnnounced)
  }

  private func english(at start: Int, isAnnounced: Bool) -> ClockTime? {
    let index = start + (key(start) == "a" ? 1 : 0)
    let isPast = (key(index) == "twenty" || key(index) == "ten") && key(index + 1) == "past"
    let isNamed = key(index) == "half" || key(index) == "quarter" || isPast
    guard isAnnounced || isNamed, let minutes = key(index) == "half" ? 30 : key(index) == "quarter" ? 15 : number(index) else { return nil }
    // “Half five” is half past five.
    let isComplete =
      isAnnounced || index + 2 == keys.count || DateWords.days[key(index + 2)] != nil || DateWords.weekdays[key(index + 2)] != nil
    if key(index) == "half", isComplete, let hour = number(index + 1), (1...12).contains(hour) {
      return time(hour, 30, count: index + 2 - start)
    }
    let word = index + (["minutes", "min"].contains(key(index + 1)) ? 2 : 1)
    guard ["past", "to"].contains(key(word)), let hour = number(word + 1), (1...12).contains(hour), (1..<60).contains(minutes),
      !(key(index) == "half" && key(word) == "to")
    else { return nil }
    return time(hour, key(word) == "past" ? minutes : -minutes, count: word + 2 - start)
  }

  /// «Без четверти пять», «без десяти минут шесть».
  private func before(at start: Int) -> ClockTime? {
    guard key(start) == "без", let minutes = NumberWords.inflected[key(start + 1)] ?? Int(key(start + 1)) else { return nil }
    let hourPlace = start + (ClockReading.minutes.contains(key(start + 2)) ? 3 : 2)
    guard let hour = hourNumber(hourPlace), (1...12).contains(hour), (1..<60).contains(minutes) else { return nil }
    return time(hour, -minutes, count: hourPlace + 1 - start)
  }

  /// «Половине третьего», «полтретьего», «четверть десятого», «десять минут девятого».
  private func withinHour(at start: Int) -> ClockTime? {
    let first = key(start)
    // «Пол второго этажа».
    if first == "пол", let hour = NumberWords.ordinals[key(start + 1)], !TimeReading.isPlace(keys[(start + 2)...]) {
      return within(hour, 30, 2)
    }
    if first.hasPrefix("пол"), let hour = NumberWords.ordinals[String(first.dropFirst(3).drop { $0 == "-" })] { return within(hour, 30, 1) }
    if first == "половине" || first == "четверть" {
      return NumberWords.ordinals[key(start + 1)].flatMap { within($0, first == "четверть" ? 15 : 30, 2) }
    }
    guard ClockReading.minutes.contains(key(start + 1)), let minutes = number(start), minutes < 60 else { return nil }
    return NumberWords.ordinals[key(start + 2)].flatMap { within($0, minutes, 3) }
  }

  /// «В восемь», «к девяти», «в три часа», «в час», «в девятнадцать тридцать», `at three o'clock`.
  private func hour(at start: Int, isAnnounced: Bool) -> ClockTime? {
    guard isAnnounced || ClockReading.isOClock(in: keys, at: start + 1), Int(key(start)) == nil, !["a", "an", "пару"].contains(key(start)),
      let hour = hourNumber(start), hour <= 24
    else {
      return nil
    }
    if let (words, minute) = minutes(at: start + 1) {
      return ClockTime(count: 1 + words, hour: hour, minute: minute, form: hour > 12 ? .complete : .words)
    }
    let (words, minute) = ClockReading.hourWords(in: keys, at: start + 1)
    return ClockTime(count: 1 + words, hour: hour, minute: minute, form: words > 0 ? .words : .hour)
  }

  /// The minutes after an hour in words: `seven thirty`, «в два сорок пять», «в девять ноль-ноль».
  private func minutes(at start: Int) -> (count: Int, minute: Int)? {
    if key(start) == "ноль-ноль" { return (1, 0) }
    if key(start) == "ноль", let minute = key(start + 1) == "ноль" ? 0 : NumberWords.cardinals[key(start + 1)], minute < 10 {
      return (2, minute)
    }
    guard let tens = NumberWords.cardinals[key(start)], tens >= 10, DateWords.units[key(start + 1)] == nil else { return nil }
    guard tens % 10 == 0, tens > 10, let ones = NumberWords.cardinals[key(start + 1)], (1..<10).contains(ones), key(start + 1).count > 2
    else { return (1, tens) }
    return (2, tens + ones)
  }

  private func within(_ hour: Int, _ minute: Int, _ count: Int) -> ClockTime? {
    (1...12).contains(hour) ? ClockTime(count: count, hour: hour == 1 ? 12 : hour - 1, minute: minute, form: .words) : nil
  }

  private func time(_ hour: Int, _ minutes: Int, count: Int) -> ClockTime {
    let total = (hour * 60 + minutes + 720) % 720
    return ClockTime(count: count, hour: total < 60 ? 12 : total / 60, minute: total % 60, form: .words)
  }

  private func key(_ index: Int) -> String { index < keys.count ? keys[index] : "" }

  private func number(_ index: Int) -> Int? { NumberWords.cardinal(key(index)) }

  private func hourNumber(_ index: Int) -> Int? {
    key(index) == "час" ? 1 : number(index) ?? NumberWords.inflected[key(index)]
  }
}
