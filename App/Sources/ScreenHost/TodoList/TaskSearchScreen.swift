import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Searches all tasks, done ones too, while the query is typed.
@MainActor
final class TaskSearchScreen: ListViewScreen {
  private let model: TaskListViewModel
  private let details: TaskDetailsViewModel
  weak var navigator: Navigator?
  private let latest = LatestWork()
  var view = SearchList<TodoTask>()

  /// A user does not read more tasks one by one.
  private static let maximumRows = 500

  init(navigator: Navigator) {
    let todo = navigator.todo
    model = todo.taskList.build()
    details = todo.taskDetails.build()
    self.navigator = navigator
  }

  let title = LocalizedText(en: "Search", ru: "Поиск")
  let isSearch = true
  let isTyping = true

  func load() async { await find() }

  func type(_ key: Key) -> Bool {
    guard view.field.type(key) else { return false }
    latest.request(on: navigator) { [self] in await find() }
    return true
  }

  /// The previous results stay visible until the new ones arrive.
  private func find() async {
    let text = view.field.text
    let words = text.split(separator: " ").map { FoldedText(String($0)) }
    if !words.isEmpty {
      await model.load { query in
        (query.status, query.words, query.limit) = (.all, words, Self.maximumRows)
      }
    }
    view.found(words.isEmpty ? [] : model.state.tasks, for: text, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody {
    view.body(in: area, start: TaskScreenPhrases.searchStart, problem: model.state.problem.map { Problem($0).sentence }) { task, area in
      TaskRow(task: task).content(columns: area.size.columns - 2, area)
    }
  }

  var detail: SelectedDetail? { .details(of: view.selected, in: details) }

  let linesAbove = 1

  var actions: [ScreenAction] {
    var actions: [ScreenAction] = []
    if let task = view.selected {
      actions += [
        ScreenAction(
          [.enter], en: ("open", "open the task"), ru: ("открыть", "открыть задачу")
        ) { [weak self] in self?.model.open(task.number) },
        ScreenAction(
          [.control("x")], task.isDone ? .reopenTask : .completeTask
        ) { [weak self] in self?.navigator?.toggleDone(task) },
      ]
    }
    actions.append(ScreenAction.reloading(navigator, isHinted: model.state.problem != nil))
    return actions + moving
  }
}
