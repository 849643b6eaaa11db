/// Where the feature may ask to go.
public enum TodoListDestination: Equatable, Sendable {
  /// A task with all that is known of it.
  case details(TodoTask.Number)
  /// The dialog that adds a task, as a part of another one or on its own.
  case newTask(parent: TodoTask.Number?)
  /// The editor of a task.
  case editor(TodoTask.Number)
}
