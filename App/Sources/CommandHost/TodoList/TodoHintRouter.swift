import AppGraph
import CoreModule
import TodoList

/// A command shows the next command to type instead of navigating.
@MainActor
final class TodoHintRouter: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: TodoListDestination) {
    switch destination {
    case .details(let number): hint("glot todo show \(number)")
    case .newTask(nil): hint("glot todo add TEXT", russian: "glot todo add ТЕКСТ")
    case .newTask(let parent?): hint("glot todo add TEXT --parent \(parent)", russian: "glot todo add ТЕКСТ --parent \(parent)")
    case .editor(let number): hint("glot todo edit \(number)")
    }
  }

  private func hint(_ command: String, russian: String? = nil) {
    hints.append(LocalizedText(en: "Next: \(command)", ru: "Дальше: \(russian ?? command)"))
  }
}
