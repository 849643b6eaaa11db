import CoreModule
import GRDB
import TodoList

/// Runs a query as two statements that use an index each: one for tasks due on a day, one for the others. Their results are merged, because
/// the order depends on the time zone.
struct TodoSearch {
  let query: TodoQuery
  let database: Database
  let localTime: LocalTime

  func tasks() throws -> [TodoTask] {
    let open = query.status == .done ? [] : try tasks("completed IS NULL", limit: query.limit)
    guard query.status != .open else { return open }
    return open + (try tasks("completed IS NOT NULL", limit: query.limit.map { $0 - open.count }))
  }

  private func tasks(_ status: String, limit: Int?) throws -> [TodoTask] {
    if limit == 0 { return [] }
    let days = try tasks(
      "\(status) AND due_day IS NOT NULL", by: "due_day", from: query.dueFrom?.day.daysSinceEpoch,
      before: query.dueBefore?.day.daysSinceEpoch, limit: limit
    )
    let isFiltered = query.dueFrom != nil || query.dueBefore != nil
    let others = try tasks(
      "\(status) AND due_day IS NULL", by: "due_order", from: query.dueFrom?.moment.milliseconds,
      before: query.dueBefore?.moment.milliseconds ?? (isFiltered ? TodoTask.lastOrder : nil), limit: limit
    )
    let merged = merged(days, others)
    return limit.map { Array(merged.prefix($0)) } ?? merged
  }

  private func tasks(_ status: String, by order: String, from: Int64?, before: Int64?, limit: Int?) throws -> [TodoTask] {
    var conditions = [status]
    var arguments: [DatabaseValue] = []
    func add(_ condition: String, _ value: any DatabaseValueConvertible) {
      conditions.append(condition)
      arguments.append(value.databaseValue)
    }
    if let from { add("\(order) >= ?", from) }
    if let before { add("\(order) < ?", before) }
    if let priority = query.priority { add("priority = ?", priority.rank) }
    for tag in query.tags { add("instr(char(10) || tags || char(10), char(10) || ? || char(10))", tag) }
    let searchesText = !query.words.isEmpty || query.textPart != nil
    // Notes and tags are not stored folded, so texts are compared here, row by row.
    if let limit, !searchesText { arguments.append(limit.databaseValue) }
    let rows = try TodoTask.fetchCursor(
      database,
      """
      SELECT \(TodoTask.storedColumns) FROM todo WHERE \(conditions.joined(separator: " AND "))
      ORDER BY \(order), priority, created, number \(limit == nil || searchesText ? "" : "LIMIT ?")
      """,
      StatementArguments(arguments)
    )
    return try searchesText ? Array(rows.filter(query.matchesText).prefix(limit ?? .max)) : Array(rows)
  }

  /// Merges two sorted lists.
  private func merged(_ days: [TodoTask], _ others: [TodoTask]) -> [TodoTask] {
    if days.isEmpty || others.isEmpty { return days + others }
    var merged: [TodoTask] = []
    merged.reserveCapacity(days.count + others.count)
    var rest = others[...]
    var last: (due: DueDate?, deadline: Timestamp?)
    for task in days {
      // Computed once for consecutive tasks of the same day.
      if task.due != last.due { last = (task.due, task.due?.deadline(in: localTime)) }
      while let due = rest.first?.due, let end = last.deadline, due.deadline(in: localTime) < end { merged.append(rest.removeFirst()) }
      merged.append(task)
    }
    return merged + rest
  }
}
