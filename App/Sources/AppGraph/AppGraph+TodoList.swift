public import CoreModule
public import TodoList

extension AppGraph: TodoListDependency {
  /// The stored tasks.
  public var todoStore: any TodoStore { environment.todoStore }
  /// What a sync of the tasks needs.
  public var syncAccess: SyncAccess { environment.todoSync }

  /// Builds the task list.
  public func todoList(router: some Router<TodoListDestination>) -> TodoListBuilder {
    TodoListBuilder(dependency: self, router: logged(router))
  }
}
