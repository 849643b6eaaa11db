/// The destinations of the feature.
public enum TodoListDestination: Equatable, Sendable {
  /// The details of a task.
  case details(TodoTask.Number)
  /// The dialog for a new task, optionally as a part of another one.
  case newTask(parent: TodoTask.Number?)
  /// The editor of a task.
  case editor(TodoTask.Number)
}
