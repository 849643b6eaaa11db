import CoreModule
import TodoList

/// A task with its parts and all that is known of it.
@MainActor
final class TaskDetailsScreen: Screen {
  private let number: TodoTask.Number
  private let model: TaskDetailsViewModel
  private let list: TaskListViewModel
  private weak var navigator: Navigator?
  private var cursor = ListCursor()

  init(_ number: TodoTask.Number, navigator: Navigator) {
    self.number = number
    model = navigator.todo.taskDetails.build()
    list = navigator.todo.taskList.build()
    self.navigator = navigator
  }

  let title = TaskScreenPhrases.details

  func load() async { await model.show(.number(number)) }

  func type(_ key: Key) -> Bool {
    guard let step = ListCursor.step(key, height: 10), !model.state.subtasks.isEmpty else { return false }
    cursor.move(by: step, count: model.state.subtasks.count)
    return true
  }

  func body(in area: ViewArea) -> ScreenBody { ScreenBody(TaskDetailsView(state: model.state, cursor: cursor).lines(area)) }

  var actions: [ScreenAction] {
    let retry = ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: model.state.problem != nil) {
      [weak self] in self?.navigator?.reload()
    }
    guard let task = model.state.task, model.state.problem == nil else { return [retry] }
    var actions = [
      ScreenAction(
        [.character("x"), .right], task.isDone ? TaskKeyPhrases.undone : TaskKeyPhrases.done,
        task.isDone ? TaskKeyPhrases.undoneMeans : TaskKeyPhrases.doneMeans
      ) { [weak self] in self?.navigator?.changeTasks { await $0.turn(task) } },
      ScreenAction([.character("e"), .enter], WordKeyPhrases.edit, TaskKeyPhrases.editMeans) { [weak self] in self?.model.edit() },
    ]
    if task.parent == nil {
      actions.append(
        ScreenAction([.character("a"), .character("n")], TaskKeyPhrases.addPart, TaskKeyPhrases.addPartMeans) { [weak self] in
          self?.list.addTask(to: task.number)
        })
    }
    if let part = selectedPart {
      actions.append(
        ScreenAction([.character(" ")], TaskKeyPhrases.turnPart, TaskKeyPhrases.turnPartMeans) { [weak self] in
          self?.navigator?.changeTasks { await $0.turn(part) }
        })
    }
    actions.append(
      ScreenAction([.character("d"), .delete], WordKeyPhrases.delete, TaskKeyPhrases.deleteMeans) { [weak self] in self?.delete(task) })
    return actions + [retry]
  }

  private var selectedPart: TodoTask? {
    model.state.subtasks.indices.contains(cursor.selected) ? model.state.subtasks[cursor.selected] : nil
  }

  private func delete(_ task: TodoTask) {
    navigator?.changeTasks { [weak self] list in
      await list.delete([.number(task.number)])
      guard list.state.problem == nil, let self else { return }
      navigator?.say(TaskScreenPhrases.deleted(task))
      navigator?.pop(self)
    }
  }
}

/// All that is known of a task, as lines.
struct TaskDetailsView {
  let state: TaskDetailsState
  let cursor: ListCursor

  func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.notice(Problem(problem).sentence, area, .warning) }
    guard let task = state.task else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    let style = area.textStyle
    let facts = TaskPhrases.facts(of: task, style) + TaskPhrases.dates(of: task, style)
    let heading = StyledLine(task.isDone ? " ✓ " : " ○ ", .dim).appending(task.text, .strong)
    var lines = [StyledLine()] + heading.wrapped(to: max(1, area.size.columns), indent: 3)
    lines += facts.map { StyledLine("   · ", .dim).appending($0(area.language)) }
    if let note = task.note { lines += StyledLine("   " + note).wrapped(to: max(1, area.size.columns), indent: 3) }
    guard !state.subtasks.isEmpty else { return lines }
    return lines + [StyledLine()]
      + TaskRows(state.subtasks, cursor).lines(Size(columns: area.size.columns, rows: state.subtasks.count), area)
  }
}
