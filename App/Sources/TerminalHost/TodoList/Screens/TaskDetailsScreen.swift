import CoreModule
import TodoList

/// A task with its parts and all that is known of it.
@MainActor
final class TaskDetailsScreen: Screen {
  private let number: TodoTask.Number
  private let model: TaskDetailsViewModel
  private let list: TaskListViewModel
  private weak var navigator: Navigator?
  private var position = PartsPosition()

  init(_ number: TodoTask.Number, navigator: Navigator) {
    self.number = number
    model = navigator.todo.taskDetails.build()
    list = navigator.todo.taskList.build()
    self.navigator = navigator
  }

  let title = TaskScreenPhrases.details

  func load() async { await model.show(.number(number)) }

  func fit(_ size: Size) { position.fit(size) }

  func body(in area: ViewArea) -> ScreenBody {
    let view = TaskDetailsView(state: model.state, selected: position.selected)
    return ScreenBody(position.seen(of: view.text(area), parts: view.parts(area)))
  }

  var actions: [ScreenAction] {
    let moving = ScreenAction.moving(height: position.height) { [weak self] in self?.move(by: $0) }
    let retry = ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in self?.navigator?.reload() }
    guard let task = model.state.task, model.state.problem == nil else { return [retry] + moving }
    return taskActions(task) + [retry] + moving
  }

  private func taskActions(_ task: TodoTask) -> [ScreenAction] {
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
    return actions
  }

  /// The part that is selected, unless nobody sees it.
  private var selectedPart: TodoTask? {
    let parts = model.state.subtasks
    return parts.indices.contains(position.selected) && !position.isHidden ? parts[position.selected] : nil
  }

  private func move(by step: Int) { position.move(by: step, count: model.state.subtasks.count) }

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
  let selected: Int

  /// All but the parts.
  func text(_ area: ViewArea) -> [StyledLine] {
    if let problem = state.problem { return NoticeLines.retryable(Problem(problem).sentence, area) }
    guard let task = state.task else { return NoticeLines.notice(ScreenPhrases.loading, area) }
    let style = area.textStyle
    let facts = TaskPhrases.facts(of: task, style) + TaskPhrases.dates(of: task, style)
    let heading = StyledLine(task.isDone ? " ✓ " : " ○ ", .dim).appending(task.text, .strong)
    var lines = [StyledLine()] + heading.wrapped(to: max(1, area.size.columns), indent: 3)
    lines += facts.map { StyledLine("   · ", .dim).appending($0(area.language)) }
    if let note = task.note { lines += StyledLine("   " + note).wrapped(to: max(1, area.size.columns), indent: 3) }
    return state.subtasks.isEmpty ? lines : lines + [StyledLine()]
  }

  func parts(_ area: ViewArea) -> [StyledLine] {
    guard state.problem == nil, state.task != nil else { return [] }
    var cursor = ListCursor()
    cursor.select(selected, count: state.subtasks.count)
    return TaskRows(state.subtasks, cursor).lines(Size(columns: area.size.columns, rows: state.subtasks.count), area)
  }
}
