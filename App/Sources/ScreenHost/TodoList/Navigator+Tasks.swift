import AppGraph
import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import TodoList

extension Navigator {
  var todo: TodoListGraph {
    graph.todoList(router: ClosureRouter<TodoListDestination> { [weak self] in self?.open($0) }).build()
  }

  func open(_ destination: TodoListDestination) {
    switch destination {
    case .details(let number): push(TaskDetailsScreen(number, navigator: self))
    case .newTask(let parent): push(NewTaskScreen(parent: parent, navigator: self))
    case .editor(let number): push(TaskEditorScreen(number, navigator: self))
    }
  }

  /// Changes tasks. The screen reloads after the change of the data.
  func changeTasks(_ change: @escaping @MainActor (TaskListViewModel) async -> Void) {
    let list = todo.taskList.build()
    perform { [weak self] in
      await change(list)
      if let problem = list.state.problem { self?.say(Problem(problem)) }
      for next in list.state.next { self?.say(TaskPhrases.next(next, list.localTime, list.now)) }
      await self?.top?.load()
    }
  }

  /// Marks a task as done, or reopens it, and says so: the arrow that does it is easily pressed by mistake.
  func toggleDone(_ task: TodoTask) {
    changeTasks { [weak self] list in
      let selector = TodoSelector.number(task.number)
      if task.isDone { await list.reopen([selector]) } else { await list.complete([selector]) }
      guard let self, list.state.problem == nil else { return }
      // Where letters are text, another key undoes.
      say(TaskScreenPhrases.toggled(task, undoneBy: top?.isText("u") == true ? .control("_") : "u"))
    }
  }
}

extension FeatureTab {
  static let tasks = FeatureTab(
    id: .tasks, name: LocalizedText(en: "Tasks", ru: "Задачи"), search: .tasks, command: "todo list todo count"
  ) { TaskListScreen(navigator: $0) }
}

extension TabSearch {
  static let tasks = TabSearch(explanation: LocalizedText(en: "search your tasks", ru: "искать среди ваших задач"), command: "todo find") {
    navigator in
    navigator.push(TaskSearchScreen(navigator: navigator))
  }
}
