public import CoreModule

/// todo.txt: one task per line, with the extensions `due:`, `rec:`, `uuid:`, `note:` and `parent:`. A series for which `rec:` has no form is
/// written as `rrule:`, with a rule of iCalendar.
public struct TodoTxt: Sendable {
  private let localTime: LocalTime

  /// Creates the format; times are in this time zone.
  public init(localTime: LocalTime) { self.localTime = localTime }

  /// The text of a file with `tasks`.
  public func text(_ tasks: [TodoTask]) -> String {
    let ids = Dictionary(tasks.map { ($0.number, $0.id) }) { first, _ in first }
    return tasks.map { line($0, parent: $0.parent.flatMap { ids[$0] }) + "\n" }.joined()
  }

  private func line(_ task: TodoTask, parent: TodoTask.ID?) -> String {
    let created = localTime.day(of: task.created).description
    let letter = task.priority == .high ? "A" : task.priority == .low ? "C" : nil
    var words: [String] = []
    if let completed = task.completed {
      words += ["x", localTime.day(of: completed).description, created, task.text]
      if let letter { words.append("pri:" + letter) }
    } else {
      words += (letter.map { ["(\($0))"] } ?? []) + [created, task.text]
    }
    words += task.tags.map { tag in (Self.isTag(tag) ? "+" : "tag:") + tag.replacing(" ", with: "_") }
    switch task.due {
    case .day(let day): words.append("due:\(day)")
    case .moment(let moment): words.append("due:" + written(moment))
    case nil: break
    }
    if let rule = task.recurrence?.rule { words.append(Self.steps(rule).map { "rec:" + $0 } ?? "rrule:" + rule.iCalendar) }
    if let note = task.note { words.append("note:" + note.replacing("%", with: "%25").replacing(" ", with: "%20")) }
    if let parent { words.append("parent:\(parent)") }
    return (words + ["uuid:\(task.id)"]).joined(separator: " ")
  }

  /// Whether the text after `+` or `@` is a tag; `+1` is not. Other tags are written as `tag:`.
  fileprivate static func isTag(_ text: String) -> Bool { text.unicodeScalars.first?.properties.isAlphabetic == true }

  /// The local time to the minute; the exact time with an offset if that is not the same time, for example when clocks are turned back.
  private func written(_ moment: Timestamp) -> String {
    let short = "\(localTime.day(of: moment))T\(localTime.hoursAndMinutes(of: moment))"
    return localTime.date(short) == .moment(moment) ? short : localTime.rfc3339(moment)
  }

  /// `1b`, `2w`, `10d`; `nil` for series on certain days, or with an end.
  private static func steps(_ rule: RecurrenceRule) -> String? {
    if rule == .onWorkingDays { return "1b" }
    guard rule == RecurrenceRule(rule.frequency, interval: rule.interval) else { return nil }
    return rule.interval.description + rule.frequency.rawValue.prefix(1)
  }

  /// Parses a file; `now` replaces missing times of creation and change.
  public func read(_ text: String, now: Timestamp) -> TodoFile {
    var file = TodoFile()
    var parents: [TodoTask.Number: TodoTask.ID] = [:]
    var names = DerivedNames(format: "todo.txt")
    for (index, line) in text.lines.enumerated() {
      guard !line.isBlank else { continue }
      let reading = TodoTxtLine(line, localTime: localTime)
      let name = reading.values["uuid"] ?? names.next(for: reading.text)
      if let fault = reading.fault {
        file.fail(index + 1, fault)
        continue
      }
      if let parent = reading.values["parent"] { parents[file.nextNumber] = TodoTask.ID(named: parent) }
      file.tasks.append(reading.task(number: file.nextNumber, id: TodoTask.ID(named: name), now: now, localTime: localTime))
    }
    file.resolve(parents: parents)
    return file
  }
}

extension TodoTxt {
  /// The first line that is no task, if so many are none that the text is something else than a list of tasks; otherwise `nil`.
  ///
  /// Any line can be a task of todo.txt, so the share of the lines that are long, have columns or are code decides.
  public func foreignLine(in text: String) -> String? {
    let lines = text.lines.lazy.filter { !$0.isBlank }.prefix(Self.judgedLines)
    let foreign = lines.filter { !TodoTxtLine($0, localTime: localTime).isMarked && Self.isForeign($0) }
    guard lines.count >= Self.fewestLines, foreign.count * Self.foreignShare > lines.count else { return nil }
    return foreign.first.map(String.init)
  }

  private static let judgedLines = 1000
  private static let fewestLines = 3
  /// One line in so many may be no task.
  private static let foreignShare = 3
  private static let longestTask = 60

  private static func isForeign(_ line: Substring) -> Bool {
    let line = line.trimmed
    if line.count > longestTask || line.first.map("<{}#|".contains) ?? false || line.last.map("{};>\\".contains) ?? false { return true }
    let letters = Array(line)
    let separators = letters.indices.dropFirst().dropLast().filter { index in
      let (before, after) = (letters[index - 1], letters[index + 1])
      // A time has a colon between digits.
      return ":;,|=\t".contains(letters[index]) && !before.isWhitespace && !after.isWhitespace && !(before.isNumber && after.isNumber)
    }
    return separators.count > 1 || line.contains("\t")
  }
}

/// A parsed line of todo.txt.
private struct TodoTxtLine {
  private(set) var text: String
  private(set) var values: [String: String] = [:]
  private(set) var fault: TodoFileFault.Reason?
  private var isDone = false
  private var letter: Character?
  private var completed: CalendarDay?
  private var created: CalendarDay?
  private var due: DueDate?
  private var tags: [String] = []
  private var note: String?

  init(_ line: Substring, localTime: LocalTime) {
    var words = line.spaced[...]
    func day() -> CalendarDay? {
      guard let day = words.first.flatMap({ CalendarDay(iso8601: $0) }) else { return nil }
      words.removeFirst()
      return day
    }
    if words.first == "x" {
      isDone = true
      words.removeFirst()
      completed = day()
    }
    if let first = words.first, first.count == 3, first.hasPrefix("("), first.hasSuffix(")"), let letter = first.dropFirst().first,
      ("A"..."Z").contains(letter)
    {
      self.letter = letter
      words.removeFirst()
    }
    created = day()
    text = ""
    text = words.filter { !take($0) }.joined(separator: " ")
    if let given = values["due"] {
      due = localTime.date(given)
      if due == nil { fault = .date(given) }
    }
    do throws(UserTextProblem) {
      text = try UserText(text).description
      tags = try tags.map { tag throws(UserTextProblem) in try UserText(tag).description }.withoutRepeats()
      note = try values["note"].flatMap { given throws(UserTextProblem) in
        let note = given.replacing("%20", with: " ").replacing("%25", with: "%")
        return note.isBlank ? nil : try UserText(note).description
      }
    } catch { fault = error == .blank ? .noText : .text(error) }
  }

  /// Whether it has more than a text.
  var isMarked: Bool { isDone || letter != nil || created != nil || !values.isEmpty || !tags.isEmpty }

  /// Parses a word that is not part of the text; returns `false` for other words.
  private mutating func take(_ word: String) -> Bool {
    // Scalars instead of characters, because of combining marks.
    let scalars = word.unicodeScalars
    if let first = scalars.first, first == "+" || first == "@", TodoTxt.isTag(String(scalars.dropFirst())) {
      tags.append(String(scalars.dropFirst()))
      return true
    }
    guard let colon = scalars.firstIndex(of: ":") else { return false }
    let (name, value) = (String(scalars[..<colon]), String(scalars[scalars.index(after: colon)...]))
    // Unknown words stay in the text.
    guard ["due", "rec", "rrule", "uuid", "note", "parent", "pri", "tag"].contains(name),
      name != "rec" || Self.rule(value) != nil, name != "rrule" || RecurrenceRule(iCalendar: value) != nil
    else {
      return false
    }
    if name == "tag" {
      tags.append(value)
      return true
    }
    values[name] = value
    return true
  }

  func task(number: TodoTask.Number, id: TodoTask.ID, now: Timestamp, localTime: LocalTime) -> IncomingTask {
    let letter = letter ?? values["pri"]?.first
    let day = due?.day(in: localTime)
    let rule = values["rec"].flatMap(Self.rule) ?? values["rrule"].flatMap { RecurrenceRule(iCalendar: $0, from: day) }
    let task = TodoTask(
      number: number, id: id, text: text, priority: letter.map { $0 == "A" ? .high : $0 == "B" ? .normal : .low } ?? .normal, due: due,
      recurrence: rule.map { Recurrence($0, from: day) }, tags: tags, note: note,
      remindAt: isDone ? nil : due, created: created.map(localTime.start(of:)) ?? now, updated: now,
      completed: isDone ? completed.map(localTime.start(of:)) ?? now : nil
    )
    return IncomingTask(task, fields: [.priority, .due, .recurrence, .tags, .note, .parent])
  }

  /// `2w`, `+1m`, `b`; `nil` for other texts. Seven days are a week, and twelve months a year.
  private static func rule(_ value: String) -> RecurrenceRule? {
    let steps = value.drop { $0 == "+" }
    guard let unit = steps.last, let number = steps.count == 1 ? 1 : Int(steps.dropLast()),
      (1...RecurrenceRule.maximumInterval).contains(number)
    else { return nil }
    switch (unit, number) {
    case ("b", 1): return .onWorkingDays
    case ("d", 7): return .weekly
    case ("m", 12): return .yearly
    default: return RecurrenceRule.Frequency.allCases.first { $0.rawValue.first == unit }.map { RecurrenceRule($0, interval: number) }
    }
  }
}
