import CoreModule

/// Ranges of days and times, which tasks cannot have.
extension QuickEntryReading {
  /// Keeps ranges such as `from 3 to 5 december` in the text, because tasks cannot have them.
  mutating func readRanges() throws(NoSuchDate) {
    // “9:30 - 9:45”, “9 am to noon”.
    let (clocks, times) = (ClockReading(words.map(\.key)), TimeReading(words.map(\.key)))
    for index in words.indices.dropFirst().dropLast() where ["-", "–", "—", "to", "till"].contains(words[index].key) {
      if let start = clocks.start(before: index), let end = times.time(at: index + 1), end.clarity != .doubtful {
        rangeStart = rangeStart ?? times.time(at: start)?.time
        for place in start...index + end.count { keep(place) }
      }
      // “Sunday 12 to 6”.
      if index > 1, index + 2 == words.count, DateWords.weekdays[words[index - 2].key] != nil,
        [index - 1, index + 1].allSatisfy({ Int(words[$0].key).map { (1...12).contains($0) } ?? false })
      {
        for place in index - 1...index + 1 { keep(place) }
        rangeStart = TimeReading(["at", words[index - 1].key]).time(at: 0)?.time
      }
      // “5 - 7 dec”, “sat 5 - sun 6 dec”.
      let start = DateWords.months[words[index - 1].key] == nil ? index - 1 : max(0, index - 2)
      guard Int(words[start].key).map((1...31).contains) ?? false, let end = try date(at: index + 1, mustBeDate: true),
        isDateLike(words[index + 1].key), words[end.range].contains(where: { $0.key.first?.isNumber == true }), end.found.day != nil
      else { continue }
      for place in max(0, index - 2)..<end.range.upperBound { keep(place) }
      found.isPartial = true
    }
    keepRangesOfDays()
    try readRangesOfTimes()
    try readOpenedRanges()
  }

  /// Keeps `9:30-9:45` in the text.
  private mutating func readRangesOfTimes() throws(NoSuchDate) {
    let ranges = TimeRange(keys: words.map(\.key))
    for index in words.indices where isFree(index) {
      guard let (count, time) = ranges.range(at: index), try date(at: index + count - 1, mustBeDate: true)?.found.day == nil else {
        continue
      }
      rangeStart = rangeStart ?? time
      for place in index..<index + count { keep(place) }
    }
  }

  /// Keeps `from 3 to 5 december` in the text.
  private mutating func readOpenedRanges() throws(NoSuchDate) {
    for index in words.indices where isFree(index) && Context.rangeOpenings.contains(words[index].key) {
      guard index + 1 < words.count, isDateLike(words[index + 1].key),
        let middle = (index + 2..<index + 6).first(where: { $0 < words.count && Context.rangeMiddles.contains(words[$0].key) }),
        middle + 1 < words.count, isDateLike(words[middle + 1].key) || TimeReading(words.map(\.key)).time(at: middle + 1) != nil
      else { continue }
      let end = try date(at: middle + 1, mustBeDate: true)
      for place in index..<(end?.range.upperBound ?? middle + 2) { keep(place) }
      found.isPartial = found.isPartial || end?.found.day != nil
    }
  }

  /// Keeps `7-9 dec`, `dec 7-9`, «24.12-10.01» in the text.
  private mutating func keepRangesOfDays() {
    for index in words.indices where isFree(index) {
      let bounds = words[index].key.split(whereSeparator: "-–—".contains).map(String.init)
      guard bounds.count == 2, let months = months(ofRange: bounds, at: index) else { continue }
      for place in [index] + months { keep(place) }
      found.isPartial = true
    }
  }

  /// The month before or behind a range of days, if it needs one; `nil` if it is another range. “5 dec 8-12” has hours.
  private func months(ofRange bounds: [String], at index: Int) -> [Int]? {
    if bounds.allSatisfy({ Int($0).map((1...31).contains) ?? false }) {
      if index + 1 < words.count, DateWords.months[words[index + 1].key] != nil { return [index + 1] }
      guard index > 0, DateWords.months[words[index - 1].key] != nil, index == 1 || Int(words[index - 2].key) == nil else { return nil }
      return [index - 1]
    }
    let areDates = bounds.allSatisfy { bound in
      let numbers = bound.split(separator: ".").map { Int($0) ?? 0 }
      return numbers.count == 2 && (1...31).contains(numbers[0]) && (1...12).contains(numbers[1])
    }
    return parser.isRussian && areDates ? [] : nil
  }

  private func isDateLike(_ key: String) -> Bool {
    key.first?.isNumber == true || DateWords.weekdays[key] != nil || DateWords.months[key] != nil || DateWords.days[key] != nil
      || NumberWords.cardinals[key] != nil || NumberWords.inflected[key] != nil
  }
}
