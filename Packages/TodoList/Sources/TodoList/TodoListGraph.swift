/// A built task list: the builders of its child features.
@MainActor
public struct TodoListGraph {
  /// The list of tasks.
  public let taskList: TaskListBuilder
  /// Adding tasks.
  public let newTask: NewTaskBuilder
  /// A task with all that is known of it.
  public let taskDetails: TaskDetailsBuilder
  /// Taking everything out and in.
  public let transfer: TodoTransferBuilder
  /// Bringing the tasks here and those of a server together.
  public let sync: TaskSyncBuilder
  /// The tasks to notify of.
  public let dueTasks: DueTasksBuilder
}
