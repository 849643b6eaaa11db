import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Draws the counter and the tasks.
struct TaskListView {
  let state: TaskListState
  let rows: TaskListRows
  let sync: TaskSyncState
  let cursor: ListCursor
  let showsDone: Bool

  /// The counter.
  static let headingRows = 1

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, rows.count == 0 {
      return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area))
    }
    if !state.isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    let size = Size(columns: area.size.columns, rows: max(0, area.size.rows - Self.headingRows))
    let list = rows.count == 0 ? empty(size, area) : lines(size, area)
    return ScreenBody([counter(area)] + list)
  }

  private func empty(_ size: Size, _ area: ViewArea) -> [StyledLine] {
    var rest = area
    rest.size = size
    return TaskScreenPhrases.noTasks.lines(rest)
  }

  private func lines(_ size: Size, _ area: ViewArea) -> [StyledLine] {
    rows.lines(cursor, in: size) { row, isSelected in
      switch row {
      case .heading(let group): StyledLine(" " + TaskScreenPhrases.heading(group)(area.language), .accent).cut(to: size.columns)
      case .task(let task, let group): TaskRow(task: task, group: group).line(isSelected: isSelected, columns: size.columns, area)
      }
    }
  }

  /// The number of done tasks, whether they are shown, and the number of unsynced changes.
  private func counter(_ area: ViewArea) -> StyledLine {
    let count = state.count ?? TodoCount(open: 0, done: 0, overdue: 0)
    var line = StyledLine(" " + TaskScreenPhrases.completed(count.done)(area.language), .dim)
    if count.overdue > 0 { line.append("  " + TaskScreenPhrases.overdue(count.overdue)(area.language), .warning) }
    if sync.isUnderWay {
      line.append("  " + TaskScreenPhrases.syncing(area.language), .accent)
    } else if let status = sync.status, !status.isUpToDate {
      line.append("  " + TaskScreenPhrases.unsent(status.unsent + status.unsentDeletions)(area.language), .dim)
    }
    return line.cut(to: area.size.columns)
  }
}

/// Draws the parts of a task.
struct TaskRows {
  private let tasks: [TodoTask]
  private let cursor: ListCursor

  init(_ tasks: [TodoTask], _ cursor: ListCursor) {
    self.tasks = tasks
    self.cursor = cursor
  }

  func lines(_ size: Size, _ area: ViewArea) -> [StyledLine] {
    cursor.lines(of: tasks, in: size) { TaskRow(task: $0).line(isSelected: $1, columns: size.columns, area) }
  }
}

/// Draws a task: selection mark, status, text, due date. Where space is short, the text gives way to the date.
struct TaskRow {
  let task: TodoTask
  /// The group it is shown in.
  var group: TaskGroup?

  func line(isSelected: Bool, columns: Int, _ area: ViewArea) -> StyledLine {
    StyledLine(isSelected ? "› " : "  ", .accent) + content(columns: columns - 2, area)
  }

  /// The line without the selection mark.
  func content(columns: Int, _ area: ViewArea) -> StyledLine {
    let isOverdue = task.isOverdue(at: area.now, in: area.localTime)
    var line = StyledLine()
    line.append(task.isDone ? "✓ " : task.parent == nil ? "○ " : "↳ ", .dim)
    line.append(task.priority == .high ? "! " : task.priority == .low ? "↓ " : "  ", task.priority == .high ? .star : .dim)
    var due = task.due.map { TaskPhrases.due($0, area.localTime, area.now)(area.language) } ?? ""
    if isOverdue, group != .overdue { due += " " + TaskPhrases.overdue(area.language) }
    let rest = columns - line.width - (due.isEmpty ? 0 : DisplayWidth.of(due) + 1)
    var text = StyledLine(task.text, task.isDone ? .dim : .strong)
    let tags = task.tags.map { "#" + $0 } + (task.recurrence == nil ? [] : ["↻"])
    if !tags.isEmpty { text.append("  " + tags.joined(separator: " "), .dim) }
    line = line + text.padded(to: max(1, rest))
    return due.isEmpty ? line : line.appending(" ").appending(due, isOverdue ? .warning : .dim).cut(to: columns)
  }
}
