public import CoreModule

/// Builds the task list.
@MainActor
public struct TodoListBuilder: Builder {
  private let dependency: any TodoListDependency
  private let router: any Router<TodoListDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any TodoListDependency, router: any Router<TodoListDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build(_: Void) -> TodoListGraph {
    TodoListGraph(
      taskList: TaskListBuilder(dependency: dependency, router: router),
      newTask: NewTaskBuilder(dependency: dependency),
      taskDetails: TaskDetailsBuilder(dependency: dependency, router: router),
      transfer: TodoTransferBuilder(dependency: dependency),
      sync: TaskSyncBuilder(dependency: dependency),
      dueTasks: DueTasksBuilder(dependency: dependency)
    )
  }
}
