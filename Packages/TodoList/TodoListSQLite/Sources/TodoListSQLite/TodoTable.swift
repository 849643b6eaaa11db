import CoreModule
import CoreModuleSQLite
import Foundation
import GRDB
import TodoList

/// The rows of `todo` in one transaction.
struct TodoTable: TodoRows {
  private let database: Database
  /// Where days end, by which tasks are ordered; not needed where their order does not matter.
  private let localTime: LocalTime

  init(_ database: Database, localTime: LocalTime = LocalTime { _ in 0 }) {
    self.database = database
    self.localTime = localTime
  }

  func task(numbered number: TodoTask.Number) throws -> TodoTask? { try tasks(where: "number = ?", [number.rawValue]).first }

  func task(identified id: TodoTask.ID) throws -> TodoTask? { try tasks(where: "id = ?", [id.rawValue]).first }

  func subtasks(of number: TodoTask.Number) throws -> [TodoTask] { try tasks(where: "parent = ?", [number.rawValue]) }

  /// Tasks that meet a condition, in the order of lists.
  func tasks(where condition: String, _ arguments: StatementArguments) throws -> [TodoTask] {
    try TodoTask.fetchAll(database, "SELECT \(TodoTask.storedColumns) FROM todo WHERE \(condition)", arguments)
      .sorted { TodoTask.precedes($0, $1, in: localTime) }
  }

  func nextNumber() throws -> TodoTask.Number {
    let statement = try database.cachedStatement(sql: "UPDATE todo_number SET last = last + 1 RETURNING last")
    guard let number = try Int.fetchOne(statement) else { throw lostNumber }
    return TodoTask.Number(try Self.numbers.count(number))
  }

  func lastNumber() throws -> Int {
    guard let number = try Int.fetchOne(database, sql: "SELECT last FROM todo_number") else { throw lostNumber }
    return try Self.numbers.count(number)
  }

  func raiseLastNumber(to number: Int) throws {
    try database.cachedStatement(sql: "UPDATE todo_number SET last = ? WHERE last < ?").execute(arguments: [number, number])
  }

  func insert(_ task: TodoTask) throws {
    let columns = task.columns
    let names = columns.map(\.name).joined(separator: ", ")
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try database.cachedStatement(sql: "INSERT INTO todo (number, \(names)) VALUES (?, \(marks))")
      .execute(arguments: StatementArguments([task.number.rawValue] + columns.map(\.value)))
  }

  func update(_ task: TodoTask) throws {
    guard let old = try self.task(numbered: task.number) else { return }
    let changed = zip(old.columns, task.columns)
      .filter { $0.value?.databaseValue != $1.value?.databaseValue }.map(\.1)
    guard !changed.isEmpty else { return }
    let assignments = changed.map { "\($0.name) = ?" }.joined(separator: ", ")
    try database.cachedStatement(sql: "UPDATE todo SET \(assignments) WHERE number = ?")
      .execute(arguments: StatementArguments(changed.map(\.value) + [task.number.rawValue]))
  }

  func delete(_ number: TodoTask.Number) throws {
    try database.cachedStatement(sql: "DELETE FROM todo WHERE number = ?").execute(arguments: [number.rawValue])
  }

  /// Folds the text of a task anew.
  func fold(at number: Int64) throws {
    guard let task = try tasks(where: "number = ?", [number]).first else { return }
    try database.cachedStatement(sql: "UPDATE todo SET folded_text = ? WHERE number = ?")
      .execute(arguments: [FoldedText(task.text).description, number])
  }

  private static let numbers = RecordNumbers(of: "todo_number", key: 1)

  private var lostNumber: DatabaseError { DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the last task number is gone") }
}
