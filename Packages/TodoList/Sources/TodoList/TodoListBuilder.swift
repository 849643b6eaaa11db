public import CoreModule

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol TodoListDependency:
  TaskListDependency, NewTaskDependency, TaskDetailsDependency, TodoTransferDependency, TaskSyncDependency,
  DueTasksDependency
{}

/// Builds the task list.
@MainActor
public struct TodoListBuilder {
  private let dependency: any TodoListDependency
  private let router: any Router<TodoListDestination>

  /// Creates a builder that navigates through `router`.
  public init(dependency: any TodoListDependency, router: any Router<TodoListDestination>) {
    self.dependency = dependency
    self.router = router
  }

  /// Builds the child features.
  public func build() -> TodoListGraph {
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
