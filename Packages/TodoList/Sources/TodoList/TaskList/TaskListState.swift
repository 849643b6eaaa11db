/// The state of a task list.
public struct TaskListState: Equatable, Sendable {
  /// The tasks that were last read, in list order.
  public var tasks: [TodoTask] = []
  /// The tasks that the last action changed, in their new state; deleted tasks as they were.
  public var changed: [TodoTask] = []
  /// The selected tasks that the last action left unchanged: those to complete that were done, or those to reopen that were open.
  public var unchanged: [TodoTask] = []
  /// The next tasks of the series that the last action completed.
  public var next: [TodoTask] = []
  /// The numbers of tasks; `nil` before they were counted.
  public var count: TodoCount?
  /// Whether more tasks match than were read.
  public var hasMore = false
  /// Whether the tasks have been loaded.
  public var isLoaded = false
  /// The error of the last action.
  public var problem: TodoProblem?
}
