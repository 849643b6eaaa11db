public import CoreModule

/// The properties parsed from a task that was typed in one line.
public struct QuickEntry: Equatable, Sendable {
  /// The text of the task: the line without the recognized words.
  public var text: String
  /// The due date; `nil` if the line has none.
  public var due: DueDate?
  /// The priority; `nil` if the line has none.
  public var priority: TodoPriority?
  /// The tags.
  public var tags: [String] = []
  /// The recurrence; `nil` if the line has none.
  public var repeats: RecurrenceRule?
  /// Whether the line has days or a recurrence that a task cannot have, such as `from 3 to 5 december`. They stay in the text.
  public var isPartial = false

  /// Creates an entry with only a text.
  public init(text: String) { self.text = text }
}

/// A date that does not exist, such as 30 February.
public struct NoSuchDate: Error, Equatable, Sendable {
  /// The typed text.
  public let text: String
}

/// Parses tasks that are typed in one line, and dates, in English and Russian.
///
/// Only recognized words are removed from the text. Words that often are not dates, such as weekdays and bare times, count only at the
/// beginning or end of the text, or next to a date or preposition, as in `lunch saturday with Bob`. Words in quotes are never parsed.
/// `27.12` may also be a version number: it is a date after a word such as “by”, in a Russian line, or at the end of another line.
public struct QuickEntryParser: Sendable {
  let today: CalendarDay
  let now: Timestamp
  let localTime: LocalTime
  /// Whether the text has Russian words. Then `3/4` is in April and `3:30` at night.
  var isRussian = false
  /// The recurrence of the task. A series of working days begins on one.
  var repeats: RecurrenceRule?
  /// Whether the text is only a rule, so that a date after “until” is never a due date.
  var isRule = false

  /// Creates a parser for the current time.
  public init(now: Timestamp, localTime: LocalTime) {
    self.now = now
    self.localTime = localTime
    today = localTime.day(of: now)
  }

  /// Parses a line.
  ///
  /// - Throws: ``NoSuchDate`` when a part of the line has the form of a date that does not exist.
  public func entry(_ line: String) throws(NoSuchDate) -> QuickEntry { try words(of: line).entry }

  /// The entry of a line, and the recognized words.
  func words(of line: String) throws(NoSuchDate) -> (entry: QuickEntry, said: [QuickEntryPart: [String]]) {
    var reading = QuickEntryReading(line, parser: self)
    try reading.read()
    return (reading.entry(line), reading.said)
  }

  /// Parses a text that is entirely a date; `nil` for other texts.
  ///
  /// - Throws: ``NoSuchDate`` when the text has the form of a date that does not exist.
  public func date(_ text: String) throws(NoSuchDate) -> DueDate? {
    let words = QuickEntryWord.words(in: text)
    var parser = self
    parser.isRussian = words.contains(where: \.isRussian)
    guard let found = try DateReading(words, parser: parser).date(), found.count == words.count else { return nil }
    return due(found)
  }

  /// The due date from the parsed parts; `nil` if they give none.
  func due(_ found: DateReading.Found) -> DueDate? {
    if let offset = found.offset, let time = found.time { return due(on: found.day, at: time, offset: offset) }
    return found.moment.map { .moment($0) } ?? found.day.map { due(on: $0, at: found.time, in: found.part) }
      ?? found.time.map { next($0, or: found.clock?.orInEvening ?? found.part?.orLater) }
  }

  /// The due date on `day`, with an optional time.
  ///
  /// - Parameter part: The part of the day that the time stands for. If it is over today, the task is due in the night, or on the day.
  func due(on day: CalendarDay, at time: TimeOfDay?, in part: PartOfDay? = nil) -> DueDate {
    guard let time else { return .day(day) }
    let moment = localTime.moment(of: time, on: day)
    // «Сегодня в час ночи» is in the night to come.
    if day == today, moment <= now, time < .hour(5) { return .moment(localTime.moment(of: time, on: day.adding(days: 1))) }
    guard part != nil, day == today, moment <= now else { return .moment(moment) }
    let night = localTime.moment(of: PartOfDay.night.time, on: day)
    return part == .evening && night > now ? .moment(night) : .day(day)
  }

  /// Whether this time of today is over.
  func isOver(_ time: TimeOfDay) -> Bool { localTime.moment(of: time, on: today) <= now }

  /// The due date at a time in a zone with this offset in seconds; without a day, the next such time.
  func due(on day: CalendarDay?, at time: TimeOfDay, offset: Int64) -> DueDate {
    func moment(_ day: CalendarDay) -> Timestamp {
      Timestamp(milliseconds: (day.daysSinceEpoch * 86_400 + Int64(time.minutes) * 60 - offset) * 1000)
    }
    let next = (-1...2).lazy.map { moment(today.adding(days: $0)) }.first { $0 > now }
    return .moment(day.map(moment) ?? next ?? moment(today))
  }

  /// The next occurrence of one of these times of day.
  func next(_ time: TimeOfDay, or other: TimeOfDay? = nil) -> DueDate {
    if let other, isOver(time), !isOver(other) { return next(other) }
    let day = isOver(time) ? today.adding(days: 1) : today
    return .moment(localTime.moment(of: time, on: repeats?.firstDay(from: day) ?? day))
  }
}

/// The properties that a line or an option can set.
enum QuickEntryPart: CaseIterable {
  case due
  case priority
  case recurrence
}

extension QuickEntryParser {
  /// The priority with this name, such as `high`, `h` or `высокий`; `nil` for other texts.
  public static func priority(_ text: String) -> TodoPriority? { Mark.priorities[QuickEntryWord(text).key] }

  /// The rule in a text such as `weekly`, `every 2 weeks`, `on Mon and Wed`, «раз в квартал» or `FREQ=DAILY;INTERVAL=10`; `nil` for other
  /// texts.
  public func rule(_ text: String) -> RecurrenceRule? {
    let key = QuickEntryWord(text).key
    if let rule = RecurrenceWords.frequencies[key] ?? RecurrenceWords.units[key] { return rule }
    let written = text.uppercased().hasPrefix("RRULE:") ? String(text.dropFirst(6)) : text
    if let rule = RecurrenceRule(iCalendar: written, in: localTime) { return rule }
    let words = text.split(separator: " ")
    let rest = (["on", "по"].contains(words.first?.lowercased()) ? words.dropFirst() : words[...]).joined(separator: " ")
    var parser = self
    parser.isRule = true
    return [text, "every " + rest, "каждые " + rest].lazy.compactMap { words in
      var reading = QuickEntryReading("«x» " + words, parser: parser)
      do throws(NoSuchDate) { try reading.read() } catch { return nil }
      return reading.rule
    }.first
  }
}
