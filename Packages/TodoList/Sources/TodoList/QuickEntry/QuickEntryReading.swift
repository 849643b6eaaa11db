import CoreModule

/// Parses the words of one line from left to right.
struct QuickEntryReading {
  private(set) var parser: QuickEntryParser
  let words: [QuickEntryWord]
  private(set) var isRemoved: [Bool]
  /// Whether each word belongs to the text although it looks like a date.
  private var isKept: [Bool]
  var found = QuickEntry(text: "")
  /// The words removed from the text, by property.
  private(set) var said: [QuickEntryPart: [String]] = [:]
  /// The series, and its words.
  private(set) var series: (value: SeriesReading.Series, range: Range<Int>)?
  private(set) var hasInexpressibleSeries = false
  /// The time behind the end of a series, at which its tasks are due: “every day until 5 january at 8”.
  private(set) var timeOfEnd: Place?
  /// The beginning of a range of times in the text.
  var rangeStart: TimeOfDay?

  init(_ line: String, parser: QuickEntryParser) {
    var words = QuickEntryWord.words(in: line)
    self.parser = parser
    self.parser.isRussian = words.contains(where: \.isRussian)
    Parentheses(parser: self.parser).open(in: &words)
    self.words = words
    isRemoved = words.map { _ in false }
    isKept = words.map(\.isQuoted)
  }

  mutating func read() throws(NoSuchDate) {
    try readMarks()
    try readTitles()
    readTitlesOfSeries()
    readRussianTitles()
    readRussianNames()
    try readRanges()
    try readSeries()
    try readEnd()
    parser.repeats = parser.repeats ?? found.repeats
    if found.due == nil { try readDue() }
  }

  /// The rule that the words of a recurrence give, if all words but one belong to it; otherwise `nil`.
  var rule: RecurrenceRule? {
    guard isRemoved.filter({ !$0 }).count == 1, found.priority == nil, found.tags.isEmpty, var rule = found.repeats else { return nil }
    guard case .day(let day) = found.due else { return found.due == nil ? rule : nil }
    switch rule.frequency {
    case .monthly: rule.ordinal = rule.ordinal ?? day.parts.day
    case .weekly: if rule.weekdays.isEmpty { rule.weekdays = [day.weekday] }
    case .daily, .yearly: return nil
    }
    return rule
  }

  /// The parsed entry. A line that consists only of a date or a recurrence becomes the text.
  func entry(_ line: String) -> QuickEntry {
    var rest = zip(words, isRemoved).filter { !$0.1 }.map(\.0.typed).joined(separator: " ")
    // “Dinner at Olga's, 7 pm”.
    if isRemoved.last == true, let last = rest.last, ",;".contains(last), rest.dropLast().last?.isWhitespace == false { rest.removeLast() }
    guard rest.isEmpty, found.due != nil || found.repeats != nil else {
      var entry = found
      let day = found.due?.day(in: parser.localTime)
      entry.repeats = found.repeats?.starting(on: day)
      entry.text = rest
      return entry
    }
    var entry = QuickEntry(text: words.filter { Mark($0) == nil }.map(\.typed).joined(separator: " "))
    (entry.tags, entry.priority, entry.isPartial) = (found.tags, found.priority, found.isPartial)
    return entry
  }

  /// Parses single words such as `!high`, `#home`, `every:week` and `due:friday`.
  private mutating func readMarks() throws(NoSuchDate) {
    for (index, word) in words.enumerated() {
      switch Mark(word) ?? numberedPriority(at: index) {
      case .priority(let priority) where found.priority == nil:
        found.priority = priority
        remove(index..<index + 1, as: .priority)
      case .tag(let tag):
        if !found.tags.contains(tag) { found.tags.append(tag) }
        isRemoved[index] = true
      case .recurrence(let rule) where found.repeats == nil:
        found.repeats = rule
        remove(index..<index + 1, as: .recurrence)
      case .due(let text) where found.due == nil:
        guard let due = try parser.date(text) else { continue }
        found.due = due
        remove(index..<index + 1, as: .due)
      default: continue
      }
    }
  }

  /// The priority in `p1`, as in Todoist; not in “p1 to p3”, which are pages.
  private func numberedPriority(at index: Int) -> Mark? {
    let isRange = [index - 1, index + 1].contains { words.indices.contains($0) && Context.binding.contains(words[$0].key) }
    guard !isRange, !words[index].isQuoted else { return nil }
    return ["p1": .high, "p2": .normal, "p3": .low, "p4": .low][words[index].key].map { .priority($0) }
  }

  /// Keeps titles that begin with a day: `Friday Night Lights`, `Watch Sunday in the Park with George`.
  private mutating func readTitles() throws(NoSuchDate) {
    for index in words.indices.dropFirst().dropLast() where isCapitalized(index) {
      let key = words[index].key
      guard isFree(index), DateWords.weekdays[key] ?? RecurrenceWords.byWeekday[key] != nil || DateWords.days[key] != nil,
        try date(at: index).map({ $0.range.count == 1 }) ?? true, DateWords.preposition(in: [words[index - 1].key]) == 0,
        !RecurrenceWords.every.contains(words[index - 1].key)
      else { continue }
      let (next, previous) = (words[index + 1].key, words[index - 1].key)
      let isShown = Context.shown.contains(previous) || index > 1 && previous == "to" && words[index - 2].key == "listen"
      // “Monday, Wednesday, Friday” is a list.
      let isNamed = isCapitalized(index + 1) && !Context.continuations.contains(next) && DateWords.weekdays[next] == nil
      // “Watch Wednesday on the train”.
      let isObject = isShown && (next == "by" || Context.continuations.contains(next))
      guard isShown || isNamed,
        let last = words[(index + 1)...].prefix(while: { !Context.deadlines.contains($0.key) }).indices.last(where: isCapitalized)
          ?? (isObject ? index : nil)
      else {
        continue
      }
      let end = isShown ? last + 1 : words.indices[index...].first { !isCapitalized($0) } ?? words.count
      for place in index..<end { isKept[place] = true }
    }
  }

  /// Keeps titles such as `Every Day Is for the Thief`.
  private mutating func readTitlesOfSeries() {
    for index in words.indices.dropFirst().dropLast(2) where RecurrenceWords.every.contains(words[index].key) {
      guard (index...index + 2).allSatisfy({ isFree($0) && isCapitalized($0) && DateWords.weekdays[words[$0].key] == nil }) else {
        continue
      }
      for place in index...index + 2 { isKept[place] = true }
    }
  }

  /// Keeps a Russian weekday with a capital letter at the end where it is a name: «отписаться от рассылки Понедельник», but not «сдать отчёт
  /// Пятница».
  private mutating func readRussianNames() {
    guard parser.isRussian, let last = words.indices.last(where: isFree), last > 1, isCapitalized(last),
      DateWords.weekdays[words[last].key] != nil, words[last].key.count > 3, words[last - 1].typed.last?.isLetter == true,
      Context.takesName(words[last - 1].key)
    else { return }
    isKept[last] = true
  }

  /// Keeps Russian titles with a day behind words such as «прочитать» and «фильм»: «перечитать Понедельник начинается в субботу».
  private mutating func readRussianTitles() {
    guard let shown = words.firstIndex(where: { Context.isShown($0.key) }),
      let start = words.indices[(shown + 1)...].first(where: { isFree($0) && isCapitalized($0) }),
      start == shown + 1 || Context.isShown(words[start - 1].key),
      DateWords.weekdays[words[start].key] != nil || DateWords.days[words[start].key] != nil
    else { return }
    for place in start..<words.count { isKept[place] = true }
  }

  /// Whether only the first letter is a capital one.
  func isCapitalized(_ index: Int) -> Bool {
    let typed = words[index].typed
    return typed.first?.isUppercase == true && typed.dropFirst().first?.isLowercase == true
  }

  /// Parses `every week` and `каждый понедельник`, which also sets the due date.
  private mutating func readSeries() throws(NoSuchDate) {
    guard found.repeats == nil else { return }
    let reading = SeriesReading(
      words.enumerated().map { index, word in
        !isFree(index) || isInClause(index) || isInCondition(index)
          ? "" : word.typed.hasSuffix("!") && word.key == "every" ? "every!" : word.key
      }, parser: parser)
    for index in words.indices where isFree(index) {
      switch try reading.series(at: index) {
      case .series(let series, let count):
        self.series = (series, index..<index + count)
        found.repeats = series.rule
        remove(index..<index + count, as: .recurrence)
        return readException(to: series, by: reading)
      case .inexpressible:
        (hasInexpressibleSeries, found.isPartial) = (true, true)
        return
      case nil: continue
      }
    }
  }

  /// Parses the days that a series leaves out, if they do not follow it directly: `every weekday at 6:30 except friday`.
  private mutating func readException(to series: SeriesReading.Series, by reading: SeriesReading) {
    guard let place = words.indices.first(where: { isFree($0) && RecurrenceWords.exceptions.contains(words[$0].key) }),
      case .series(let rest, let count) = reading.excepting(series, count: 0, at: place)
    else { return }
    self.series?.value = rest
    found.repeats = rest.rule
    remove(place..<place + count, as: .recurrence)
  }

  /// Parses the end of a series: `until 18 december`, «до конца года», `this week`. Of a monthly or yearly one, a day before the second task
  /// is its due date.
  private mutating func readEnd() throws(NoSuchDate) {
    guard let rule = found.repeats, rule.until == nil else { return }
    let isDue = rule.isOnDayOfDueDate && !parser.isRule
    let second = isDue ? rule.next(after: parser.today, today: parser.today, dayOfMonth: nil) : nil
    for index in words.indices.dropFirst() where isFree(index) {
      let opening = Context.lasts.contains(words[index].key) ? 1 : 0
      guard opening > 0 || Context.ends.contains(words[index].key) || isCurrentPeriod(at: index),
        let end = try date(at: index + opening, mustBeDate: true), let day = end.found.day, day >= parser.today,
        second.map({ day > $0 }) ?? true
      else { continue }
      found.repeats = rule.with(until: day)
      if end.found.time != nil {
        var time = end
        time.found.day = nil
        timeOfEnd = time
      }
      return remove(index..<end.range.upperBound, as: .recurrence)
    }
  }

  mutating func remove(_ range: Range<Int>, as part: QuickEntryPart) {
    said[part, default: []] += range.filter { !isRemoved[$0] }.map { words[$0].typed }
    for place in range { isRemoved[place] = true }
  }

  mutating func keep(_ index: Int) { isKept[index] = true }

  func isFree(_ index: Int) -> Bool { !isRemoved[index] && !isKept[index] }
}
