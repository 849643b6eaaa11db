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

  private var groups: [GroupedTasks] = []
  /// The number of rows.
  private(set) var count = 0

  init() {}

  init(_ tasks: [TodoTask], at now: Timestamp, in localTime: LocalTime) {
    groups = tasks.grouped(at: now, in: localTime)
    count = groups.reduce(0) { $0 + 1 + $1.tasks.count }
  }

  /// The row with this number; `nil` if there is none.
  private func row(_ number: Int) -> Row? {
    var number = number
    for group in groups where number >= 0 {
      if number == 0 { return .heading(group.group) }
      if number <= group.tasks.count { return .task(group.tasks[number - 1], in: group.group) }
      number -= 1 + group.tasks.count
    }
    return nil
  }

  func task(at row: Int) -> TodoTask? {
    guard case .task(let task, _)? = self.row(row) else { return nil }
    return task
  }

  func row(of number: TodoTask.Number?) -> Int? {
    guard let number else { return nil }
    var begin = 0
    for group in groups {
      if let place = group.tasks.firstIndex(where: { $0.number == number }) { return begin + 1 + place }
      begin += 1 + group.tasks.count
    }
    return nil
  }

  /// The row of the selected task.
  func selected(_ cursor: ListCursor) -> Int {
    let row = min(cursor.selected, count - 1)
    return row >= 0 && task(at: row) == nil ? row + 1 : row
  }

  /// Moves the selection over headings. At the top, the first heading becomes visible.
  func move(_ cursor: inout ListCursor, by step: Int, height: Int) {
    let target = max(0, selected(cursor) + step)
    let isOverHeading = step < 0 && target > 0 && target < count && task(at: target) == nil
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
    return cursor.seen(count: count, height: size.rows).compactMap { index in
      guard let row = row(index) else { return nil }
      let isSelected = index == selected
      let line = line(row, isSelected)
      return isSelected ? line.padded(to: size.columns).selected : line
    }
  }
}
