import CoreModule

/// The due date of a line.
extension QuickEntryReading {
  typealias Place = (range: Range<Int>, found: DateReading.Found)

  mutating func readDue() throws(NoSuchDate) {
    var places: [Place] = []
    var timeOfSeries = timeOfEnd
    if timeOfSeries == nil { timeOfSeries = try seriesTime() }
    if let time = timeOfSeries {
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
    // “Sunday school lesson by saturday”.
    if other.found.day != nil, isOpening(first.range), DateWords.preposition(in: words[other.range].map(\.key)) > 0 {
      return setDue([other])
    }
    let isJoined = words[first.range.upperBound..<other.range.lowerBound].contains { Context.connectives.contains($0.key) }
    // “Legs mon, arms wed”.
    let isList =
      [first, other].allSatisfy { $0.range.count == 1 && DateWords.weekdays[words[$0.range.lowerBound].key] != nil }
      && words[first.range.lowerBound..<other.range.lowerBound].contains { $0.typed.hasSuffix(",") }
    if isJoined || isList, other.found.day != nil { return }
    setDue(!isJoined && isOneDate(first.found, other.found) ? [first, other] : [first])
  }

  /// The time directly after the words of a series: “every day at 8” counts in the middle of the text too.
  private func seriesTime() throws(NoSuchDate) -> Place? {
    guard let end = series?.range.upperBound, let time = try date(at: end, mustBeDate: true), time.found.day == nil,
      time.found.moment == nil, boundEnd(of: time) == nil
    else { return nil }
    return time
  }

  /// Whether one of them is only a day, or a day with a part of it, and the other only a time: “tomorrow morning call Ann at 8”.
  private func isOneDate(_ first: DateReading.Found, _ second: DateReading.Found) -> Bool {
    if let part = first.part { return first.day != nil && second.isTime(in: part) }
    if let part = second.part { return second.day != nil && first.isTime(in: part) }
    return first.isOnlyDay && second.isOnlyTime || first.isOnlyTime && second.isOnlyDay
  }

  private mutating func take(_ place: Place) {
    let end = place.range.upperBound
    let start = place.range.lowerBound - (isSet(place) ? 1 : 0)
    // “Buy milk - tomorrow”.
    let isBehindDash = start > 0 && (isDash(start - 1) || words[start - 1].typed == ";") && isRemoved[end...].allSatisfy(\.self)
    remove(start - (isBehindDash ? 1 : 0)..<end + (isApart(place.range) && isDash(end) ? 1 : 0), as: .due)
  }

  /// Whether the words begin the text and are separated from the rest by a colon, a comma or a dash: `Friday: pay the rent`.
  private func isApart(_ range: Range<Int>) -> Bool {
    guard isRemoved[..<range.lowerBound].allSatisfy(\.self), range.upperBound < words.count else { return false }
    return isDash(range.upperBound) || words[range.upperBound - 1].typed.last.map { ":,".contains($0) } ?? false
  }

  /// Whether the words are a day as in `Monday send the report` or `eod call Ann`, not a name such as `Friday Night Lights`.
  private func isOpening(_ range: Range<Int>) -> Bool {
    let (word, end) = (words[range.lowerBound], range.upperBound)
    let isHour = range.count == 2 && TimeReading.prepositions.contains(word.key) && Int(words[end - 1].key) != nil
    let isPart = range.count == 2 && PartOfDay.ofSeries[words[end - 1].key] != nil
    guard range.count == 1 || isHour || isPart, isRemoved[..<range.lowerBound].allSatisfy(\.self), end < words.count else { return false }
    // «Среда обитания», “sat nav”, but “sat. gym”; «ср. балл», «сб. статей», but «ср уборка».
    let isName = (word.typed.last == "." ? ["ср", "сб"] : ["sat", "sun", "среда"]).contains(word.key)
    let isWeekday = DateWords.weekdays[word.key] != nil && !isName && !DateWords.isInflected(word.key)
    // “At 5 call Ann”, but not “at 5 shops”; «в 8 позвонить», «в 8 планёрка», but not «в 5 раз быстрее».
    let isPlural =
      word.isRussian ? !["ть", "ти", "ться", "чь", "ка", "ча"].contains(where: words[end].key.hasSuffix) : words[end].key.hasSuffix("s")
    guard isHour && !isPlural || isWeekday || PeriodReading.abbreviations[word.key] != nil else {
      return false
    }
    return words[end].typed.first?.isLowercase == true && !["is", "was", "of", "the", "in"].contains(words[end].key)
      && !Context.namedByDay.contains(words[end].key)
  }

  /// Whether a dash, the end of a sentence or a price follows the words before `index`: `Photo thurs - wear blue`, `bill by the 28th £62`.
  func isEnd(_ index: Int) -> Bool {
    guard index < words.count, let last = words[index - 1].typed.last else { return false }
    return isDash(index) || words[index].typed.first.map("£$€₽(".contains) == true || ",;!".contains(last)
      || last == "." && words[index].typed.first?.isUppercase == true
  }

  private func isDash(_ index: Int) -> Bool { index < words.count && ["-", "–", "—"].contains(words[index].typed) }

  /// Sets the due date from the parsed dates, and from the weekday and the part of the day of the series.
  private mutating func setDue(_ places: [Place]) {
    for place in places where !isRemoved[place.range.lowerBound] { take(place) }
    if let moment = places.first?.found.moment { return found.due = .moment(moment) }
    var day = places.compactMap(\.found.day).first
    // “New year's eve party 8pm”, “Thanksgiving dinner thursday”.
    if !places.isEmpty, let holiday = Holidays(keys: words.map(\.key), today: parser.today).day(at: 0),
      day == nil && holiday.clarity == .doubtful
        || day?.weekday == holiday.day.weekday && holiday.day < parser.today.adding(days: 14)
    {
      day = holiday.day
    }
    day = day ?? series?.value.first
    day = series?.value.rule.first(after: day?.adding(days: -1) ?? parser.today) ?? day
    let partOfDay = places.count > 1 ? places.compactMap(\.found.part).first : nil
    let part = series?.value.part ?? partOfDay
    let told = PartOfDay.told(by: words.map(\.key))
    let isTimetabled = PartOfDay.isTimetabled(words.map(\.key))
    // “Wednesdays 4:45”, “pick up kids 3:30”, but not “2026-12-05 3:30”.
    let isSpoken = !parser.isRussian && !places.contains { CalendarDay(iso8601: String(words[$0.range.lowerBound].key.prefix(10))) != nil }
    let clocks = places.filter { partOfDay == nil || $0.found.part == nil }
    let said = clocks.lazy.compactMap { place -> TimeOfDay? in
      guard let clock = place.found.clock else { return place.found.time }
      let inPart = part.flatMap { clock.time(in: $0) } ?? told.flatMap { clock.openTime(in: $0) }
      return inPart ?? (isTimetabled ? clock.written : nil) ?? (isSpoken ? clock.announced.time : nil) ?? place.found.time
    }.first
    var time = said ?? part?.time ?? (day != nil || found.repeats != nil ? rangeStart : nil)
    let isOpen = part == nil && told == nil && found.repeats == nil && !isTimetabled
    // «Сегодня в 9» is in the evening if the morning is over.
    if isOpen, day == parser.today, let early = time, let late = places.lazy.compactMap(\.found.clock?.inLaterHalf).first,
      parser.isOver(early), !parser.isOver(late)
    {
      time = late
    }
    let other = isOpen ? places.compactMap(\.found.clock?.orInEvening).first : nil
    if let time, let offset = places.compactMap(\.found.offset).first { return found.due = parser.due(on: day, at: time, offset: offset) }
    // “Friday night movie at 1”.
    if partOfDay == .night, let early = time, early < .hour(5) { day = day?.adding(days: 1) }
    let ofToday = places.count == 1 ? places[0].found.part : nil
    found.due = day.map { parser.due(on: $0, at: time, in: ofToday) } ?? time.map { parser.next($0, or: other ?? ofToday?.orLater) }
  }

  /// The first day of a series or of an activity: `starting tomorrow`, «начиная с понедельника», «с 1 декабря».
  private func start() throws(NoSuchDate) -> Place? {
    for index in words.indices where isFree(index) && Context.starts.contains(words[index].key) {
      guard found.repeats != nil || hasInexpressibleSeries || startsWithoutSeries(at: index) else { continue }
      let next = index + 1
      let count = next < words.count && isFree(next) && ["on", "from", "с", "со"].contains(words[next].key) ? 2 : 1
      guard let date = try date(at: index + count, mustBeDate: true), let day = date.found.day else { continue }
      // “No sugar from monday” does not continue.
      let end = date.range.upperBound
      guard found.repeats != nil || index == 0 || words[index].key != "from" || words.indices[end...].allSatisfy({ !isFree($0) }) else {
        continue
      }
      // «Счета с 1 ноября» are the bills since last November.
      guard found.repeats != nil || day < parser.today.adding(days: 183) else { continue }
      return (index..<date.range.upperBound, date.found)
    }
    return nil
  }

  /// Whether the word at `index` may introduce a first day without a series. “Notes from monday” are that day's notes.
  private func startsWithoutSeries(at index: Int) -> Bool {
    let next = index + 1 < words.count ? words[index + 1].key : ""
    switch words[index].key {
    // “Two weeks from monday” is a day given by its distance.
    case "from" where index > 0 && DateWords.units[words[index - 1].key] != nil: return false
    case "from": return index == 0 || !words.contains { Context.takesOrigin($0.key) }
    case "с", "со":
      let isAmount = next.first?.isNumber == true && (next.last?.isLetter == true && !next.contains("-") || next.contains("/"))
      return !isAmount && !DateWords.weekend.contains(next) && !words.contains { Context.takesOrigin($0.key) }
    default: return true
    }
  }

  private func firstDate() throws(NoSuchDate) -> Place? {
    var index = 0
    while index < words.count {
      guard isFree(index), let date = try date(at: index) else {
        index += 1
        continue
      }
      if let end = boundEnd(of: date) { index = end } else if try isVersion(date) { index += 1 } else { return date }
    }
    return nil
  }

  /// Whether `2.11` is a version number because a day follows: «Выкатить 2.11 в пятницу».
  private func isVersion(_ date: Place) throws(NoSuchDate) -> Bool {
    let first = words[date.range.lowerBound].key
    guard first.first?.isNumber == true, first.split(separator: ".").count == 2, date.found.day != nil else { return false }
    return try otherDate(behind: date)?.found.day != nil
  }

  /// The next date after another one.
  private func otherDate(behind first: Place) throws(NoSuchDate) -> Place? {
    for index in first.range.upperBound..<words.count where isFree(index) {
      guard let date = try date(at: index) else { continue }
      return boundEnd(of: date, mayFollowConnective: true) == nil ? date : nil
    }
    return nil
  }

  /// The hour of “raid 10 tonight”. Behind most words the number is theirs, as in “install windows 11 tonight” and “invite 5 tonight”, and a
  /// name without its number would be another one; so only what is held at an hour has one.
  private func hourOfTonight(at index: Int) throws(NoSuchDate) -> Place? {
    guard index > 0, index + 1 < words.count, isFree(index), isFree(index + 1), words[index + 1].key == "tonight",
      Int(words[index].key).map({ (1...12).contains($0) }) ?? false, Context.isHeld(words[index - 1].key),
      TimeReading(words.map(\.key)).time(at: index + 2) == nil,
      let found = try DateReading([QuickEntryWord("at"), words[index], words[index + 1]], parser: parser).date()
    else { return nil }
    return (index..<index + found.count - 1, found)
  }

  /// - Parameter mustBeDate: Whether the words count as a date whenever they can be one.
  func date(at index: Int, mustBeDate: Bool = false) throws(NoSuchDate) -> Place? {
    guard index < words.count else { return nil }
    if let tonight = try hourOfTonight(at: index) { return tonight }
    // No date has more words.
    var run = Array((index..<min(index + 16, words.count)).prefix { isFree($0) }.map { words[$0] })
    // “The first of every month”.
    if let range = series?.range, range.lowerBound == index + run.count, words[range.lowerBound].key == "of" { run += words[range] }
    let previous = (0..<index).last { !isRemoved[$0] }
    let isSecond = previous != nil && previous == isRemoved.firstIndex(of: false)
    let shortDates = ShortDates(isRussian: parser.isRussian, after: previous.map { words[$0] }, isFirst: isSecond)
    let reading =
      mustBeDate
      ? DateReading(run, parser: parser)
      : DateReading(run, parser: parser, shortDates: shortDates, isFirst: previous == nil, isLast: isLast)
    guard let found = try reading.date() else { return nil }
    return (index..<index + found.count, found)

    /// Whether only the series, or words that are removed or kept, follow this number of words.
    func isLast(_ count: Int) -> Bool {
      index + count == series?.range.lowerBound || series.map { $0.range.count == 1 && $0.range.upperBound == index } ?? false
        || parser.repeats != nil && index + count < words.count && Context.ends.contains(words[index + count].key)
        || isApart(index..<index + count) || isOpening(index..<index + count) || isEnd(index + count)
        || (index + count + duration(at: index + count)..<words.count).allSatisfy { !isFree($0) }
    }

    /// The number of words of a duration or a meal: `2h`, `for 30 minutes`, `lunch`.
    func duration(at place: Int) -> Int {
      let keys = words[min(place, words.count)...].map(\.key)
      return keys.first.map(Context.meals.contains) == true ? 1 : SpanReading(keys).duration
    }
  }
}
