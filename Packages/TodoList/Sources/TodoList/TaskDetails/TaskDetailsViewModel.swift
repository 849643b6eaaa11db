public import CoreModule
public import Observation

/// What is shown of one task.
public struct TaskDetailsState: Equatable, Sendable {
  /// The task, or `nil` before it was read and after it was deleted.
  public var task: TodoTask?
  /// Its parts, in the order of lists.
  public var subtasks: [TodoTask] = []
  /// What did not work the last time.
  public var problem: TodoProblem?

  /// Nothing yet.
  public init() {}
}

/// A task with all that is known of it.
@MainActor
@Observable
public final class TaskDetailsViewModel {
  /// What is shown.
  public private(set) var state = TaskDetailsState()

  @ObservationIgnored private var readings = IntentOrder()
  @ObservationIgnored private var changes = IntentOrder()
  private let store: any TodoStore
  private let router: any Router<TodoListDestination>

  init(store: any TodoStore, router: any Router<TodoListDestination>) {
    self.store = store
    self.router = router
  }

  /// Reads the named task.
  public func show(_ selector: TodoSelector) async {
    let turn = readings.next()
    let change = changes.latest
    do throws(TodoProblem) {
      let task = try await TodoSelection(store: store).tasks([selector]).first
      let subtasks = try await subtasks(of: task)
      guard readings.isLatest(turn) else { return }
      // What was changed meanwhile may have been read before.
      guard changes.isLatest(change) else { return await show(selector) }
      if let subtasks { state.subtasks = subtasks }
      state.task = task
      state.problem = nil
    } catch {
      if readings.isLatest(turn) { state.problem = error }
    }
  }

  private func subtasks(of task: TodoTask?) async throws(TodoProblem) -> [TodoTask]? {
    guard let task else { return nil }
    do throws(TodoStoreError) { return try await store.subtasks(of: task.number) } catch { throw TodoProblem(error) }
  }

  /// Changes the task that is shown.
  public func save(_ edit: TodoEdit) async {
    guard let number = state.task?.number else { return }
    do throws(TodoStoreError) {
      let saved = try await store.edit([number], edit).first
      changes.next()
      if state.task?.number == number { state.task = saved }
      state.problem = nil
    } catch { state.problem = TodoProblem(error) }
  }

  /// Asks for the editor of the task.
  public func edit() {
    if let number = state.task?.number { router.navigate(to: .editor(number)) }
  }
}

/// The dependencies of what shows one task.
@MainActor
public protocol TaskDetailsDependency: TodoStoreDependency {}

/// Builds what shows one task.
public typealias TaskDetailsBuilder = RoutingBuilder<any TaskDetailsDependency, TodoListDestination>

extension TaskDetailsBuilder {
  /// Wires it; nothing is read yet.
  public func build() -> TaskDetailsViewModel { TaskDetailsViewModel(store: dependency.todoStore, router: router) }
}
