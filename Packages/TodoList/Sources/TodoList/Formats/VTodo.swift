import CoreModule

/// Reads a task from the properties of a VTODO.
struct VTodo {
  struct Fault: Error { let reason: TodoFileFault.Reason }

  private let properties: [String: Property]
  private let categories: [String]
  private let localTime: LocalTime
  private let zone: @Sendable (String) -> LocalTime?

  init(_ properties: [Property], localTime: LocalTime, zone: @escaping @Sendable (String) -> LocalTime?) {
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    categories = properties.filter { $0.name == "CATEGORIES" }.flatMap(\.texts)
    self.localTime = localTime
    self.zone = zone
  }

  subscript(name: String) -> Property? { properties[name] }

  func task(number: TodoTask.Number, now: Timestamp, _ names: inout DerivedNames) -> Result<IncomingTask, Fault> {
    do throws(Fault) {
      guard let summary = self["SUMMARY"] else { throw Fault(reason: .noText) }
      let text = try normalized(summary.text)
      let due = try date("DUE")
      let tags = try categories.filter { !$0.isBlank }.map { tag throws(Fault) in try normalized(tag) }
      let updated = try moment("LAST-MODIFIED")
      let (created, stamp) = (try moment("CREATED"), try moment("DTSTAMP"))
      let completed = try moment("COMPLETED")
      let note = try self["DESCRIPTION"].flatMap { property throws(Fault) in
        property.text.isBlank ? nil : try normalized(property.text)
      }
      let task = TodoTask(
        number: number, id: TodoTask.ID(named: self["UID"]?.value ?? names.next(for: text)), text: text, priority: priority, due: due,
        recurrence: rule.map { Recurrence($0, from: due?.day(in: localTime)) }, tags: tags.withoutRepeats(), note: note,
        remindAt: isDone ? nil : due, created: created ?? stamp ?? now, updated: updated ?? now,
        completed: isDone ? completed ?? updated ?? now : nil
      )
      var fields: IncomingTask.Fields = [.priority, .due, .recurrence, .tags, .note, .parent]
      // An unsupported rule must not remove the recurrence of the stored task.
      if isRuleLeftOut { fields.remove(.recurrence) }
      if updated != nil { fields.insert(.changeTime) }
      if self["COMPLETED"] != nil { fields.insert(.completionTime) }
      return .success(IncomingTask(task, fields: fields, isDeleted: status == "CANCELLED"))
    } catch { return .failure(error) }
  }

  /// Whether it has a recurrence rule that tasks cannot have.
  var isRuleLeftOut: Bool { self["RRULE"] != nil && rule == nil }

  private var rule: RecurrenceRule? {
    let due = try? date("DUE")
    return self["RRULE"].flatMap { RecurrenceRule(iCalendar: $0.value, from: due?.day(in: localTime), in: localTime) }
  }

  private var status: String? { self["STATUS"]?.value.uppercased() }

  private var isDone: Bool {
    status == "COMPLETED" || self["COMPLETED"] != nil || self["PERCENT-COMPLETE"].flatMap { Int($0.value) } == 100
  }

  private func normalized(_ text: String) throws(Fault) -> String {
    do throws(UserTextProblem) { return try UserText(text).description } catch {
      throw Fault(reason: error == .blank ? .noText : .text(error))
    }
  }

  /// iCalendar's 1 to 4 are high, 6 to 9 low.
  private var priority: TodoPriority {
    switch self["PRIORITY"].flatMap({ Int($0.value) }) ?? 0 {
    case 1...4: .high
    case 6...9: .low
    default: .normal
    }
  }

  private func moment(_ name: String) throws(Fault) -> Timestamp? { try date(name)?.start(in: localTime) }

  /// Parses `20261231`, `20261231T183000` in its own time zone or the local one, and `20261231T183000Z`; `nil` without the property.
  private func date(_ name: String) throws(Fault) -> DueDate? {
    guard let property = self[name] else { return nil }
    let value = property.value
    let digits = Array(value)
    guard digits.count == 8 || digits.count >= 15 && digits[8] == "T",
      let day = CalendarDay(iso8601: "\(String(digits[0..<4]))-\(String(digits[4..<6]))-\(String(digits[6..<8]))")
    else { throw Fault(reason: .date(value)) }
    guard digits.count > 8 else { return .day(day) }
    guard let hour = Int(String(digits[9..<11])), let minute = Int(String(digits[11..<13])), let second = Int(String(digits[13..<15])),
      let time = TimeOfDay(hour: hour, minute: minute), (0...60).contains(second)
    else { throw Fault(reason: .date(value)) }
    guard digits.last == "Z" else {
      return .moment(try localTime(of: property).moment(of: time, on: day).adding(seconds: Int64(second)))
    }
    let seconds = day.daysSinceEpoch * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    return .moment(Timestamp(milliseconds: seconds * 1000))
  }

  /// The time zone of a property. Some programs put a prefix before its name: `/mozilla.org/20050126_1/Europe/Berlin`.
  private func localTime(of property: Property) throws(Fault) -> LocalTime {
    guard let name = property.zone, !name.isEmpty else { return localTime }
    if let found = zone(name) { return found }
    if name.hasPrefix("/") {
      let parts = name.split(separator: "/")
      for index in parts.indices.dropFirst() {
        if let found = zone(parts[index...].joined(separator: "/")) { return found }
      }
    }
    throw Fault(reason: .zone(name))
  }
}
