import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import TodoList

extension TodoTask {
  /// The columns of the table `todo` that ``init(row:)`` reads, in its order.
  static let storedColumns = """
    number, id, text, priority, due_day, due_moment, repeat_frequency, repeat_day, tags, note, parent, snoozed, remind_at, created, updated, \
    completed
    """

  /// What `due_order` holds for a task that is never due.
  static let lastOrder = Int64.max
  /// What follows from a day is kept as if it were by UTC, so that it is the same wherever it is written.
  private static let universal = LocalTime { _ in 0 }

  /// The tasks of all rows of a statement that begins with `SELECT` and ``storedColumns``.
  static func fetchAll(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws -> [TodoTask] {
    try Array(Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments).map(TodoTask.init(row:)))
  }

  /// The task of a row that begins with ``storedColumns``.
  ///
  /// - Throws: When the row holds what no task can be. In a damaged file a value may be of any type, for which GRDB would end the program.
  init(row: Row) throws {
    let columns = Columns(row: row)
    guard let number = Int.fromDatabaseValue(row[0]), let id = columns.uuid(1), let text = String.fromDatabaseValue(row[2]),
      let priority = Int.fromDatabaseValue(row[3]).flatMap(TodoPriority.init(rank:)), let created = try columns.momentIfAny(13),
      let updated = try columns.momentIfAny(14)
    else { throw columns.damage }
    let due = try columns.due(day: 4, moment: 5)
    self.init(
      number: TodoTask.Number(try columns.numbers.count(number)), id: TodoTask.ID(id), text: text, priority: priority, due: due,
      recurrence: try columns.recurrence(frequency: 6, day: 7), tags: try columns.lines(8), note: try columns.textIfAny(9),
      parent: try columns.numberIfAny(10).map { TodoTask.Number(try columns.numbers.count(Int($0))) },
      snoozedUntil: try columns.momentIfAny(11), remindAt: try columns.reminder(12, of: due, snoozed: 11), created: created,
      updated: updated, completed: try columns.momentIfAny(15)
    )
  }

  /// The columns of the table `todo` that hold this task, but for its number.
  var columns: [(name: String, value: (any DatabaseValueConvertible)?)] {
    var (day, moment): (Int64?, Int64?)
    switch due {
    case .day(let date): day = date.daysSinceEpoch
    case .moment(let time): moment = time.milliseconds
    case nil: break
    }
    return [
      ("id", id.rawValue), ("text", text), ("priority", priority.rank), ("due_day", day), ("due_moment", moment),
      ("repeat_frequency", recurrence?.frequency.rawValue), ("repeat_day", recurrence?.stored),
      ("tags", tags.isEmpty ? nil : tags.joined(separator: "\n")), ("note", note), ("parent", parent?.rawValue),
      ("snoozed", snoozedUntil?.milliseconds), ("remind_at", remindAt?.reminder(in: Self.universal).milliseconds),
      ("created", created.milliseconds), ("updated", updated.milliseconds), ("completed", completed?.milliseconds),
      ("folded_text", FoldedText(text).description),
      ("due_order", due?.deadline(in: Self.universal).milliseconds ?? Self.lastOrder),
    ]
  }
}

/// `repeat_day`: the day of the month; where a series keeps to another time of day than its due date, 32 × (that time in minutes + 1) more.
extension Recurrence {
  fileprivate var stored: Int? {
    guard let timeOfDay else { return dayOfMonth }
    return (dayOfMonth ?? 0) + 32 * (timeOfDay.minutes + 1)
  }

  fileprivate init(_ frequency: Frequency, stored number: Int64?) {
    guard let number, (32..<32 * 1441).contains(number) else {
      self.init(frequency, dayOfMonth: number.map { Int($0) })
      return
    }
    let (day, minutes) = (Int(number % 32), Int(number / 32 - 1))
    self.init(frequency, dayOfMonth: day == 0 ? nil : day, timeOfDay: TimeOfDay(hour: minutes / 60, minute: minutes % 60))
  }
}

/// The values of a row, by place.
private struct Columns {
  let row: Row

  var damage: DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: "task \(Int.fromDatabaseValue(row[0]).map(String.init) ?? "?") is damaged")
  }

  func uuid(_ index: Int) -> UUID? {
    guard let bytes = Data.fromDatabaseValue(row[index]), bytes.count == 16 else { return nil }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  var numbers: RecordNumbers { RecordNumbers(of: "todo", key: Int64.fromDatabaseValue(row[0])) }

  func momentIfAny(_ index: Int) throws -> Timestamp? { try numberIfAny(index).map { try numbers.moment($0) } }

  func numberIfAny(_ index: Int) throws -> Int64? {
    let value: DatabaseValue = row[index]
    if value.isNull { return nil }
    guard let number = Int64.fromDatabaseValue(value) else { throw damage }
    return number
  }

  func textIfAny(_ index: Int) throws -> String? {
    let value: DatabaseValue = row[index]
    if value.isNull { return nil }
    guard let text = String.fromDatabaseValue(value) else { throw damage }
    return text
  }

  func lines(_ index: Int) throws -> [String] {
    guard let text = try textIfAny(index) else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
  }

  func due(day: Int, moment: Int) throws -> DueDate? {
    if let moment = try momentIfAny(moment) { return .moment(moment) }
    guard let days = try numberIfAny(day) else { return nil }
    // Days that no calendar of four-digit years has cannot have been written by this program.
    guard (-4_000_000..<4_000_000).contains(days) else { throw damage }
    return .day(CalendarDay(daysSinceEpoch: days))
  }

  /// Of a day, its morning, until the task is put off.
  func reminder(_ index: Int, of due: DueDate?, snoozed: Int) throws -> DueDate? {
    guard let moment = try momentIfAny(index) else { return nil }
    if case .day = due, try momentIfAny(snoozed) == nil { return due }
    return .moment(moment)
  }

  func recurrence(frequency: Int, day: Int) throws -> Recurrence? {
    guard let name = try textIfAny(frequency) else { return nil }
    guard let frequency = Recurrence.Frequency(rawValue: name) else { throw damage }
    let stored = try numberIfAny(day)
    guard stored.map((0..<32 * 1441).contains) ?? true else { throw damage }
    return Recurrence(frequency, stored: stored)
  }
}
