/// What a list of tasks shows.
public struct TaskListState: Equatable, Sendable {
  /// The tasks, in the order of lists; after a change, those that were changed.
  public var tasks: [TodoTask] = []
  /// The tasks that come next in their series, after some were done.
  public var next: [TodoTask] = []
  /// How many tasks there are, where that was asked for.
  public var count: TodoCount?
  /// Whether there may be tasks behind these.
  public var hasMore = false
  /// Whether the tasks have been read yet.
  public var isLoaded = false
  /// What did not work the last time.
  public var problem: TodoProblem?

  /// A list that has not been read yet.
  public init() {}
}
