import CoreModule

/// Parses the recurrence of a task.
struct SeriesReading {
  struct Series: Equatable {
    var rule: RecurrenceRule
    var part: PartOfDay?
    /// The first day, if the words of the series give it: the beginning of the month of a yearly one, a day of the quarter.
    var first: CalendarDay?
  }

  enum Reading: Equatable {
    /// A recurrence that tasks can have, and the number of its words.
    case series(Series, count: Int)
    /// One that tasks cannot have: its words stay in the text.
    case inexpressible
  }

  private let keys: [String]
  private let parser: QuickEntryParser

  init(_ keys: [String], parser: QuickEntryParser) { (self.keys, self.parser) = (keys, parser) }

  /// The series at `start`.
  func series(at start: Int) throws(NoSuchDate) -> Reading? {
    // “Mon-fri 9:15”; without a time, it may be five days.
    if let days = WeekdayList.compound(key(start)), let time = TimeReading(keys).time(at: start + 1), time.clarity != .doubtful {
      return .series(Series(rule: RecurrenceRule(.weekly, on: days)), count: 1)
    }
    guard !InexpressibleSeries(keys).isOne(at: start) else { return .inexpressible }
    guard !InexpressibleSeries(keys).isAdverb(at: start) || !endsOrGoesOn(behind: start) else { return .inexpressible }
    var found = ofMonth(at: start)
    if found == nil { found = try every(at: start) }
    if found == nil { found = try once(at: start) }
    guard let (count, series) = found ?? alternate(at: start) ?? by(at: start) ?? adverb(at: start) else { return nil }
    return tail(series, start: start, count: count)
  }

  /// `on the first monday of every month`, `at the end of each month`, «в последний день каждого месяца».
  private func ofMonth(at start: Int) -> (Int, Series)? {
    let days = DayInMonth(keys: keys)
    let opening = ["on", "at", "by", "before", "в", "во", "к", "до"].contains(key(start)) ? 1 : 0
    if let (count, ordinal, weekdays) = days.day(at: start + opening) {
      let month = days.month(at: start + opening + count, isIncluded: false)
      if month > 0 { return (opening + count + month, Series(rule: RecurrenceRule(.monthly, on: weekdays, ordinal: ordinal))) }
      let quarter = days.quarter(at: start + opening + count)
      if quarter > 0 { return (opening + count + quarter, quarterly(ordinal, on: weekdays)) }
      // “The last friday of the month, monthly”.
      let named = days.month(at: start + opening + count, isIncluded: true)
      let adverb = start + opening + count + named
      let words = RecurrenceWords.adverbs[key(adverb)] == .monthly ? 1 : days.month(at: adverb, isIncluded: false)
      guard named > 0, words > 0 else { return nil }
      return (opening + count + named + words, Series(rule: RecurrenceRule(.monthly, on: weekdays, ordinal: ordinal)))
    }
    let end = start + opening + (key(start + opening) == "the" ? 1 : 0)
    guard ["end", "конец", "конце", "концу", "конца"].contains(key(end)) else { return nil }
    let (month, quarter) = (days.month(at: end + 1, isIncluded: false), days.quarter(at: end + 1))
    if quarter > 0 { return (end + 1 + quarter - start, quarterly(-1, on: [])) }
    return month > 0 ? (end + 1 + month - start, Series(rule: RecurrenceRule(.monthly, ordinal: -1))) : nil
  }

  /// A series on a day of the first month of each quarter, or of the last one if it counts from the end.
  private func quarterly(_ ordinal: Int, on weekdays: Set<Weekday>) -> Series {
    let today = parser.today
    let month = (ordinal < 0 ? 2 : 0) - (today.parts.month - 1) % 3
    let days = [month, month + 3].lazy.compactMap { today.adding(months: $0, dayOfMonth: 1).inMonth(ordinal, on: weekdays) }
    return Series(rule: RecurrenceRule(.monthly, interval: 3, on: weekdays, ordinal: ordinal), first: days.first { $0 >= today })
  }

  /// Whether the words of a series name the quarter: “every 3 months” may begin in any month.
  private func isQuarterly(_ range: Range<Int>) -> Bool { range.contains { key($0).contains("quarter") || key($0).contains("квартал") } }

  private func every(at start: Int) throws(NoSuchDate) -> (Int, Series)? {
    let opening = key(start) == "of" ? 1 : 0
    guard RecurrenceWords.every.contains(key(start + opening)) else { return nil }
    // “Every single day”.
    if opening == 0, ["single", "божий"].contains(key(start + 1)), RecurrenceWords.units[key(start + 2)] == .daily {
      return (3, Series(rule: .daily))
    }
    let place = start + opening + 1
    let next = key(place)
    if opening == 0, ["working", "business", "рабочий", "будний"].contains(next), ["day", "день"].contains(key(place + 1)) {
      return (3, Series(rule: .onWorkingDays))
    }
    if opening == 0, let (count, rule) = steps.inMonth(at: place) ?? steps.rule(at: place) { return (count + 1, Series(rule: rule)) }
    let list = WeekdayList(keys: keys).list(at: place)
    if opening == 0, let (count, days) = list, count > 1 { return (1 + count, Series(rule: RecurrenceRule(.weekly, on: days))) }
    if let rule = RecurrenceWords.units[next], opening == 0 || rule == .monthly || rule == .yearly {
      // “Every month end”.
      if rule == .monthly, key(place + 1) == "end" { return (opening + 3, Series(rule: RecurrenceRule(.monthly, ordinal: -1))) }
      return (opening + 2, Series(rule: rule))
    }
    guard opening == 0 else { return nil }
    if RecurrenceWords.isWorkingWeek(next) { return (2, Series(rule: .onWorkingDays)) }
    if let part = PartOfDay.ofSeries[next] { return (2, Series(rule: .daily, part: part)) }
    if let (count, days) = list { return (1 + count, Series(rule: RecurrenceRule(.weekly, on: days))) }
    // “Every 15th” and “every 3 march” continue as a date.
    if DayOfMonth(keys: keys, today: parser.today).day(at: place) != nil { return (1, Series(rule: .monthly)) }
    let date = NumericDate(
      words: [key(place), key(place + 1)], today: parser.today, readsShortDates: false, readsSlashDates: false, isDayFirst: false
    )
    if try date.day() != nil { return (1, Series(rule: .yearly)) }
    return RecurrenceWords.months[next].map { (2, Series(rule: .yearly, first: .first(of: $0, after: parser.today))) }
  }

  /// `once a week`, `once every two weeks`, «раз в неделю», «один раз в три месяца».
  private func once(at start: Int) throws(NoSuchDate) -> (Int, Series)? {
    let count = ["один", "1"].contains(key(start)) && key(start + 1) == "раз" ? 2 : ["once", "раз"].contains(key(start)) ? 1 : 0
    guard count > 0, start == 0 || Int(key(start - 1)) == nil else { return nil }
    if key(start) == "once", RecurrenceWords.every.contains(key(start + 1)) { return try every(at: start + 1).map { ($0 + 1, $1) } }
    guard ["a", "in", "per", "в"].contains(key(start + count)) else { return nil }
    let place = start + count + 1
    if let (words, rule) = steps.rule(at: place), rule.weekdays.isEmpty { return (count + 1 + words, Series(rule: rule)) }
    guard key(start + count) != "in", let rule = RecurrenceWords.units[key(place)], rule.weekdays.isEmpty else { return nil }
    return (count + 2, Series(rule: rule))
  }

  /// `on alternate tuesdays`, «через день», «через каждые три дня».
  private func alternate(at start: Int) -> (Int, Series)? {
    if key(start) == "on", key(start + 1) == "alternate" { return alternate(at: start + 1).map { ($0 + 1, $1) } }
    let next = key(start + 1)
    switch key(start) {
    case "alternate":
      if ["days", "weeks", "months"].contains(next) {
        return SeriesStep.plurals[next].map { (2, Series(rule: RecurrenceRule($0.frequency, interval: 2))) }
      }
      return WeekdayList(keys: keys).list(at: start + 1).map { ($0 + 1, Series(rule: RecurrenceRule(.weekly, interval: 2, on: $1))) }
    case "через":
      if next == "день" { return (2, Series(rule: RecurrenceRule(.daily, interval: 2))) }
      return next == "каждые" ? steps.rule(at: start + 2).map { ($0 + 2, Series(rule: $1)) } : nil
    default: return nil
    }
  }

  /// `on mondays`, `on weekends`, «по понедельникам и средам», «по будням», «в будни», «по утрам».
  private func by(at start: Int) -> (Int, Series)? {
    let next = key(start + 1)
    switch key(start) {
    case "on":
      if ["working", "business"].contains(next), key(start + 2) == "days" { return (3, Series(rule: .onWorkingDays)) }
      if ["weekday", "weekend"].contains(next) { return nil }
      return listed(at: start + 1, isPlural: true).map { ($0 + 1, $1) } ?? parts(at: start + 1).map { ($0 + 1, $1) }
    case "в":
      if ["будние", "рабочие"].contains(next), key(start + 2) == "дни" { return (3, Series(rule: .onWorkingDays)) }
      return next == "будни" ? (2, Series(rule: .onWorkingDays)) : nil
    case "по":
      if ["будним", "рабочим"].contains(next), key(start + 2) == "дням" { return (3, Series(rule: .onWorkingDays)) }
      if next == "выходным", key(start + 2) == "дням" { return (3, Series(rule: RecurrenceRule(.weekly, on: Weekday.weekend))) }
      if let part = PartOfDay.ofSeries[next] { return (2, Series(rule: .daily, part: part)) }
      return next == "выходных" ? nil : listed(at: start + 1, isPlural: true).map { ($0 + 1, $1) }
    default: return nil
    }
  }

  /// A list of weekdays as a weekly series.
  private func listed(at start: Int, isPlural: Bool) -> (Int, Series)? {
    WeekdayList(keys: keys).list(at: start, isPlural: isPlural).map { ($0, Series(rule: RecurrenceRule(.weekly, on: $1))) }
  }

  /// `daily` and `mondays` at the end of the text or before a date; «ежедневно» anywhere.
  private func adverb(at start: Int) -> (Int, Series)? {
    let word = key(start)
    if let series = parts(at: start) { return series }
    let part: PartOfDay? = word == "nightly" ? .night : nil
    // “Two fridays from now” are no series.
    let isCounted = start > 0 && NumberWords.cardinal(key(start - 1)) != nil
    let isPlural = word.hasSuffix("s") && !isCounted && (RecurrenceWords.byWeekday[word] != nil || RecurrenceWords.groups[word] != nil)
    guard
      let (count, series) = isPlural
        ? listed(at: start, isPlural: true) : RecurrenceWords.adverbs[word].map({ (1, Series(rule: $0, part: part)) })
    else { return nil }
    return endsOrGoesOn(behind: start, words: count) ? (count, series) : nil
  }

  /// `tuesday nights`, `sunday and wednesday nights`.
  private func parts(at start: Int) -> (Int, Series)? {
    guard DateWords.weekdays[key(start)] != nil, let (count, days) = WeekdayList(keys: keys).list(at: start),
      key(start + count).hasSuffix("s"), let part = PartOfDay.ofSeries[key(start + count)]
    else { return nil }
    return (count + 1, Series(rule: RecurrenceRule(.weekly, on: days), part: part))
  }

  /// Whether the adverb at `start` is a frequency, and not part of a description such as `a weekly report`.
  private func endsOrGoesOn(behind start: Int, words: Int = 1) -> Bool {
    guard key(start).utf8.first.map({ $0 < 0x80 }) == true else { return true }
    let end = start + words
    let isEnd = keys.dropFirst(end).allSatisfy(\.isEmpty)
    let goesOn = isDate(at: end) || RecurrenceWords.exceptions.contains(key(end)) || Context.ends.contains(key(end))
    return (isEnd || goesOn) && !Context.isDescribed(after: start == 0 ? "" : key(start - 1))
  }

  private func isDate(at index: Int) -> Bool {
    ["on", "in", "from", "starting", "with", "before", "after", "for", "this", "-", "–", "—"].contains(key(index))
      || RecurrenceWords.byWeekday[key(index)] != nil || isDayAtEnd(index)
      || SpanReading(Array(keys.dropFirst(index))).duration > 0
      || TimeReading(keys).time(at: index).map { $0.hasPreposition || $0.clarity != .doubtful } ?? false
  }

  /// Whether a day and no other word but a time follows: “lunch weekly tue 12:30”, “anniversary yearly 12 june”.
  private func isDayAtEnd(_ index: Int) -> Bool {
    let isNumbered = [(index, index + 1), (index + 1, index)].contains { Int(key($0)) != nil && DateWords.months[key($1)] != nil }
    guard isNumbered || DateWords.weekdays[key(index)] != nil else { return false }
    let end = index + (isNumbered ? 2 : 1)
    return key(end + (TimeReading(keys).time(at: end)?.count ?? 0)).isEmpty
  }

  /// The recurrence, changed or rejected by the words that follow it.
  private func tail(_ series: Series, start: Int, count: Int) -> Reading {
    let end = start + count
    // “Each day of the trip”.
    if ["or", "или", "of"].contains(key(end)) { return .inexpressible }
    if RecurrenceWords.exceptions.contains(key(end)) { return excepting(series, count: count, at: end) }
    // “Every morning and evening”.
    if series.part != nil, Context.joiners.contains(key(end)), PartOfDay.ofSeries[key(end + 1)] != nil { return .inexpressible }
    var (series, count) = (series, count)
    if !series.rule.weekdays.isEmpty, !series.rule.isOnWorkingDays {
      // “Every sunday in february”.
      if key(end) == "in", DateWords.months[key(end + 1)] != nil { return .inexpressible }
      if let (words, part, _) = PartOfDay.phrase(in: keys, at: end) { (series.part, count) = (part, count + words) }
      return .series(series, count: count)
    }
    if let other = partOfDays(series, behind: end) { return .series(other.series, count: count + other.count) }
    switch series.rule.frequency {
    case .weekly where series.rule.weekdays.isEmpty:
      if let (words, days) = days(behind: end) {
        series.rule.weekdays = days
        return tail(series, start: start, count: count + words)
      }
    case .monthly where series.rule.ordinal == nil:
      if hasSeveralDays { return .inexpressible }
      let opening = ["on", "в", "во"].contains(key(end)) ? 1 : 0
      if let (words, ordinal, weekdays) = DayInMonth(keys: keys).day(at: end + opening) {
        let isOfQuarter = isQuarterly(start..<end)
        return .series(on(weekdays, ordinal, series, isOfQuarter: isOfQuarter), count: count + opening + words)
      }
      // “The last week of every month” is not a fixed day of the month.
      if ["of", "каждого"].contains(key(start)), count > 1, !isDayOfMonth(before: start, count: count) { return .inexpressible }
    case .yearly where ["in", "в"].contains(key(end)):
      if let month = RecurrenceWords.months[key(end + 1)] {
        series.first = .first(of: month, after: parser.today)
        return .series(series, count: count + 2)
      }
    default: break
    }
    if series.first != nil, Context.joiners.contains(key(end)), RecurrenceWords.months[key(end + 1)] != nil { return .inexpressible }
    return .series(series, count: count)
  }

  /// A monthly series on a weekday of the month. “Quarterly on the last friday” is that of the quarter.
  private func on(_ weekdays: Set<Weekday>, _ ordinal: Int, _ series: Series, isOfQuarter: Bool) -> Series {
    var series = series
    if isOfQuarter, series.rule == RecurrenceRule(.monthly, interval: 3) {
      let ofQuarter = quarterly(ordinal, on: weekdays)
      (series.rule, series.first) = (ofQuarter.rule, ofQuarter.first)
    } else {
      (series.rule.ordinal, series.rule.weekdays) = (ordinal, weekdays)
    }
    return series
  }

  /// The weekdays of a weekly series: `every week on tuesday and friday`, «раз в две недели по пятницам». A single `on friday` is a date.
  private func days(behind end: Int) -> (words: Int, days: Set<Weekday>)? {
    if let (words, other) = by(at: end) ?? adverb(at: end), other.rule.frequency == .weekly, !other.rule.weekdays.isEmpty, other.part == nil
    {
      return (words, other.rule.weekdays)
    }
    let opening = ["on", "в", "во"].contains(key(end)) ? 1 : 0
    guard let (words, days) = WeekdayList(keys: keys).list(at: end + opening), days.count > 1 else { return nil }
    return (opening + words, days)
  }

  /// `every day except sunday`, «по будням, кроме пятницы».
  func excepting(_ series: Series, count: Int, at place: Int) -> Reading {
    let opening = ["for", "on", "по", "в"].contains(key(place + 1)) ? 1 : 0
    let all = series.rule == .daily ? Set(Weekday.allCases) : series.rule.frequency == .weekly ? series.rule.weekdays : []
    guard let (words, days) = WeekdayList(keys: keys).list(at: place + 1 + opening), days.isStrictSubset(of: all) else {
      return .inexpressible
    }
    return .series(Series(rule: RecurrenceRule(.weekly, on: all.subtracting(days)), part: series.part), count: count + 1 + opening + words)
  }

  /// `every weekday morning`, «ежедневно по утрам», «по утрам в будни».
  private func partOfDays(_ series: Series, behind end: Int) -> (series: Series, count: Int)? {
    guard series.rule == .daily || series.rule == .onWorkingDays else { return nil }
    if series.part != nil {
      return by(at: end).flatMap { $1.rule.isOnWorkingDays ? (Series(rule: .onWorkingDays, part: series.part), $0) : nil }
    }
    if let (words, other) = by(at: end), other.part != nil { return (Series(rule: series.rule, part: other.part), words) }
    guard series.rule == .onWorkingDays, let (words, part, _) = PartOfDay.phrase(in: keys, at: end) else { return nil }
    return (Series(rule: .onWorkingDays, part: part), words)
  }

  /// Whether the line names several days of the month: `the 1st and 15th`, «1 и 15 числа».
  private var hasSeveralDays: Bool {
    let days = DayOfMonth(keys: keys, today: parser.today)
    return keys.indices.dropLast(2).contains { index in
      keys[index].first?.isNumber == true && ["and", "&", "и"].contains(keys[index + 1]) && days.day(at: index + 2) != nil
    }
  }

  /// Whether the series follows a day of the month, or is a part of it: “the first of every month”.
  private func isDayOfMonth(before start: Int, count: Int) -> Bool {
    (max(0, start - 3)..<start).contains { place in
      let day = DayOfMonth(keys: keys, today: parser.today).day(at: place)
      return day.map { [start, start + count].contains(place + $0.count) } ?? false
    }
  }

  private var steps: SeriesStep { SeriesStep(keys: keys) }

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }
}
