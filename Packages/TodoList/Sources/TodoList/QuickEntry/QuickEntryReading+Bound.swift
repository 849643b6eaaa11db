/// Dates that belong to the text.
extension QuickEntryReading {
  /// The end of the words that are no due date because of what is before or behind them; `nil` if they are one.
  func boundEnd(of date: Place, mayFollowConnective: Bool = false) -> Int? {
    let (range, found) = date
    let first = words[range.lowerBound].key
    let previous = range.lowerBound > 0 && !isRemoved[range.lowerBound - 1] ? words[range.lowerBound - 1].key : ""
    if Context.binding.contains(previous), !(mayFollowConnective && Context.connectives.contains(previous)) { return range.upperBound }
    // “The 9am” is an event, and “The Day After Tomorrow” a film.
    if found.clock != nil || found.time != nil, ["the", "my", "our"].contains(previous), first.first?.isNumber == true || first == "first" {
      return range.lowerBound + 1
    }
    if range.lowerBound > 0, words[range.lowerBound].typed == "The" { return range.upperBound }
    // «Спать 8 часов в 23:00».
    if ["часов", "часа"].contains(first), NumberWords.cardinal(previous) != nil { return range.lowerBound + 1 }
    if isBound(date, after: previous) { return range.upperBound }
    let end = range.upperBound
    guard end < words.count, isFree(end) else { return nil }
    let joiner = Context.joiners.contains(words[end].key) ? 1 : 0
    let isList = isWeekday(end - 1) && isWeekday(end)
    guard joiner > 0 || isList || words[end - 1].typed.hasSuffix(",") else { return nil }
    if found.time != nil, isBareHour(end + joiner) { return end + joiner + 1 }
    let other = try? self.date(at: end + joiner, mustBeDate: true)
    return other?.range.upperBound
  }

  /// Whether the words are a part of the text because of what they are or the word before them.
  private func isBound(_ date: Place, after previous: String) -> Bool {
    let (range, found) = date
    let first = words[range.lowerBound].key
    if first == "before", previous == "not" { return true }
    // “Tell Ann that the meeting is on friday”.
    if ["is", "are", "was", "were"].contains(previous), words.contains(where: { $0.key == "that" }) { return true }
    // «Лампочка 60 Вт».
    if range.count == 1, first == "вт", Int(previous) != nil { return true }
    // “3 days before the end of the month”.
    if ["before", "до"].contains(first), previous == "fortnight" || DateWords.units[previous] != nil || PartOfDay.ofSeries[previous] != nil
    {
      return true
    }
    if range.lowerBound > 0, isWeekday(range.lowerBound - 1), isWeekday(range.lowerBound) || first == "the" { return true }
    // “Ann's 30th”.
    if previous.hasSuffix("'s") || Context.isDescribed(after: previous), first.first?.isNumber == true, first.last?.isLetter == true,
      found.clock == nil
    {
      return true
    }
    let isName = DateWords.weekdays[first] != nil || found.day == nil && found.moment == nil
    if range.count == 1, isName, Context.isDescribed(after: previous) { return true }
    if found.clock?.form == .hour, ["by", "до"].contains(first), words.contains(where: { Context.isReckoning($0.key) }) {
      return true
    }
    if Context.ends.contains(first) || isCurrentPeriod(range), found.day != nil, isEndless { return true }
    return false
  }

  /// Whether it is “this week”, which ends a series.
  private func isCurrentPeriod(_ range: Range<Int>) -> Bool {
    let keys = words[range].map(\.key)
    return keys.contains(where: DateWords.this.contains) && ["week", "month", "неделе", "месяце"].contains(keys[keys.count - 1])
  }

  /// The second hour of “at 9 and 14”.
  private func isBareHour(_ index: Int) -> Bool {
    guard index < words.count, let hour = Int(words[index].key), (0...24).contains(hour) else { return false }
    return index + 1 == words.count || Context.joiners.contains(words[index + 1].key)
  }

  private func isWeekday(_ index: Int) -> Bool { isFree(index) && DateWords.weekdays[words[index].key] != nil }

  /// Whether “until 5 december” is the end of the series, which a task does not have.
  private var isEndless: Bool { found.repeats.map { [.daily, .weekdays, .weekly].contains($0) } ?? false }
}
