import CoreModule
import Foundation
import TodoList

/// A task as Taskwarrior 2.6 exports and imports it. What Taskwarrior has no attribute for (that a task is due on a day, not at a moment of it; how often it comes
/// back without a template; what it is a part of) goes into attributes that it keeps without knowing them.
struct TaskwarriorRecord {
  let localTime: LocalTime

  /// The task with its identity in place of the number of what it is a part of.
  func json(_ task: TodoTask, parent: TodoTask.ID?) -> JSON {
    var members: [(String, JSON)] = [
      ("uuid", .string(Self.written(task.id))), ("description", .string(task.text)),
      ("status", .string(task.isDone ? "completed" : "pending")), ("entry", .string(Self.written(task.created))),
      ("modified", .string(Self.written(task.updated))),
    ]
    switch task.due {
    case .day(let day):
      let start = localTime.start(of: day)
      members += [("due", .string(Self.written(start))), ("dueday", .string(localTime.rfc3339(start)))]
    case .moment(let moment): members.append(("due", .string(Self.written(moment))))
    case nil: break
    }
    if let completed = task.completed { members.append(("end", .string(Self.written(completed)))) }
    if task.priority != .normal { members.append(("priority", .string(task.priority == .high ? "H" : "L"))) }
    if !task.tags.isEmpty { members.append(("tags", JSON(task.tags))) }
    if let note = task.note {
      let entry = JSON.object([("entry", .string(Self.written(task.created))), ("description", .string(note))])
      members.append(("annotations", .array([entry])))
    }
    if let frequency = task.recurrence?.frequency { members.append(("repeats", .string(frequency.rawValue))) }
    if let parent { members.append(("partof", .string(Self.written(parent)))) }
    return .object(members)
  }

  /// What a record says, or everything that is wrong with it.
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
    let frequency = (fields.textIfPresent("repeats") ?? fields.textIfPresent("recur")).flatMap(Self.frequency)
    let (partOf, template) = (fields.textIfPresent("partof"), fields.textIfPresent("parent"))
    guard fields.faults.isEmpty, let text, let uuid else { return (nil, fields.faults) }
    let updated = dates[2] ?? dates[1] ?? now
    let isDone = status == "completed"
    let task = TodoTask(
      number: number, id: TodoTask.ID(uuid), text: text, priority: priority, due: due,
      recurrence: frequency.map { Recurrence($0, from: due?.day(in: localTime)) }, tags: tags, note: note,
      remindAt: isDone ? nil : due, created: dates[1] ?? now, updated: updated,
      completed: isDone ? end ?? updated : nil
    )
    let read = Read(
      task: task, status: status, partOf: partOf.flatMap { UUID(uuidString: $0) }, template: template.flatMap { UUID(uuidString: $0) },
      leftOut: Self.leftOut(value, isRepeated: frequency != nil)
    )
    return (read, [])
  }

  /// The fields that say something for which there is no place here.
  private static func leftOut(_ value: JSON, isRepeated: Bool) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.compactMap { name, value -> String? in
      if case .null = value { return nil }
      switch name {
      case "recur": return isRepeated ? nil : name
      case "priority": return ["H", "M", "L", ""].contains(RecordFields.string(value) ?? name) ? nil : name
      default: return known.contains(name) ? nil : name
      }
    }
  }

  /// What is kept, and what Taskwarrior reckons or needs for itself.
  private static let known: Set<String> = [
    "uuid", "description", "status", "entry", "modified", "end", "due", "dueday", "tags", "annotations", "repeats", "partof", "id",
    "urgency", "parent", "mask", "imask", "rtype", "template", "last",
  ]

  /// A record that was read.
  struct Read {
    let task: TodoTask
    let status: String
    /// What it is a part of.
    let partOf: UUID?
    /// The template that Taskwarrior made it from.
    let template: UUID?
    /// The fields that are not kept.
    let leftOut: [String]
  }

  /// Midnight here is a day without a time, and so is midnight where the file was written, unless Taskwarrior moved it since.
  private func dueDate(_ moment: Timestamp, writtenAs start: String?) -> DueDate {
    if let start, Timestamp(rfc3339: start) == moment, let day = CalendarDay(iso8601: String(start.prefix(10))) { return .day(day) }
    let day = localTime.day(of: moment)
    return localTime.start(of: day) == moment ? .day(day) : .moment(moment)
  }

  private static func written(_ id: TodoTask.ID) -> String { id.rawValue.uuidString.lowercased() }

  /// `20261231T183000Z`.
  private static func written(_ moment: Timestamp) -> String {
    String(moment.rfc3339.prefix(19)).replacing("-", with: "").replacing(":", with: "") + "Z"
  }

  private static func frequency(_ text: String) -> Recurrence.Frequency? {
    switch text {
    case "1d", "P1D", "day": .daily
    case "1w", "7d", "P7D", "P1W", "week": .weekly
    case "1m", "1mo", "P1M", "month": .monthly
    case "1y", "P1Y", "P365D", "annual", "year": .yearly
    default: QuickEntryParser.frequency(text)
    }
  }
}

extension RecordFields {
  /// A text where there is one.
  fileprivate mutating func textIfPresent(_ name: String) -> String? { has(name) ? textIfAny(name) : nil }

  /// A moment as Taskwarrior writes it, where there is one.
  fileprivate mutating func taskwarriorMoment(_ name: String) -> Timestamp? {
    guard has(name) else { return nil }
    return optional(name, en: "a time such as 20261231T183000Z", ru: "временем вида 20261231T183000Z", code: "bad_date") { value in
      guard let text = Self.string(value) else { return nil }
      let digits = Array(text.utf8)
      guard digits.count == 16 else { return nil }
      func part(_ range: Range<Int>) -> String { String(decoding: digits[range], as: UTF8.self) }
      let date = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
      return Timestamp(rfc3339: date + part(8..<9) + "\(part(9..<11)):\(part(11..<13)):\(part(13..<15))" + part(15..<16))
    }
  }

  /// The remarks as one.
  fileprivate mutating func annotations(_ name: String) -> String? {
    guard has(name) else { return nil }
    let texts: [String]? = optional(name, en: "a list of annotations", ru: "списком заметок") { value in
      guard case .array(let entries) = value else { return nil }
      return entries.compactMap { entry in
        guard case .object(let members) = entry else { return nil }
        return members.first { $0.0 == "description" }.flatMap { RecordFields.string($0.1) }
      }
    }
    let kept = (texts ?? []).filter { !$0.allSatisfy(\.isWhitespace) }
    guard !kept.isEmpty else { return nil }
    do throws(UserTextProblem) { return try UserText(kept.joined(separator: "; ")).description } catch {
      fail(RecordFault(error, in: name))
      return nil
    }
  }
}
