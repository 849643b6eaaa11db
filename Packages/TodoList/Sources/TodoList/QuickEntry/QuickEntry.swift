public import CoreModule

/// What was understood of a task that was typed in one line.
public struct QuickEntry: Equatable, Sendable {
  /// What is left of the line: the text of the task.
  public var text: String
  /// When it is due.
  public var due: DueDate?
  /// How much it matters.
  public var priority: TodoPriority?
  /// Its tags.
  public var tags: [String] = []
  /// How often it comes back.
  public var repeats: Recurrence.Frequency?

  /// A line of which nothing but the text is understood.
  public init(text: String) { self.text = text }
}

/// A day that no calendar has, such as 30 February, as it was typed.
public struct NoSuchDate: Error, Equatable, Sendable {
  /// What was typed.
  public let text: String
}

/// Reads tasks that are typed in one line, and dates, in English and Russian alike.
///
/// A word is taken out of the text only as part of something that was understood. Words that are often no dates (weekdays, bare times) are
/// read as such only at the beginning or the end of the text or beside a date or a preposition; words in quotes never are. `27.12` may as well be
/// the version of a program: it is a date behind such a word as “by”, in a Russian line, or at the end of another one.
public struct QuickEntryParser: Sendable {
  let today: CalendarDay
  let now: Timestamp
  let localTime: LocalTime
  /// The series in which what is read comes back: one of working days begins on one.
  var repeats: Recurrence.Frequency?

  /// A parser for which it is `now`.
  public init(now: Timestamp, localTime: LocalTime) {
    self.now = now
    self.localTime = localTime
    today = localTime.day(of: now)
  }

  /// What a typed line says.
  ///
  /// - Throws: ``NoSuchDate`` when a part of it has the form of a date, but there is no such day.
  public func entry(_ line: String) throws(NoSuchDate) -> QuickEntry { try words(of: line).entry }

  /// What a typed line says, and the words that say it.
  func words(of line: String) throws(NoSuchDate) -> (entry: QuickEntry, said: [QuickEntryPart: [String]]) {
    var reading = QuickEntryReading(line, parser: self)
    try reading.read()
    return (reading.entry(line), reading.said)
  }

  /// The date that a text is, all of it; `nil` when it is none.
  ///
  /// - Throws: ``NoSuchDate`` when it has the form of a date, but there is no such day.
  public func date(_ text: String) throws(NoSuchDate) -> DueDate? {
    let words = QuickEntryWord.words(in: text)
    guard let (count, date) = try DateReading(words, parser: self).date(at: 0), count == words.count else { return nil }
    return date
  }

  /// The date on `day`, at a time of day if there is one.
  func due(on day: CalendarDay, at time: TimeOfDay?) -> DueDate {
    time.map { .moment(localTime.moment(of: $0, on: day)) } ?? .day(day)
  }

  /// The next time that clocks show `time`.
  func next(_ time: TimeOfDay) -> DueDate {
    let isToday = localTime.moment(of: time, on: today) > now
    let day = isToday ? today : today.adding(days: 1)
    return .moment(localTime.moment(of: time, on: repeats == .weekdays ? day.firstWorkingDay : day))
  }
}

/// What a line may say of a task that something else may say as well.
enum QuickEntryPart: CaseIterable {
  case due
  case priority
  case recurrence
}

extension QuickEntryParser {
  /// The priority that is called `text`: `high`, `h`, `высокий`.
  public static func priority(_ text: String) -> TodoPriority? { Mark.priorities[QuickEntryWord(text).key] }

  /// How often something comes back that is said to do so `text`: `weekly`, `week`, `еженедельно`.
  public static func frequency(_ text: String) -> Recurrence.Frequency? {
    let key = QuickEntryWord(text).key
    return RecurrenceWords.frequencies[key] ?? RecurrenceWords.units[key]
  }
}
