/// A built task list: the builders of its child features.
@MainActor
public struct TodoListGraph {
  /// The list of tasks.
  public let taskList: TaskListBuilder
  /// Adding tasks.
  public let newTask: NewTaskBuilder
  /// The details of a task.
  public let taskDetails: TaskDetailsBuilder
  /// Syncing the tasks with a server.
  public let sync: TaskSyncBuilder
  /// The tasks to notify of.
  public let dueTasks: DueTasksBuilder
}
