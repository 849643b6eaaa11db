/// The state of a task list.
public struct TaskListState: Equatable, Sendable {
  /// The tasks in list order; after a change, the changed ones.
  public var tasks: [TodoTask] = []
  /// The next tasks of their series, after some were completed.
  public var next: [TodoTask] = []
  /// The number of tasks, if requested.
  public var count: TodoCount?
  /// Whether more tasks follow.
  public var hasMore = false
  /// Whether the tasks have been loaded.
  public var isLoaded = false
  /// The error of the last action.
  public var problem: TodoProblem?

  /// A list that has not been loaded yet.
  public init() {}
}
