import CoreModule
import CoreModuleSQLite
import GRDB
import TodoList

extension TodoTask {
  /// The columns that ``init(row:)`` reads, in order.
  static let storedColumns = """
    number, id, text, priority, due_day, due_moment, repeat_frequency, repeat_day, tags, note, parent, snoozed, remind_at, created, updated, \
    completed
    """

  /// The `due_order` of a task without a due date.
  static let lastOrder = Int64.max
  /// Values computed from a day are stored for UTC, so that they do not depend on the time zone.
  private static let universal = LocalTime { _ in 0 }

  /// The tasks of a statement that begins with `SELECT` and ``storedColumns``.
  static func fetchAll(_ database: Database, _ sql: String, _ arguments: StatementArguments) throws -> [TodoTask] {
    try Array(fetchCursor(database, sql, arguments))
  }

  /// The tasks of such a statement, read one at a time.
  static func fetchCursor(
    _ database: Database, _ sql: String, _ arguments: StatementArguments
  ) throws -> MapCursor<RowCursor, TodoTask> {
    try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: arguments).map(TodoTask.init(row:))
  }

  /// Reads a row that begins with ``storedColumns``.
  ///
  /// - Throws: An error of the database when a value is invalid.
  init(row: Row) throws {
    var columns = RowReader(row, of: "todo")
    let (number, id, text) = (try columns.count(), try columns.uuid(), try columns.text())
    guard let priority = TodoPriority(rank: Int(try columns.integer())) else { throw columns.damage }
    let due = try columns.due()
    let (recurrence, tags, note, parent) = (
      try columns.recurrence(), try columns.linesIfAny(), try columns.textIfAny(), try columns.countIfAny()
    )
    let (snoozed, reminder) = (try columns.momentIfAny(), try columns.momentIfAny())
    self.init(
      number: TodoTask.Number(number), id: TodoTask.ID(id), text: text, priority: priority, due: due, recurrence: recurrence, tags: tags,
      note: note, parent: parent.map { TodoTask.Number($0) }, snoozedUntil: snoozed,
      remindAt: Self.reminder(reminder, of: due, snoozed: snoozed), created: try columns.moment(), updated: try columns.moment(),
      completed: try columns.momentIfAny()
    )
  }

  /// The reminder of a row. For a day it is in the morning of that day, unless the task is snoozed.
  private static func reminder(_ moment: Timestamp?, of due: DueDate?, snoozed: Timestamp?) -> DueDate? {
    if case .day = due, moment != nil, snoozed == nil { return due }
    return moment.map { .moment($0) }
  }

  /// The columns of this task in the table `todo`, except for its number.
  var columns: StoredColumns {
    var (day, moment): (Int64?, Int64?)
    switch due {
    case .day(let date): day = date.daysSinceEpoch
    case .moment(let time): moment = time.milliseconds
    case nil: break
    }
    return [
      ("id", id.rawValue), ("text", text), ("priority", priority.rank), ("due_day", day), ("due_moment", moment),
      ("repeat_frequency", recurrence?.rule.written), ("repeat_day", recurrence?.stored),
      ("tags", tags.storedLines), ("note", note), ("parent", parent?.rawValue),
      ("snoozed", snoozedUntil?.milliseconds), ("remind_at", remindAt?.reminder(in: Self.universal).milliseconds),
      ("created", created.milliseconds), ("updated", updated.milliseconds), ("completed", completed?.milliseconds),
      ("folded_text", FoldedText(text).description),
      ("due_order", due?.deadline(in: Self.universal).milliseconds ?? Self.lastOrder),
    ]
  }
}

/// `repeat_day`: the day of the month, plus 32 × (time in minutes + 1) if the series has another time of day than its due date.
extension Recurrence {
  fileprivate var stored: Int? {
    guard let timeOfDay else { return dayOfMonth }
    return (dayOfMonth ?? 0) + 32 * (timeOfDay.minutes + 1)
  }

  fileprivate init(_ rule: RecurrenceRule, stored number: Int64?) {
    guard let number, (32..<32 * 1441).contains(number) else {
      self.init(rule, dayOfMonth: number.map { Int($0) })
      return
    }
    let (day, minutes) = (Int(number % 32), Int(number / 32 - 1))
    self.init(rule, dayOfMonth: day == 0 ? nil : day, timeOfDay: TimeOfDay(hour: minutes / 60, minute: minutes % 60))
  }
}

extension RowReader {
  /// The due date: a day or an exact time, but not both.
  fileprivate mutating func due() throws -> DueDate? {
    let (days, moment) = (try integerIfAny(), try momentIfAny())
    if let moment { return .moment(moment) }
    guard let days else { return nil }
    // Only days with four-digit years are valid, because the program writes no others.
    guard (-4_000_000..<4_000_000).contains(days) else { throw damage }
    return .day(CalendarDay(daysSinceEpoch: days))
  }

  fileprivate mutating func recurrence() throws -> Recurrence? {
    let (name, stored) = (try textIfAny(), try integerIfAny())
    guard let name else { return nil }
    guard let rule = RecurrenceRule(written: name), stored.map((0..<32 * 1441).contains) ?? true else { throw damage }
    return Recurrence(rule, stored: stored)
  }
}
