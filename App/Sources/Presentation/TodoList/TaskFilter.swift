package import CoreModule
package import CorePresentation
package import TodoList

/// Which tasks are listed, and how many.
package struct TaskFilter {
  package var status = TodoQuery.Status.open
  package var due: DueFilter?
  package var priority: TodoPriority?
  package var tags: [String] = []
  package var limit: Int?

  package init() {}

  /// Applies the filter to a query.
  package func narrow(_ query: inout TodoQuery, at now: Timestamp, in localTime: LocalTime) {
    query.status = status
    query.priority = priority
    query.tags = tags
    query.limit = limit
    due?.narrow(&query, at: now, in: localTime)
    // Done tasks are never overdue.
    if due == .overdue, status == .all { query.status = .open }
  }
}

extension DueFilter {
  /// Reads `today`, `week`, `overdue` or a date.
  package init(_ text: String, now: Timestamp, in localTime: LocalTime) throws(Problem) {
    switch text {
    case "today": self = .today
    case "week": self = .week
    case "overdue": self = .overdue
    default: self = .day(try DueDate(checking: text, now: now, in: localTime).day(in: localTime))
    }
  }
}

extension DueDate {
  /// Reads a date as people write it.
  package init(checking text: String, now: Timestamp, in localTime: LocalTime) throws(Problem) {
    do throws(TodoProblem) { self = try QuickEntryParser(now: now, localTime: localTime).dueDate(text) } catch { throw Problem(error) }
  }
}
