public import CoreModule

/// The state of the details of a task.
public struct TaskDetailsState: Equatable, Sendable {
  /// The task; `nil` before it was read.
  public var task: TodoTask?
  /// Its parts, in list order.
  public var subtasks: [TodoTask] = []
  /// The last failure.
  public var problem: TodoProblem?
}

/// Shows a task with its parts, and edits it.
@MainActor
public final class TaskDetailsViewModel {
  /// The state to show.
  public private(set) var state = TaskDetailsState()

  private var reads = IntentOrder()
  /// The requested task; after it was read, its number.
  private var selector: TodoSelector?
  private let store: any TodoStore
  private let router: any Router<TodoListDestination>

  init(store: any TodoStore, router: any Router<TodoListDestination>) {
    self.store = store
    self.router = router
  }

  /// Shows the selected task.
  public func show(_ selector: TodoSelector) async {
    self.selector = selector
    state.problem = nil
    await read()
  }

  /// Edits the task that is shown.
  public func save(_ edit: TodoEdit) async {
    guard let number = state.task?.number else { return }
    state.problem = nil
    do throws(TodoStoreError) { _ = try await store.edit([number], edit) } catch {
      state.problem = TodoProblem(error)
      return
    }
    await read()
  }

  /// Reads the task. A newer reading replaces an older one that is still running.
  private func read() async {
    guard let selector else { return }
    let turn = reads.next()
    do throws(TodoProblem) {
      let task = try await TodoSelection(store: store).tasks([selector]).first
      let subtasks = try await subtasks(of: task)
      guard reads.isLatest(turn) else { return }
      if let subtasks { state.subtasks = subtasks }
      state.task = task
    } catch {
      guard reads.isLatest(turn) else { return }
      state.problem = error
      if case .store = error {} else { (state.task, state.subtasks) = (nil, []) }
    }
    // By number, because the text may change. A task that was not found is not searched for again.
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
