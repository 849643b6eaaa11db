public import CoreModule

/// The state of the details of a task.
public struct TaskDetailsState: Equatable, Sendable {
  /// The task, or `nil` before it was read and after it was deleted.
  public var task: TodoTask?
  /// Its parts, in the order of lists.
  public var subtasks: [TodoTask] = []
  /// The last failure.
  public var problem: TodoProblem?
}

/// Shows one task with its parts, and changes it.
@MainActor
public final class TaskDetailsViewModel {
  /// The state to show.
  public private(set) var state = TaskDetailsState()

  private var readings = IntentOrder()
  /// The requested task; once it has been read, the task that is shown.
  private var selector: TodoSelector?
  private let store: any TodoStore
  private let router: any Router<TodoListDestination>

  init(store: any TodoStore, router: any Router<TodoListDestination>) {
    self.store = store
    self.router = router
  }

  /// Reads the selected task.
  public func show(_ selector: TodoSelector) async {
    self.selector = selector
    state.problem = nil
    await read()
  }

  /// Changes the task that is shown.
  public func save(_ edit: TodoEdit) async {
    guard let number = state.task?.number else { return }
    state.problem = nil
    do throws(TodoStoreError) { _ = try await store.edit([number], edit) } catch {
      state.problem = TodoProblem(error)
      return
    }
    await read()
  }

  /// A change reads the data again after it is stored, so that nothing older is shown.
  private func read() async {
    guard let selector else { return }
    let turn = readings.next()
    do throws(TodoProblem) {
      let task = try await TodoSelection(store: store).tasks([selector]).first
      let subtasks = try await subtasks(of: task)
      guard readings.isLatest(turn) else { return }
      if let subtasks { state.subtasks = subtasks }
      state.task = task
    } catch {
      guard readings.isLatest(turn) else { return }
      state.problem = error
    }
    // Its text may change, and what could not be found is not asked for again.
    self.selector = state.task.map { .number($0.number) }
  }

  private func subtasks(of task: TodoTask?) async throws(TodoProblem) -> [TodoTask]? {
    guard let task else { return nil }
    do throws(TodoStoreError) { return try await store.subtasks(of: task.number) } catch { throw TodoProblem(error) }
  }

  /// Navigates to the editor of the task.
  public func edit() {
    if let number = state.task?.number { router.navigate(to: .editor(number)) }
  }
}

/// The dependencies of the details of a task.
@MainActor
public protocol TaskDetailsDependency: TodoStoreDependency {}

/// Builds the details of a task.
public typealias TaskDetailsBuilder = RoutingBuilder<any TaskDetailsDependency, TodoListDestination>

extension TaskDetailsBuilder {
  /// Creates the view model.
  public func build() -> TaskDetailsViewModel { TaskDetailsViewModel(store: dependency.todoStore, router: router) }
}
