import AppGraph
import CoreModule
import TodoList

/// Maps destinations to screens.
@MainActor
final class TaskScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: TodoListDestination) {
    guard let navigator else { return }
    switch destination {
    case .details(let number): navigator.push(TaskDetailsScreen(number, navigator: navigator))
    case .newTask(let parent): navigator.push(NewTaskScreen(parent: parent, navigator: navigator))
    case .editor(let number): navigator.push(TaskEditorScreen(number, navigator: navigator))
    }
  }
}
