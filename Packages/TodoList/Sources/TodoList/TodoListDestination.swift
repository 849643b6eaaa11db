/// The screens that the feature asks its router to show.
public enum TodoListDestination: Equatable, Sendable {
  /// The details of a task.
  case details(TodoTask.Number)
  /// The dialog for a new task; `parent` is the task of which it becomes a part, `nil` for none.
  case newTask(parent: TodoTask.Number?)
  /// The editor of a task.
  case editor(TodoTask.Number)
}
