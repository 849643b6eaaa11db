/// The builders of the child features.
@MainActor
public struct TodoListGraph {
  /// Builds the list of tasks.
  public let taskList: TaskListBuilder
  /// Builds the dialog that adds tasks.
  public let newTask: NewTaskBuilder
  /// Builds the details of a task.
  public let taskDetails: TaskDetailsBuilder
  /// Builds the sync with a server.
  public let sync: TaskSyncBuilder
  /// Builds the search for tasks to notify of.
  public let dueTasks: DueTasksBuilder
}
