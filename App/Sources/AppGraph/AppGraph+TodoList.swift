public import CoreModule
public import TodoList

extension AppGraph: TodoListDependency {
  /// Where the tasks are kept.
  public var todoStore: any TodoStore { environment.todoStore }
  /// What a sync of the tasks needs.
  public var syncAccess: SyncAccess { environment.todoSync }

  /// The task list, which leaves through `router`.
  public func todoList(router: some Router<TodoListDestination>) -> TodoListBuilder {
    let log = CategoryLog("navigation", environment.log)
    return TodoListBuilder(dependency: self, router: LoggingRouter(router, log: log))
  }
}
