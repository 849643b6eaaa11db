/// The state of a task list.
public struct TaskListState: Equatable, Sendable {
  /// The tasks in list order, as they were read the last time.
  public var tasks: [TodoTask] = []
  /// The tasks of the last change, as it left them; deleted ones as they were.
  public var changed: [TodoTask] = []
  /// The selected tasks that the last change left unchanged: tasks to complete that were done, or tasks to reopen that were open.
  public var unchanged: [TodoTask] = []
  /// The next tasks of their series, when the last change completed some.
  public var next: [TodoTask] = []
  /// The number of tasks, if requested.
  public var count: TodoCount?
  /// Whether more tasks follow.
  public var hasMore = false
  /// Whether the tasks have been loaded.
  public var isLoaded = false
  /// The error of the last action.
  public var problem: TodoProblem?
}
