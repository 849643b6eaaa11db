package import CoreModule
package import CorePresentation
package import TodoList

package struct TasksDocument: Document {
  package let tasks: [TodoTask]
  package let now: Timestamp
  package let localTime: LocalTime
  /// Whether the tasks are new, each to be shown with the recognised details.
  package let areNew: Bool

  package init(tasks: [TodoTask], now: Timestamp, localTime: LocalTime, areNew: Bool = false) {
    self.tasks = tasks
    self.now = now
    self.localTime = localTime
    self.areNew = areNew
  }

  package func json(_ localTime: LocalTime) -> JSON { .array(tasks.map { .object($0.members(localTime, now: now)) }) }

  package var plain: [[String]] { tasks.map { $0.record(localTime) } }

  package func text(_ style: TextStyle) -> String {
    if areNew { return recognised(style) }
    let table = TextTable(columns: [.right, .left, .left, .left, .left], flexible: 2)
    return table.text(tasks.map { TaskRow(task: $0).cells(style) }, width: style.width)
  }

  private func recognised(_ style: TextStyle) -> String {
    tasks.flatMap { task in
      let understood = TaskPhrases.facts(of: task, style).map { $0(style.language) }.joined(separator: " · ")
      return [style.dim(task.number.description) + "  " + style.bold(task.text), understood.isEmpty ? "" : "  " + understood]
    }.filter { !$0.isEmpty }.map(style.line).joined(separator: "\n")
  }
}

/// All details of a task.
package struct TaskDocument: Document {
  package let state: TaskDetailsState
  package let now: Timestamp
  package let localTime: LocalTime

  package init(state: TaskDetailsState, now: Timestamp, localTime: LocalTime) {
    self.state = state
    self.now = now
    self.localTime = localTime
  }

  package func json(_ localTime: LocalTime) -> JSON {
    guard let task = state.task else { return .null }
    let parts = state.subtasks.map { JSON.object($0.members(localTime, now: now)) }
    return .object(task.members(localTime, now: now) + [("subtasks", .array(parts))])
  }

  package var plain: [[String]] { ([state.task].compactMap(\.self) + state.subtasks).map { $0.record(localTime) } }

  package func text(_ style: TextStyle) -> String {
    guard let task = state.task else { return "" }
    let mark = task.isDone ? "✓  " : ""
    let facts = TaskPhrases.facts(of: task, style) + TaskPhrases.dates(of: task, style)
    let parts = TextTable(columns: [.right, .left, .left, .left, .left], flexible: 2)
      .text(state.subtasks.map { TaskRow(task: $0, isInside: true).cells(style) }, width: style.width.map { $0 - 2 })
    let lines =
      [style.dim(task.number.description) + "  " + mark + style.bold(task.text)] + facts.map { "  " + $0(style.language) }
      + (task.note.map { ["  " + WordPhrases.note(style.language) + ": " + $0] } ?? [])
    return (lines.map(style.line) + (parts.isEmpty ? [] : parts.split(separator: "\n").map { "  " + $0 })).joined(separator: "\n")
  }
}

package struct TaskCountDocument: Document {
  package let count: TodoCount

  package init(count: TodoCount) { self.count = count }

  package func json(_ localTime: LocalTime) -> JSON { .object(members.map { ($0.name, .number($0.count)) }) }

  package var plain: [[String]] { members.map { [$0.name, "\($0.count)"] } }

  package func text(_ style: TextStyle) -> String { style.line(TaskPhrases.count(count)(style.language)) }

  private var members: [(name: String, count: Int)] { [("open", count.open), ("done", count.done), ("overdue", count.overdue)] }
}

struct TaskRow {
  let task: TodoTask
  /// Whether it is shown below the task that it is a part of.
  var isInside = false

  func cells(_ style: TextStyle) -> [String] {
    let isOverdue = task.isOverdue(at: style.now, in: style.localTime)
    let mark = task.isDone ? "✓" : task.priority == .high ? style.yellow("!") : task.priority == .low ? "↓" : ""
    let due = task.due.map { TaskPhrases.due($0, style.localTime, style.now)(style.language) } ?? ""
    let late = isOverdue ? " " + TaskPhrases.overdue(style.language) : ""
    var rest = task.tags.map { "#" + $0 }
    if let rule = task.recurrence?.rule {
      rest.append("↻ " + RecurrencePhrases.rule(rule, today: style.localTime.day(of: style.now))(style.language))
    }
    if let moment = task.snoozedUntil, moment > style.now { rest.append(TaskPhrases.silent(until: moment, style)(style.language)) }
    if let parent = task.parent, !isInside { rest.append(TaskPhrases.part(of: parent)(style.language)) }
    let text = task.isDone ? style.dim(task.text) : style.bold(task.text)
    return [
      style.dim(task.number.description), mark, text, (isOverdue ? style.yellow(due + late) : due), style.dim(rest.joined(separator: "  ")),
    ]
  }
}
