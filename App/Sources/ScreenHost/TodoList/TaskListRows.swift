import CoreModule
import TerminalKit
import TodoList

/// The rows of a task list: tasks in groups under headings.
///
/// A heading cannot be selected. It always has a task below it, which is taken where a cursor is on the heading.
struct TaskListRows {
  enum Row {
    case heading(TaskGroup)
    case task(TodoTask, in: TaskGroup)
  }

  private(set) var rows: [Row] = []

  init() {}

  init(_ tasks: [TodoTask], at now: Timestamp, in localTime: LocalTime) {
    rows = tasks.grouped(at: now, in: localTime).flatMap { group in
      [.heading(group.group)] + group.tasks.map { .task($0, in: group.group) }
    }
  }

  var count: Int { rows.count }

  func task(at row: Int) -> TodoTask? {
    guard rows.indices.contains(row), case .task(let task, _) = rows[row] else { return nil }
    return task
  }

  func row(of number: TodoTask.Number?) -> Int? { rows.indices.first { number != nil && task(at: $0)?.number == number } }

  /// The row of the selected task.
  func selected(_ cursor: ListCursor) -> Int {
    let row = min(cursor.selected, count - 1)
    return row >= 0 && task(at: row) == nil ? row + 1 : row
  }

  /// Moves the selection over headings. At the top, the first heading becomes visible.
  func move(_ cursor: inout ListCursor, by step: Int, height: Int) {
    let target = max(0, selected(cursor) + step)
    let isOverHeading = step < 0 && target > 0 && rows.indices.contains(target) && task(at: target) == nil
    cursor.select(isOverHeading ? target - 1 : target, count: count, height: height)
    if cursor.selected > 0 { cursor.select(selected(cursor), count: count, height: height) }
  }

  /// The cursor as it is drawn, on a task.
  func shown(_ cursor: ListCursor, height: Int) -> ListCursor {
    var cursor = cursor
    // With a single line, the selected task has to be on it.
    if cursor.selected > 0 || height < 2 { cursor.select(selected(cursor), count: count, height: height) }
    return cursor
  }

  /// The visible rows.
  func lines(_ cursor: ListCursor, in size: Size, _ line: (_ row: Row, _ isSelected: Bool) -> StyledLine) -> [StyledLine] {
    let cursor = shown(cursor, height: size.rows)
    let selected = selected(cursor)
    return cursor.seen(count: count, height: size.rows).map { index in
      let isSelected = index == selected
      let line = line(rows[index], isSelected)
      return isSelected ? line.padded(to: size.columns).selected : line
    }
  }
}
