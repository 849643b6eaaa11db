import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import TodoList

/// The rows of `todo` in one transaction.
struct TodoTable: TodoRows {
  private let database: Database
  /// The time zone that list order depends on.
  private let localTime: LocalTime

  init(_ database: Database, localTime: LocalTime = LocalTime { _ in 0 }) {
    self.database = database
    self.localTime = localTime
  }

  func task(numbered number: TodoTask.Number) throws -> TodoTask? { try tasks(where: "number = ?", [number.rawValue]).first }

  func task(identified id: TodoTask.ID) throws -> TodoTask? { try tasks(where: "id = ?", [id.rawValue]).first }

  func subtasks(of number: TodoTask.Number) throws -> [TodoTask] { try tasks(where: "parent = ?", [number.rawValue]) }

  /// The tasks that match a condition, in list order.
  func tasks(where condition: String, _ arguments: StatementArguments) throws -> [TodoTask] {
    try TodoTask.fetchAll(database, "SELECT \(TodoTask.storedColumns) FROM todo WHERE \(condition)", arguments)
      .sorted { TodoTask.precedes($0, $1, in: localTime) }
  }

  func nextNumber() throws -> TodoTask.Number { TodoTask.Number(try TodoListSchema.number.next(in: database)) }

  func lastNumber() throws -> Int { try TodoListSchema.number.last(in: database) }

  func raiseLastNumber(to number: Int) throws { try TodoListSchema.number.raise(to: number, in: database) }

  func insert(_ task: TodoTask) throws {
    let number: StoredColumns = [("number", task.number.rawValue)]
    try database.insert(number + task.columns, into: "todo")
  }

  func update(_ task: TodoTask) throws {
    guard let old = try self.task(numbered: task.number) else { return }
    try database.update("todo", number: task.number.rawValue, from: old.columns, to: task.columns)
  }

  func delete(_ number: TodoTask.Number) throws {
    try database.cachedStatement(sql: "DELETE FROM todo WHERE number = ?").execute(arguments: [number.rawValue])
  }

  /// Recomputes the folded text of a task.
  func fold(at number: Int64) throws {
    guard let task = try tasks(where: "number = ?", [number]).first else { return }
    try database.cachedStatement(sql: "UPDATE todo SET folded_text = ? WHERE number = ?")
      .execute(arguments: [FoldedText(task.text).description, number])
  }
}
