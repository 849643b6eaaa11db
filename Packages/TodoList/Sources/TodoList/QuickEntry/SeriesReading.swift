import CoreModule

/// Parses the recurrence of a task.
struct SeriesReading {
  struct Series: Equatable {
    var frequency: Recurrence.Frequency
    var weekday: Weekday?
    var part: PartOfDay?
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
    if RecurrenceWords.isWorkingWeek(key(start)), let time = TimeReading(keys).time(at: start + 1), time.clarity != .doubtful {
      return .series(Series(frequency: .weekdays), count: 1)
    }
    guard !InexpressibleSeries(keys).isOne(at: start) else { return .inexpressible }
    guard !InexpressibleSeries(keys).isAdverb(at: start) || !endsOrGoesOn(behind: start) else { return .inexpressible }
    guard let (count, series) = try every(at: start) ?? once(at: start) ?? by(at: start) ?? adverb(at: start) else { return nil }
    return tail(series, start: start, count: count)
  }

  private func every(at start: Int) throws(NoSuchDate) -> (Int, Series)? {
    let opening = key(start) == "of" ? 1 : 0
    guard RecurrenceWords.every.contains(key(start + opening)) else { return nil }
    // “Every single day”.
    if opening == 0, ["single", "божий"].contains(key(start + 1)), RecurrenceWords.units[key(start + 2)] == .daily {
      return (3, Series(frequency: .daily))
    }
    let place = start + opening + 1
    let next = key(place)
    if opening == 0, ["working", "business", "рабочий", "будний"].contains(next), ["day", "день"].contains(key(place + 1)) {
      return (3, Series(frequency: .weekdays))
    }
    if let frequency = RecurrenceWords.units[next], opening == 0 || [.monthly, .yearly].contains(frequency) {
      return (opening + 2, Series(frequency: frequency))
    }
    guard opening == 0 else { return nil }
    if RecurrenceWords.isWorkingWeek(next) { return (2, Series(frequency: .weekdays)) }
    if let part = PartOfDay.ofSeries[next] { return (2, Series(frequency: .daily, part: part)) }
    if let weekday = DateWords.weekdays[next] { return (2, Series(frequency: .weekly, weekday: weekday)) }
    // “Every 15th” and “every 3 march” continue as a date.
    if DayOfMonth(keys: keys, today: parser.today).day(at: place) != nil { return (1, Series(frequency: .monthly)) }
    let date = NumericDate(
      words: [key(place), key(place + 1)], today: parser.today, readsShortDates: false, readsSlashDates: false, isDayFirst: false
    )
    return try date.day() == nil ? nil : (1, Series(frequency: .yearly))
  }

  /// `once a week`, «раз в неделю», «один раз в год».
  private func once(at start: Int) -> (Int, Series)? {
    let count = ["один", "1"].contains(key(start)) && key(start + 1) == "раз" ? 2 : ["once", "раз"].contains(key(start)) ? 1 : 0
    guard count > 0, ["a", "в"].contains(key(start + count)), let frequency = RecurrenceWords.units[key(start + count + 1)],
      start == 0 || Int(key(start - 1)) == nil
    else { return nil }
    return (count + 2, Series(frequency: frequency))
  }

  /// `on mondays`, «по понедельникам», «по будням», «в будни», «по утрам».
  private func by(at start: Int) -> (Int, Series)? {
    let next = key(start + 1)
    switch key(start) {
    case "on":
      if ["working", "business"].contains(next), key(start + 2) == "days" { return (3, Series(frequency: .weekdays)) }
      if ["weekdays", "workdays"].contains(next) { return (2, Series(frequency: .weekdays)) }
      return RecurrenceWords.byWeekday[next].map { (2, Series(frequency: .weekly, weekday: $0)) }
        ?? parts(at: start + 1).map { ($0 + 1, $1) }
    case "в":
      if ["будние", "рабочие"].contains(next), key(start + 2) == "дни" { return (3, Series(frequency: .weekdays)) }
      return next == "будни" ? (2, Series(frequency: .weekdays)) : nil
    case "по":
      if next == "будням" { return (2, Series(frequency: .weekdays)) }
      if ["будним", "рабочим"].contains(next), key(start + 2) == "дням" { return (3, Series(frequency: .weekdays)) }
      if let part = PartOfDay.ofSeries[next] { return (2, Series(frequency: .daily, part: part)) }
      return RecurrenceWords.byWeekday[next].map { (2, Series(frequency: .weekly, weekday: $0)) }
    default: return nil
    }
  }

  /// `daily` and `mondays` at the end of the text or before a date; «ежедневно» anywhere.
  private func adverb(at start: Int) -> (Int, Series)? {
    let word = key(start)
    if let series = parts(at: start) { return series }
    let frequency = RecurrenceWords.adverbs[word]
    let part: PartOfDay? = word == "nightly" ? .night : nil
    let weekday = word.hasSuffix("s") ? RecurrenceWords.byWeekday[word] : nil
    guard let series = frequency.map({ Series(frequency: $0, part: part) }) ?? weekday.map({ Series(frequency: .weekly, weekday: $0) })
    else {
      return nil
    }
    // “Mondays and thursdays”.
    let isList = weekday != nil && isWeekday(start + (Context.joiners.contains(key(start + 1)) ? 2 : 1))
    return isList || endsOrGoesOn(behind: start) ? (1, series) : nil
  }

  /// `tuesday nights`.
  private func parts(at start: Int) -> (Int, Series)? {
    guard key(start + 1).hasSuffix("s"), let part = PartOfDay.ofSeries[key(start + 1)] else { return nil }
    return DateWords.weekdays[key(start)].map { (2, Series(frequency: .weekly, weekday: $0, part: part)) }
  }

  /// Whether the adverb at `start` is a frequency, and not part of a description such as `a weekly report`.
  private func endsOrGoesOn(behind start: Int) -> Bool {
    guard key(start).utf8.first.map({ $0 < 0x80 }) == true else { return true }
    let isEnd = keys.dropFirst(start + 1).allSatisfy(\.isEmpty)
    let goesOn =
      isDate(at: start + 1) || RecurrenceWords.exceptions.contains(key(start + 1)) || Context.ends.contains(key(start + 1))
    return (isEnd || goesOn) && !Context.isDescribed(after: start == 0 ? "" : key(start - 1))
  }

  private func isDate(at index: Int) -> Bool {
    ["on", "in", "from", "starting", "with", "before", "after", "for", "this", "-", "–", "—"].contains(key(index))
      || RecurrenceWords.byWeekday[key(index)] != nil
      || SpanReading(Array(keys.dropFirst(index))).duration > 0
      || TimeReading(keys).time(at: index).map { $0.hasPreposition || $0.clarity != .doubtful } ?? false
  }

  /// The recurrence, changed or rejected by the words that follow it.
  private func tail(_ series: Series, start: Int, count: Int) -> Reading {
    let end = start + count
    if RecurrenceWords.exceptions.contains(key(end)) || ["or", "или"].contains(key(end)) { return .inexpressible }
    // “Every morning and evening”.
    if series.part != nil, Context.joiners.contains(key(end)), PartOfDay.ofSeries[key(end + 1)] != nil { return .inexpressible }
    // “Every weekday and saturday”.
    if series.frequency == .weekdays, Context.joiners.contains(key(end)), isWeekday(end + 1) { return .inexpressible }
    var (series, count) = (series, count)
    if series.weekday != nil {
      // “Sunday and wednesday nights”, “every sunday in february”.
      if start > 1, Context.joiners.contains(key(start - 1)), isWeekday(start - 2) { return .inexpressible }
      if key(end) == "in", DateWords.months[key(end + 1)] != nil { return .inexpressible }
      if ["to", "-", "–", "through"].contains(key(end)), let last = DateWords.weekdays[key(end + 1)] {
        let isWorkingWeek = series.weekday == .monday && last == .friday
        return isWorkingWeek ? .series(Series(frequency: .weekdays), count: count + 2) : .inexpressible
      }
      let joiner = Context.joiners.contains(key(end)) ? 1 : 0
      if isWeekday(end + joiner) { return .inexpressible }
      if let (words, part, _) = PartOfDay.phrase(in: keys, at: end) { (series.part, count) = (part, count + words) }
    } else if let other = partOfDays(series, behind: end) {
      return .series(other.series, count: count + other.count)
    } else if series.frequency == .weekly, let (more, other) = by(at: end) ?? adverb(at: end), other.weekday != nil {
      return tail(other, start: start, count: count + more)
    }
    if series.frequency == .monthly, hasSeveralDays || isWeekdayOfMonth(at: end) { return .inexpressible }
    // “The last friday of every month” is not a fixed day of the month.
    if series.frequency == .monthly, ["of", "каждого"].contains(key(start)), count > 1, !isDayOfMonth(before: start, count: count) {
      return .inexpressible
    }
    return .series(series, count: count)
  }

  /// `every weekday morning`, «ежедневно по утрам», «по утрам в будни».
  private func partOfDays(_ series: Series, behind end: Int) -> (series: Series, count: Int)? {
    guard [.daily, .weekdays].contains(series.frequency) else { return nil }
    if series.part != nil {
      return by(at: end).flatMap { $1.frequency == .weekdays ? (Series(frequency: .weekdays, part: series.part), $0) : nil }
    }
    if let (words, other) = by(at: end), other.part != nil { return (Series(frequency: series.frequency, part: other.part), words) }
    guard series.frequency == .weekdays, let (words, part, _) = PartOfDay.phrase(in: keys, at: end) else { return nil }
    return (Series(frequency: .weekdays, part: part), words)
  }

  /// Whether the line names several days of the month: `the 1st and 15th`, «1 и 15 числа».
  private var hasSeveralDays: Bool {
    let days = DayOfMonth(keys: keys, today: parser.today)
    return keys.indices.dropLast(2).contains { index in
      keys[index].first?.isNumber == true && ["and", "&", "и"].contains(keys[index + 1]) && days.day(at: index + 2) != nil
    }
  }

  /// `on the first sunday`, «в последнюю пятницу».
  private func isWeekdayOfMonth(at index: Int) -> Bool {
    guard ["on", "в", "во"].contains(key(index)) else { return false }
    let step = index + (key(index + 1) == "the" ? 2 : 1)
    let isStep = RecurrenceWords.steps.contains(key(step)) || key(step).first?.isNumber == true
    return isStep && (DateWords.weekdays[key(step + 1)] != nil || [.weekdays, .daily].contains(RecurrenceWords.units[key(step + 1)]))
  }

  private func isWeekday(_ index: Int) -> Bool {
    DateWords.weekdays[key(index)] != nil || RecurrenceWords.byWeekday[key(index)] != nil
      || key(index) == "по" && RecurrenceWords.byWeekday[key(index + 1)] != nil
  }

  /// Whether the series follows a day of the month, or is a part of it: “the first of every month”.
  private func isDayOfMonth(before start: Int, count: Int) -> Bool {
    (max(0, start - 3)..<start).contains { place in
      let day = DayOfMonth(keys: keys, today: parser.today).day(at: place)
      return day.map { [start, start + count].contains(place + $0.count) } ?? false
    }
  }

  private func key(_ index: Int) -> String { index >= 0 && index < keys.count ? keys[index] : "" }
}
