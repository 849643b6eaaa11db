import CoreModule

/// The due date of a line.
extension QuickEntryReading {
  typealias Place = (range: Range<Int>, found: DateReading.Found)

  mutating func readDue() throws(NoSuchDate) {
    var places: [Place] = []
    if let time = try seriesTime() {
      take(time)
      places.append(time)
    }
    if let start = try start() {
      take(start)
      return setDue(places + [start])
    }
    guard !hasInexpressibleSeries else { return }
    guard let first = try firstDate(), places.isEmpty || first.found.time == nil && first.found.moment == nil else { return setDue(places) }
    guard first.found.moment == nil, places.isEmpty, let other = try otherDate(behind: first) else { return setDue(places + [first]) }
    let isJoined = words[first.range.upperBound..<other.range.lowerBound].contains { Context.connectives.contains($0.key) }
    if isJoined, other.found.day != nil { return }
    setDue(!isJoined && isOneDate(first.found, other.found) ? [first, other] : [first])
  }

  /// The time right behind the words of a series: “every day at 8” needs no end of the text behind it.
  private func seriesTime() throws(NoSuchDate) -> Place? {
    guard let end = series?.range.upperBound, let time = try date(at: end, mustBeDate: true), time.found.day == nil,
      time.found.moment == nil,
      time.range.count > 1, boundEnd(of: time) == nil
    else { return nil }
    return time
  }

  /// Whether one of them is only a day, and the other only a time.
  private func isOneDate(_ first: DateReading.Found, _ second: DateReading.Found) -> Bool {
    [first, second].allSatisfy { $0.moment == nil && ($0.day == nil) != ($0.time == nil) } && (first.day == nil) != (second.day == nil)
  }

  private mutating func take(_ place: Place) { remove(place.range, as: .due) }

  /// Sets the due date from what was found, and from the weekday and the part of the day of the series.
  private mutating func setDue(_ places: [Place]) {
    for place in places where !isRemoved[place.range.lowerBound] { take(place) }
    if let moment = places.first?.found.moment { return found.due = .moment(moment) }
    var day = places.compactMap(\.found.day).first
    if let weekday = series?.value.weekday { day = (day?.adding(days: -1) ?? parser.today).next(weekday) }
    let part = series?.value.part
    let told = PartOfDay.told(by: words.map(\.key))
    let time =
      places.compactMap { place in
        part.flatMap { place.found.clock?.time(in: $0) } ?? told.flatMap { place.found.clock?.openTime(in: $0) } ?? place.found.time
      }.first ?? part?.time
    found.due = day.map { parser.due(on: $0, at: time) } ?? time.map(parser.next)
  }

  /// The first day of a series: `starting tomorrow`, «начиная с понедельника».
  private func start() throws(NoSuchDate) -> Place? {
    guard found.repeats != nil || hasInexpressibleSeries else { return nil }
    for index in words.indices where isFree(index) && Context.starts.contains(words[index].key) {
      let next = index + 1
      let count = next < words.count && isFree(next) && ["on", "from", "с", "со"].contains(words[next].key) ? 2 : 1
      guard let date = try date(at: index + count, mustBeDate: true), date.found.day != nil else { continue }
      return (index..<date.range.upperBound, date.found)
    }
    return nil
  }

  private func firstDate() throws(NoSuchDate) -> Place? {
    var index = 0
    while index < words.count {
      guard isFree(index), let date = try date(at: index) else {
        index += 1
        continue
      }
      if let end = boundEnd(of: date) { index = end } else { return date }
    }
    return nil
  }

  /// The next date behind another one.
  private func otherDate(behind first: Place) throws(NoSuchDate) -> Place? {
    for index in first.range.upperBound..<words.count where isFree(index) {
      guard let date = try date(at: index) else { continue }
      return boundEnd(of: date, mayFollowConnective: true) == nil ? date : nil
    }
    return nil
  }

  /// The end of the words that are no due date because of what stands before or behind them; `nil` if they are one.
  private func boundEnd(of date: Place, mayFollowConnective: Bool = false) -> Int? {
    let (range, found) = date
    let first = words[range.lowerBound].key
    let previous = range.lowerBound > 0 && !isRemoved[range.lowerBound - 1] ? words[range.lowerBound - 1].key : ""
    if Context.binding.contains(previous), !(mayFollowConnective && Context.connectives.contains(previous)) { return range.upperBound }
    // “The 9am” is an event, and “The Day After Tomorrow” a film.
    if found.clock != nil || found.time != nil, ["the", "my", "our"].contains(previous), first.first?.isNumber == true {
      return range.lowerBound + 1
    }
    if range.lowerBound > 0, words[range.lowerBound].typed == "The" { return range.upperBound }
    // «Спать 8 часов в 23:00».
    if ["часов", "часа"].contains(first), NumberWords.cardinal(previous) != nil { return range.lowerBound + 1 }
    // “3 days before the end of the month”.
    if ["before", "до"].contains(first), DateWords.units[previous] != nil { return range.upperBound }
    if isWeekday(range.lowerBound), range.lowerBound > 0, isWeekday(range.lowerBound - 1) { return range.upperBound }
    let isName = DateWords.weekdays[first] != nil || found.day == nil && found.moment == nil
    if range.count == 1, isName, Context.isDescribed(after: previous) { return range.upperBound }
    if found.clock?.form == .hour, ["by", "до"].contains(first), words.contains(where: { Context.isReckoning($0.key) }) {
      return range.upperBound
    }
    if Context.ends.contains(first) || isCurrentPeriod(range), found.day != nil, isEndless { return range.upperBound }
    let end = range.upperBound
    guard end < words.count, isFree(end) else { return nil }
    let joiner = Context.joiners.contains(words[end].key) ? 1 : 0
    let isList = isWeekday(end - 1) && isWeekday(end)
    guard joiner > 0 || isList || words[end - 1].typed.hasSuffix(",") else { return nil }
    if found.time != nil, isBareHour(end + joiner) { return end + joiner + 1 }
    let other = try? self.date(at: end + joiner, mustBeDate: true)
    return other?.range.upperBound
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

  /// - Parameter mustBeDate: Whether the words are a date if they can be one.
  func date(at index: Int, mustBeDate: Bool = false) throws(NoSuchDate) -> Place? {
    guard index < words.count else { return nil }
    // No date has more words.
    let run = Array((index..<min(index + 16, words.count)).prefix { isFree($0) }.map { words[$0] })
    let previous = (0..<index).last { !isRemoved[$0] }
    let isSecond = previous != nil && previous == isRemoved.firstIndex(of: false)
    let shortDates = ShortDates(isRussian: parser.isRussian, after: previous.map { words[$0] }, isFirst: isSecond)
    let reading =
      mustBeDate
      ? DateReading(run, parser: parser)
      : DateReading(run, parser: parser, shortDates: shortDates, isFirst: previous == nil, isLast: isLast)
    guard let found = try reading.date() else { return nil }
    return (index..<index + found.count, found)

    /// Whether the series, or only words that are removed or kept, follow this many words.
    func isLast(_ count: Int) -> Bool {
      index + count == series?.range.lowerBound || (index + count..<words.count).allSatisfy { !isFree($0) }
    }
  }
}
