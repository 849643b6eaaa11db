public import CoreModule
public import TodoList

extension AppEnvironment: TodoListDependency {}

extension AppGraph {
  /// Builds the task list.
  public func todoList(router: some Router<TodoListDestination>) -> TodoListBuilder {
    TodoListBuilder(dependency: environment, router: logged(router))
  }
}
