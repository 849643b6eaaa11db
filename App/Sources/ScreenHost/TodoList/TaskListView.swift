import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Draws the tasks.
struct TaskListView {
  let state: TaskListState
  let rows: TaskListRows
  let cursor: ListCursor

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = state.problem, rows.count == 0 {
      return ScreenBody(NoticeLines.retryable(Problem(problem).sentence, area))
    }
    if !state.isLoaded { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    return ScreenBody(rows.count == 0 ? TaskScreenPhrases.noTasks.lines(area) : lines(area.size, area))
  }

  private func lines(_ size: Size, _ area: ViewArea) -> [StyledLine] {
    rows.lines(cursor, in: size) { row, isSelected in
      switch row {
      case .heading(let group): StyledLine(" " + TaskPhrases.heading(group)(area.language), .accent).cut(to: size.columns)
      case .task(let task, let group): TaskRow(task: task, group: group).line(isSelected: isSelected, columns: size.columns, area)
      }
    }
  }
}

/// The status line below tasks: how many are open, overdue and done, and how many changes are not synced.
struct TaskStatusLine {
  let state: TaskListState
  let sync: TaskSyncState

  func parts(_ area: ViewArea) -> [StyledLine] {
    guard let count = state.count else { return [] }
    var parts = [StyledLine(TaskScreenPhrases.open(count.open)(area.language), .dim)]
    if count.overdue > 0 { parts.append(StyledLine(TaskScreenPhrases.overdue(count.overdue)(area.language), .warning)) }
    parts.append(StyledLine(TaskScreenPhrases.completed(count.done)(area.language), .dim))
    if sync.isUnderWay {
      parts.append(StyledLine(TaskScreenPhrases.syncing(area.language), .accent))
    } else if let status = sync.status, !status.isUpToDate {
      parts.append(StyledLine(TaskScreenPhrases.unsent(status.unsent + status.unsentDeletions)(area.language), .dim))
    }
    return parts
  }
}

/// Draws a task: selection mark, status, text, due date. Where space is short, the text gives way to the date.
struct TaskRow {
  let task: TodoTask
  /// The group it is shown in.
  var group: TaskGroup?

  /// The room that a text has at least, if the width permits.
  private static let textColumns = 12

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
    let overdue = due + " " + TaskPhrases.overdue(area.language)
    // The colour alone says so where the text would have no room.
    if isOverdue, group != .overdue, columns - line.width - DisplayWidth.of(overdue) > Self.textColumns { due = overdue }
    let rest = columns - line.width - (due.isEmpty ? 0 : DisplayWidth.of(due) + 1)
    var text = StyledLine(task.text, task.isDone ? .dim : .strong)
    let tags = task.tags.map { "#" + $0 } + (task.recurrence == nil ? [] : ["↻"])
    if !tags.isEmpty { text.append("  " + tags.joined(separator: " "), .dim) }
    line = line + text.padded(to: max(1, rest))
    return due.isEmpty ? line : line.appending(" ").appending(due, isOverdue ? .warning : .dim).cut(to: columns)
  }
}
