import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

/// Lists the open tasks, optionally followed by the done ones.
@MainActor
final class TaskListScreen: Screen {
  let title = LocalizedText(en: "My tasks", ru: "Мои задачи")
  private let model: TaskListViewModel
  private let sync: TaskSyncViewModel
  private let details: TaskDetailsViewModel
  private weak var navigator: Navigator?
  private let chain = WorkChain()
  private var cursor = ListCursor()
  private var rows = TaskListRows()
  private var showsDone = false
  /// The task to select once it is loaded.
  private var numberToSelect: TodoTask.Number?

  /// The number of tasks to load at a time.
  private static let portion = 200

  init(navigator: Navigator) {
    let todo = navigator.todo
    model = todo.taskList.build()
    sync = todo.sync.build()
    details = todo.taskDetails.build()
    self.navigator = navigator
  }

  func load() async { await load(unlessCurrent: false) }

  func loadAfterChange() async { await load(unlessCurrent: true) }

  private func load(unlessCurrent: Bool) async {
    await read(unlessCurrent: unlessCurrent) { model in
      await model.load { query in
        // Who went to the end has all of them.
        guard query.limit != nil || !model.state.isLoaded else { return }
        query.limit = max(query.limit ?? 0, Self.portion, self.height)
      }
    }
    await sync.loadStatus()
  }

  /// Selects a task once it is loaded.
  func reveal(_ number: TodoTask.Number) { numberToSelect = number }

  func body(in area: ViewArea) -> ScreenBody {
    TaskListView(state: model.state, rows: rows, cursor: cursor).body(in: area)
  }

  var detail: SelectedDetail? { selected.map { .details(of: $0, in: details) } }

  func status(in area: ViewArea) -> [StyledLine]? {
    TaskStatusLine(state: model.state, sync: sync.state).parts(area) + (navigator?.due.words(area) ?? [])
  }

  private var height: Int { navigator?.area.size.rows ?? 0 }

  private func move(by step: Int) {
    rows.move(&cursor, by: step, height: height)
    loadMore()
  }

  func lists(in area: ViewArea) -> [ScreenList] {
    [
      ScreenList(rows.shown(cursor, height: area.size.rows), count: rows.count, in: area) { [weak self] in
        self?.cursor = $0
        self?.loadMore()
      }
    ]
  }

  private func loadMore() {
    if cursor.selected + height >= rows.count, model.state.hasMore {
      work { await self.read { model in await model.load { $0.limit = ($0.limit ?? 0) * 2 } } }
    }
  }

  /// Loads the list, keeps the selection on its task, and shows the problem before the next change clears it.
  private func read(unlessCurrent: Bool = false, _ change: @escaping @MainActor (TaskListViewModel) async -> Void) async {
    await chain.run { [self] in
      guard !unlessCurrent || !model.isCurrent else { return }
      let old = selected?.number
      await change(model)
      rows = TaskListRows(model.state.tasks, at: model.now, in: model.localTime)
      let problem = model.state.problem
      await model.loadCount()
      if let problem = problem ?? model.state.problem, !model.state.tasks.isEmpty { navigator?.say(Problem(problem)) }
      if let row = rows.row(of: numberToSelect ?? old) {
        if row != rows.selected(cursor) { cursor.select(row, count: rows.count, height: height) }
        if rows.task(at: row)?.number == numberToSelect { numberToSelect = nil }
      }
      cursor.fit(count: rows.count, height: height)
    }
  }

  private func work(_ work: @escaping @MainActor () async -> Void) { navigator?.perform(work) }

  private var selected: TodoTask? { rows.task(at: rows.selected(cursor)) }
}

extension TaskListScreen {
  var actions: [ScreenAction] {
    var actions = [
      ScreenAction(["a", "n"], en: ("add", "add a task"), ru: ("добавить", "добавить задачу"), command: "todo add") { self.model.addTask() }
    ]
    if let task = selected { actions += taskActions(task) }
    actions.append(
      ScreenAction(["c"], showsDone ? .hideDone : .showDone, isHinted: (model.state.count?.done ?? 0) > 0) { self.toggleDone() })
    if sync.state.status != nil {
      actions.append(
        ScreenAction(
          ["S"], en: ("sync", "sync the tasks with the server"),
          ru: ("синхронизация", "синхронизировать задачи с сервером"), command: "todo sync", isHinted: false
        ) { self.synchronize() })
    }
    return actions + [
      ScreenAction(
        [.home, "g"], en: ("first", "go to the first task"), ru: ("к началу", "перейти к первой задаче"), isHinted: false
      ) { self.cursor.select(0, count: self.rows.count, height: self.height) },
      ScreenAction(
        [.end, "G"], en: ("last", "go to the last task"), ru: ("к концу", "перейти к последней задаче"), isHinted: false
      ) { self.goToEnd() },
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ] + ScreenAction.moving(height: height) { self.move(by: $0) }
  }

  private func taskActions(_ task: TodoTask) -> [ScreenAction] {
    [
      ScreenAction(
        [.enter, "o"], en: ("open", "open the task"), ru: ("открыть", "открыть задачу"), command: "todo show"
      ) { self.model.open(task.number) },
      ScreenAction(["x", .right], task.isDone ? .reopenTask : .completeTask) { self.navigator?.toggleDone(task) },
      ScreenAction(["e"], .editTask) { self.model.edit(task.number) },
      ScreenAction(["d", .delete, .left], .deleteTask) {
        self.navigator?.changeTasks { model in
          await model.delete([.number(task.number)])
          if model.state.problem == nil { self.navigator?.say(TaskScreenPhrases.deleted(task)) }
        }
      },
      ScreenAction(
        ["p"], en: ("priority", "give the task the next priority"), ru: ("приоритет", "сменить приоритет задачи"), isHinted: false
      ) {
        var edit = TodoEdit()
        edit.priority = task.priority.following
        self.navigator?.changeTasks { await $0.edit([.number(task.number)], edit) }
      },
      ScreenAction(
        ["z"], en: ("snooze", "snooze the task until tomorrow morning"), ru: ("отложить", "отложить задачу до завтрашнего утра"),
        command: "todo snooze",
        isHinted: false
      ) {
        self.navigator?.changeTasks { model in
          await model.snooze([.number(task.number)], until: "tomorrow")
          if model.state.problem == nil { self.navigator?.say(TaskPhrases.snoozedUntilTomorrow(task)) }
        }
      },
    ]
  }

  private func toggleDone() {
    showsDone.toggle()
    work {
      await self.read { model in await model.load { $0.status = self.showsDone ? .all : .open } }
    }
  }

  private func goToEnd() {
    work {
      if self.model.state.hasMore { await self.read { model in await model.load { $0.limit = nil } } }
      self.cursor.select(self.rows.count - 1, count: self.rows.count, height: self.height)
    }
  }

  private func synchronize() {
    guard !sync.state.isUnderWay else { return }
    navigator?.performInBackground {
      await self.sync.sync()
      if let problem = self.sync.state.problem {
        self.navigator?.say(Problem(problem))
      } else {
        self.navigator?.say(SyncPhrases.done(self.sync.state))
      }
      await self.load()
    }
  }
}
