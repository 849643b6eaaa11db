public import CoreModule

/// The dependency of the child features that use tasks.
@MainActor
public protocol TodoStoreDependency {
  /// Stores the tasks.
  var todoStore: any TodoStore { get }
}

/// The dependencies of the feature: those of its child features.
@MainActor
public protocol TodoListDependency:
  TaskListDependency, NewTaskDependency, TaskDetailsDependency, TaskSyncDependency, DueTasksDependency
{}

/// Builds the task list.
public typealias TodoListBuilder = RoutingBuilder<any TodoListDependency, TodoListDestination>

extension TodoListBuilder {
  /// Builds the child features.
  public func build() -> TodoListGraph {
    TodoListGraph(
      taskList: TaskListBuilder(dependency: dependency, router: router),
      newTask: NewTaskBuilder(dependency: dependency),
      taskDetails: TaskDetailsBuilder(dependency: dependency, router: router),
      sync: TaskSyncBuilder(dependency: dependency),
      dueTasks: DueTasksBuilder(dependency: dependency)
    )
  }
}
