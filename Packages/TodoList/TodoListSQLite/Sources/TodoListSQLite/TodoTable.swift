public import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
public import TodoList

/// The rows of `todo` in one transaction.
public struct TodoTable {
  let database: Database
  /// The time zone for list order.
  private let localTime: LocalTime

  init(_ database: Database, localTime: LocalTime = LocalTime { _ in 0 }) {
    self.database = database
    self.localTime = localTime
  }

  public func tasks(_ query: TodoQuery) throws -> [TodoTask] {
    try TodoSearch(query: query, database: database, localTime: localTime).tasks()
  }
  public func tasks(withFoldedText text: String) throws -> [TodoTask] { try tasks(where: "folded_text = ?", [text]) }

  /// Reminders of days are stored for UTC, and every time zone is less than two days away from it. Therefore only tasks within these two
  /// days need an exact check; of the others, only `limit` are read.
  public func tasksToNotify(at now: Timestamp, limit: Int) throws -> [TodoTask] {
    let (sure, possible) = (now.adding(seconds: -2 * 86_400).milliseconds, now.adding(seconds: 2 * 86_400).milliseconds)
    let due = "SELECT \(TodoTask.storedColumns) FROM todo WHERE remind_at"
    let tasks =
      try TodoTask.fetchAll(database, due + " <= ? ORDER BY remind_at, number LIMIT ?", [sure, limit])
      + TodoTask.fetchAll(database, due + " > ? AND remind_at <= ?", [sure, possible])
    return tasks.toNotify(at: now, limit: limit, in: localTime)
  }

  /// Counts along the index of tasks due on a day and the index of the others.
  public func count(at now: Timestamp) throws -> TodoCount {
    let limit = DueLimit(overdueAt: now, in: localTime)
    func count(_ status: String, _ day: String = "due_day IS NOT NULL", _ other: String = "due_order IS NOT NULL") throws -> Int {
      let conditions = ["\(status) AND \(day)", "\(status) AND due_day IS NULL AND \(other)"]
      return try conditions.map { try Int.fetchOne(database, sql: "SELECT count(*) FROM todo WHERE \($0)") ?? 0 }.reduce(0, +)
    }
    return TodoCount(
      open: try count("completed IS NULL"), done: try count("completed IS NOT NULL"),
      overdue: try count("completed IS NULL", "due_day < \(limit.day.daysSinceEpoch)", "due_order < \(limit.moment.milliseconds)")
    )
  }

  public func task(numbered number: TodoTask.Number) throws -> TodoTask? { try tasks(where: "number = ?", [number.rawValue]).first }
  public func task(identified id: TodoTask.ID) throws -> TodoTask? { try tasks(where: "id = ?", [id.rawValue]).first }
  public func subtasks(of number: TodoTask.Number) throws -> [TodoTask] { try tasks(where: "parent = ?", [number.rawValue]) }

  /// The tasks that match a condition, in list order.
  func tasks(where condition: String, _ arguments: StatementArguments) throws -> [TodoTask] {
    try TodoTask.fetchAll(database, "SELECT \(TodoTask.storedColumns) FROM todo WHERE \(condition)", arguments)
      .sorted { TodoTask.precedes($0, $1, in: localTime) }
  }

  public func nextNumber() throws -> TodoTask.Number { TodoTask.Number(try TodoListSchema.number.next(in: database)) }
  public func lastNumber() throws -> Int { try TodoListSchema.number.last(in: database) }
  public func raiseLastNumber(to number: Int) throws { try TodoListSchema.number.raise(to: number, in: database) }

  public func insert(_ task: TodoTask) throws {
    let number: StoredColumns = [("number", task.number.rawValue)]
    try database.insert(number + task.columns, into: "todo")
  }

  public func update(_ task: TodoTask) throws {
    guard let old = try self.task(numbered: task.number) else { return }
    try database.update("todo", number: task.number.rawValue, from: old.columns, to: task.columns)
  }

  public func delete(_ number: TodoTask.Number) throws {
    try database.cachedStatement(sql: "DELETE FROM todo WHERE number = ?").execute(arguments: [number.rawValue])
  }

  /// Recomputes the folded text of a task.
  func fold(at number: Int64) throws {
    guard let task = try tasks(where: "number = ?", [number]).first else { return }
    try database.cachedStatement(sql: "UPDATE todo SET folded_text = ? WHERE number = ?")
      .execute(arguments: [FoldedText(task.text).description, number])
  }
}
