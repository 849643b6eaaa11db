import CoreModule
import GRDB
import TodoList

/// A query for tasks as statements: one along the index of the open ones, one along that of the done ones.
struct TodoSearch {
  private let query: TodoQuery
  private let database: Database

  init(_ query: TodoQuery, in database: Database) {
    self.query = query
    self.database = database
  }

  func tasks() throws -> [TodoTask] {
    let open = query.status == .done ? [] : try tasks("completed IS NULL", limit: query.limit)
    guard query.status != .open else { return open }
    return open + (try tasks("completed IS NOT NULL", limit: query.limit.map { $0 - open.count }))
  }

  private func tasks(_ status: String, limit: Int?) throws -> [TodoTask] {
    if limit == 0 { return [] }
    var conditions = [status]
    var arguments: [DatabaseValue] = []
    func add(_ condition: String, _ value: any DatabaseValueConvertible) {
      conditions.append(condition)
      arguments.append(value.databaseValue)
    }
    if let from = query.dueFrom { add("due_order >= ?", from.milliseconds) }
    if query.dueFrom != nil, query.dueBefore == nil { add("due_order < ?", TodoTask.lastOrder) }
    if let before = query.dueBefore { add("due_order < ?", before.milliseconds) }
    if let priority = query.priority { add("priority = ?", priority.rank) }
    for tag in query.tags { add("instr(char(10) || tags || char(10), char(10) || ? || char(10))", tag) }
    if let limit { arguments.append(limit.databaseValue) }
    return try TodoTask.fetchAll(
      database,
      """
      SELECT \(TodoTask.storedColumns) FROM todo WHERE \(conditions.joined(separator: " AND "))
      ORDER BY due_order, priority, created, number \(limit == nil ? "" : "LIMIT ?")
      """,
      StatementArguments(arguments)
    )
  }
}
