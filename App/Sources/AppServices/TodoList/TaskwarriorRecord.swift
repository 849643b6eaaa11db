import CoreModule
import CorePresentation
import Foundation
import Presentation
import TodoList

/// A task in the format of Taskwarrior 2.6. What Taskwarrior lacks goes into attributes that it preserves: due days without a time,
/// recurrence without a template, and parts.
struct TaskwarriorRecord {
  let localTime: LocalTime

  /// - Parameter parent: The identity of the task that it is a part of, which replaces the number.
  func json(_ task: TodoTask, parent: TodoTask.ID?) -> JSON {
    var members: [(String, JSON)] = [
      ("uuid", .string(Self.written(task.id))), ("description", .string(task.text)),
      ("status", .string(task.isDone ? "completed" : "pending")), ("entry", .string(task.created.iso8601Basic)),
      ("modified", .string(task.updated.iso8601Basic)),
    ]
    switch task.due {
    case .day(let day):
      let start = localTime.start(of: day)
      members += [("due", .string(start.iso8601Basic)), ("dueday", .string(localTime.rfc3339(start)))]
    case .moment(let moment): members.append(("due", .string(moment.iso8601Basic)))
    case nil: break
    }
    if let completed = task.completed { members.append(("end", .string(completed.iso8601Basic))) }
    if task.priority != .normal { members.append(("priority", .string(task.priority == .high ? "H" : "L"))) }
    if !task.tags.isEmpty { members.append(("tags", JSON(task.tags))) }
    if let note = task.note {
      let entry = JSON.object([("entry", .string(task.created.iso8601Basic)), ("description", .string(note))])
      members.append(("annotations", .array([entry])))
    }
    if let rule = task.recurrence?.rule { members.append(("repeats", .string(rule.written))) }
    if let parent { members.append(("partof", .string(Self.written(parent)))) }
    return .object(members)
  }

  /// - Returns: The task of a record, or all faults of the record.
  func task(_ value: JSON, number: TodoTask.Number, now: Timestamp) -> (record: Read?, faults: [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let (text, uuid) = (fields.text("description"), fields.identity("uuid"))
    let status = fields.textIfPresent("status") ?? "pending"
    let dates = ["due", "entry", "modified", "end"].map { fields.taskwarriorMoment($0) }
    let dueDay = fields.textIfPresent("dueday")
    let (due, end) = (dates[0].map { dueDate($0, writtenAs: dueDay) }, dates[3])
    let priority = fields.textIfPresent("priority").map { $0 == "H" ? TodoPriority.high : $0 == "L" ? .low : .normal } ?? .normal
    let tags = fields.has("tags") ? fields.texts("tags") : []
    let note = fields.annotations("annotations")
    let rule = (fields.textIfPresent("repeats") ?? fields.textIfPresent("recur")).flatMap(Self.rule)
    let (partOf, template) = (fields.textIfPresent("partof"), fields.textIfPresent("parent"))
    guard fields.faults.isEmpty, let text, let uuid else { return (nil, fields.faults) }
    let updated = dates[2] ?? dates[1] ?? now
    let isDone = status == "completed"
    let task = TodoTask(
      number: number, id: TodoTask.ID(uuid), text: text, priority: priority, due: due,
      recurrence: rule.map { Recurrence($0, from: due?.day(in: localTime)) }, tags: tags, note: note,
      remindAt: isDone ? nil : due, created: dates[1] ?? now, updated: updated,
      completed: isDone ? end ?? updated : nil
    )
    let read = Read(
      task: task, status: status, partOf: partOf.flatMap { UUID(uuidString: $0) }, template: template.flatMap { UUID(uuidString: $0) },
      leftOut: Self.leftOut(value, isRepeated: rule != nil)
    )
    return (read, [])
  }

  /// The attributes that glot does not have.
  private static func leftOut(_ value: JSON, isRepeated: Bool) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.compactMap { name, value -> String? in
      if case .null = value { return nil }
      switch name {
      case "recur": return isRepeated ? nil : name
      case "priority": return ["H", "M", "L", ""].contains(value.string ?? name) ? nil : name
      default: return handledAttributes.contains(name) ? nil : name
      }
    }
  }

  /// Attributes that are imported, and those that only Taskwarrior needs.
  private static let handledAttributes: Set<String> = [
    "uuid", "description", "status", "entry", "modified", "end", "due", "dueday", "tags", "annotations", "repeats", "partof", "id",
    "urgency", "parent", "mask", "imask", "rtype", "template", "last",
  ]

  package struct Read {
    package let task: TodoTask
    package let status: String
    let partOf: UUID?
    /// The template of a recurring task.
    package let template: UUID?
    package let leftOut: [String]
  }

  /// Midnight means a day without a time. So does midnight in the zone of the writer, unless Taskwarrior has changed the date since.
  private func dueDate(_ moment: Timestamp, writtenAs start: String?) -> DueDate {
    if let start, Timestamp(rfc3339: start) == moment, let day = CalendarDay(iso8601: String(start.prefix(10))) { return .day(day) }
    let day = localTime.day(of: moment)
    return localTime.start(of: day) == moment ? .day(day) : .moment(moment)
  }

  private static func written(_ id: TodoTask.ID) -> String { id.rawValue.uuidString.lowercased() }

  /// A rule as this program writes it, or a duration such as `weekly`, `2wks`, `3 months` or `P10D`; `nil` for other texts.
  private static func rule(_ text: String) -> RecurrenceRule? {
    if let rule = RecurrenceRule(written: text) ?? adverbs[text] { return rule }
    if text == "P365D" { return .yearly }
    let duration = text.lowercased().drop { $0 == "p" }.filter { $0 != " " }
    let digits = duration.prefix { $0.isASCII && $0.isNumber }
    guard let unit = units[String(duration.dropFirst(digits.count))], let number = digits.isEmpty ? 1 : Int(digits),
      (1...RecurrenceRule.maximumInterval / unit.interval).contains(number)
    else { return nil }
    let rule = RecurrenceRule(unit.frequency, interval: number * unit.interval)
    // A week and a year have one form.
    if rule == RecurrenceRule(.daily, interval: 7) { return .weekly }
    return rule == RecurrenceRule(.monthly, interval: 12) ? .yearly : rule
  }

  private static let adverbs: [String: RecurrenceRule] = [
    "annual": .yearly, "biweekly": RecurrenceRule(.weekly, interval: 2), "fortnight": RecurrenceRule(.weekly, interval: 2),
    "bimonthly": RecurrenceRule(.monthly, interval: 2), "quarterly": RecurrenceRule(.monthly, interval: 3),
    "semiannual": RecurrenceRule(.monthly, interval: 6), "biannual": RecurrenceRule(.yearly, interval: 2),
    "biyearly": RecurrenceRule(.yearly, interval: 2),
  ]

  private static let units: [String: RecurrenceRule] = [
    "d": .daily, "day": .daily, "days": .daily, "w": .weekly, "wk": .weekly, "wks": .weekly, "week": .weekly, "weeks": .weekly,
    "m": .monthly, "mo": .monthly, "mos": .monthly, "mth": .monthly, "mths": .monthly, "month": .monthly, "months": .monthly, "y": .yearly,
    "yr": .yearly, "yrs": .yearly, "year": .yearly, "years": .yearly, "q": RecurrenceRule(.monthly, interval: 3),
    "qtr": RecurrenceRule(.monthly, interval: 3), "qtrs": RecurrenceRule(.monthly, interval: 3),
    "quarter": RecurrenceRule(.monthly, interval: 3), "quarters": RecurrenceRule(.monthly, interval: 3),
  ]
}

extension RecordFields {
  fileprivate mutating func textIfPresent(_ name: String) -> String? { has(name) ? textIfAny(name) : nil }

  fileprivate mutating func taskwarriorMoment(_ name: String) -> Timestamp? {
    guard has(name) else { return nil }
    return optional(name, en: "a time such as 20261231T183000Z", ru: "временем вида 20261231T183000Z", code: "bad_date") { value in
      guard let text = value.string else { return nil }
      let digits = Array(text.utf8)
      guard digits.count == 16 else { return nil }
      func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
      let date = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
      return Timestamp(rfc3339: date + part(8..<9) + "\(part(9..<11)):\(part(11..<13)):\(part(13..<15))" + part(15..<16))
    }
  }

  /// Joins the annotations.
  fileprivate mutating func annotations(_ name: String) -> String? {
    guard has(name) else { return nil }
    let texts: [String]? = optional(name, en: "a list of annotations", ru: "списком заметок") {
      $0.array?.compactMap { $0["description"]?.string }
    }
    let annotations = (texts ?? []).filter { !$0.isBlank }
    guard !annotations.isEmpty else { return nil }
    do throws(UserTextProblem) { return try UserText(annotations.joined(separator: "; ")).description } catch {
      fail(RecordFault(error, in: name))
      return nil
    }
  }
}
