import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Shows all details of a task and its parts.
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

  let title = LocalizedText(en: "Task", ru: "Задача")

  func load() async {
    await model.show(.number(number))
    if let navigator { position = position(in: navigator.area) }
  }

  func body(in area: ViewArea) -> ScreenBody {
    let position = position(in: area)
    let view = TaskDetailsView(state: model.state, selected: position.selected)
    return ScreenBody(position.seen(of: view.text(area) + view.parts(area)))
  }

  private func position(in area: ViewArea) -> PartsPosition {
    let view = TaskDetailsView(state: model.state, selected: position.selected)
    var position = self.position
    position.fit(text: view.text(area).count, parts: view.parts(area).count, height: area.size.rows)
    return position
  }

  func lists(in area: ViewArea) -> [ScreenList] {
    var position = position(in: area)
    let (parts, line) = position.seenParts
    return [
      ScreenList(rows: parts, top: line, opening: .never) { [weak self] part in
        position.select(part)
        self?.position = position
      }
    ]
  }

  var actions: [ScreenAction] {
    let moving = ScreenAction.scrolling(on: navigator) { [weak self] step, area in
      guard let self else { return }
      position = position(in: area)
      position.move(by: step)
    }
    let retry = ScreenAction.reloading(navigator, isHinted: model.state.problem != nil)
    guard let task = model.state.task, model.state.problem == nil else { return [retry] + moving }
    return taskActions(task) + [retry] + moving
  }

  private func taskActions(_ task: TodoTask) -> [ScreenAction] {
    var actions = [
      ScreenAction(
        ["x", .right], task.isDone ? .reopenTask : .completeTask
      ) { [weak self] in self?.navigator?.toggleDone(task) },
      ScreenAction(["e", .enter], .editTask) { [weak self] in self?.model.edit() },
    ]
    if task.parent == nil {
      actions.append(
        ScreenAction(
          ["a", "n"], en: ("add part", "add a part of the task"), ru: ("часть", "добавить часть задачи"), command: "todo add --parent"
        ) { [weak self] in self?.list.addTask(to: task.number) })
    }
    if let part = selectedPart {
      actions.append(
        ScreenAction(
          [" "], en: ("part done", "mark the selected part as done, or reopen it"),
          ru: ("выполнить часть", "отметить выбранную часть или снова открыть её")
        ) { [weak self] in self?.navigator?.toggleDone(part) })
    }
    actions.append(
      ScreenAction(["d", .delete], .deleteTask) { [weak self] in self?.delete(task) })
    return actions
  }

  /// `nil` while the selection is not visible.
  private var selectedPart: TodoTask? {
    guard let navigator else { return nil }
    let (position, parts) = (position(in: navigator.area), model.state.subtasks)
    return parts.indices.contains(position.selected) && !position.isHidden ? parts[position.selected] : nil
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

extension SelectedDetail {
  /// The details of a task, with its parts.
  static func details(of task: TodoTask?, in model: TaskDetailsViewModel) -> SelectedDetail {
    let number = task?.number
    return SelectedDetail(of: number.map(AnyHashable.init), read: { if let number { await model.show(.number(number)) } }) { area in
      let view = TaskDetailsView(state: model.state, selected: nil)
      return view.text(area).drop { $0.pieces.isEmpty } + view.parts(area)
    }
  }
}

/// Draws the details of a task.
struct TaskDetailsView {
  let state: TaskDetailsState
  /// The selected part; `nil` when none can be selected.
  let selected: Int?

  /// The details without the parts.
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
    let columns = area.size.columns
    return state.subtasks.enumerated().map { index, part in
      let isSelected = index == selected
      let line = TaskRow(task: part).line(isSelected: isSelected, columns: columns, area)
      return isSelected ? line.padded(to: columns).selected : line
    }
  }
}
