public import CoreModule

extension ICalendar {
  /// Reads a file at `now`. What it holds besides tasks is passed over.
  public func read(_ text: String, now: Timestamp) -> TodoFile {
    var file = TodoFile()
    var parents: [TodoTask.Number: TodoTask.ID] = [:]
    var component: (line: Int, properties: [Property])?
    let lines = Self.unfolded(text)
    guard lines.contains(where: { $0.text.uppercased().hasPrefix("BEGIN:VCALENDAR") }) else {
      file.fail(1, .foreign)
      return file
    }
    for (number, line) in lines {
      switch line.uppercased() {
      case "BEGIN:VTODO": component = (number, [])
      case "END:VTODO":
        guard let ended = component else { continue }
        component = nil
        let todo = VTodo(ended.properties)
        if let parent = todo["RELATED-TO"]?.value { parents[file.nextNumber] = TodoTask.ID(named: parent) }
        switch todo.task(number: file.nextNumber, now: now, localTime: localTime) {
        case .success(let task): file.tasks.append(task)
        case .failure(let fault): file.fail(ended.line, fault.reason)
        }
      default: component?.properties.append(Property(line))
      }
    }
    if let component { file.fail(component.line, .unfinished) }
    file.resolve(parents: parents)
    return file
  }

  /// The lines with those that continue them, each with its place.
  private static func unfolded(_ text: String) -> [(line: Int, text: String)] {
    var lines: [(line: Int, text: String)] = []
    // A line break of two characters is one to Swift.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
        lines[lines.count - 1].text += line.dropFirst()
      } else {
        lines.append((index + 1, String(line)))
      }
    }
    return lines
  }
}

/// A line of a component: `DUE;VALUE=DATE:20261231`.
struct Property {
  let name: String
  let value: String

  init(_ line: String) {
    var isQuoted = false
    let colon = line.firstIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ":" && !isQuoted
    }
    let head = colon.map { line[..<$0] } ?? line[...]
    name = head.prefix { $0 != ";" }.uppercased()
    value = colon.map { String(line[line.index(after: $0)...]) } ?? ""
  }

  /// The texts of a value, without its escapes; a comma separates them.
  var texts: [String] {
    var (texts, isEscaped) = ([""], false)
    for character in value {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (false, ","): texts.append("")
      case (true, "n"), (true, "N"):
        texts[texts.count - 1] += "\n"
        isEscaped = false
      default:
        texts[texts.count - 1].append(character)
        isEscaped = false
      }
    }
    return texts
  }

  /// The value as one text.
  var text: String { texts.joined(separator: ",") }
}

/// The properties of a VTODO.
private struct VTodo {
  struct Fault: Error { let reason: TodoFileFault.Reason }

  private let properties: [String: Property]
  private let categories: [String]

  init(_ properties: [Property]) {
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    categories = properties.filter { $0.name == "CATEGORIES" }.flatMap(\.texts)
  }

  subscript(name: String) -> Property? { properties[name] }

  func task(number: TodoTask.Number, now: Timestamp, localTime: LocalTime) -> Result<IncomingTask, Fault> {
    do throws(Fault) {
      guard let summary = self["SUMMARY"] else { throw Fault(reason: .noText) }
      let text = try kept(summary.text)
      let due = try date("DUE", localTime)
      let isDone = self["STATUS"]?.value.uppercased() == "COMPLETED" || self["COMPLETED"] != nil
      let tags = try categories.filter { !$0.allSatisfy(\.isWhitespace) }.map { tag throws(Fault) in try kept(tag) }
      let updated = try moment("LAST-MODIFIED", localTime)
      let (created, stamp) = (try moment("CREATED", localTime), try moment("DTSTAMP", localTime))
      let completed = try moment("COMPLETED", localTime)
      let note = try self["DESCRIPTION"].flatMap { property throws(Fault) in
        property.text.allSatisfy(\.isWhitespace) ? nil : try kept(property.text)
      }
      let task = TodoTask(
        number: number, id: TodoTask.ID(named: self["UID"]?.value ?? "ics \(text)"), text: text, priority: priority, due: due,
        recurrence: frequency.map { Recurrence($0, from: due?.day(in: localTime)) }, tags: tags.withoutRepeats(), note: note,
        remindAt: isDone ? nil : due?.reminder(in: localTime), created: created ?? stamp ?? now, updated: updated ?? now,
        completed: isDone ? completed ?? updated ?? now : nil
      )
      var fields: IncomingTask.Fields = [.priority, .due, .recurrence, .tags, .note, .parent]
      if updated != nil { fields.insert(.changeTime) }
      if self["COMPLETED"] != nil || !isDone { fields.insert(.completionTime) }
      return .success(IncomingTask(task, fields: fields))
    } catch { return .failure(error) }
  }

  private func kept(_ text: String) throws(Fault) -> String {
    do throws(UserTextProblem) { return try UserText(text).description } catch {
      throw Fault(reason: error == .blank ? .noText : .text(error))
    }
  }

  /// 1 to 4 are high, 6 to 9 low.
  private var priority: TodoPriority {
    switch self["PRIORITY"].flatMap({ Int($0.value) }) ?? 0 {
    case 1...4: .high
    case 6...9: .low
    default: .normal
    }
  }

  private var frequency: Recurrence.Frequency? {
    let parts = self["RRULE"]?.value.uppercased().split(separator: ";").map(String.init) ?? []
    guard !parts.contains(where: { $0.hasPrefix("INTERVAL=") && $0 != "INTERVAL=1" }) else { return nil }
    if parts.contains("FREQ=DAILY") { return .daily }
    if parts.contains("FREQ=WEEKLY") { return parts.contains("BYDAY=MO,TU,WE,TH,FR") ? .weekdays : .weekly }
    return parts.contains("FREQ=MONTHLY") ? .monthly : parts.contains("FREQ=YEARLY") ? .yearly : nil
  }

  private func moment(_ name: String, _ localTime: LocalTime) throws(Fault) -> Timestamp? {
    try date(name, localTime)?.start(in: localTime)
  }

  /// `20261231`, `20261231T183000` in this zone, `20261231T183000Z`.
  private func date(_ name: String, _ localTime: LocalTime) throws(Fault) -> DueDate? {
    guard let value = self[name]?.value else { return nil }
    let digits = Array(value)
    guard digits.count == 8 || digits.count >= 15 && digits[8] == "T",
      let day = CalendarDay(iso8601: "\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
    else { throw Fault(reason: .date(value)) }
    guard digits.count > 8 else { return .day(day) }
    guard let hour = Int(String(digits[9..<11])), let minute = Int(String(digits[11..<13])), let second = Int(String(digits[13..<15])),
      let time = TimeOfDay(hour: hour, minute: minute), (0...60).contains(second)
    else { throw Fault(reason: .date(value)) }
    guard digits.last == "Z" else {
      return .moment(localTime.moment(of: time, on: day).adding(seconds: Int64(second)))
    }
    let seconds = day.daysSinceEpoch * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    return .moment(Timestamp(milliseconds: seconds * 1000))
  }
}
