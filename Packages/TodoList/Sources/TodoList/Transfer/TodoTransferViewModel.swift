public import CoreModule
public import Observation

/// What is known of the tasks that go out or come in.
public struct TodoTransferState: Equatable, Sendable {
  /// All tasks, by number.
  public var tasks: [TodoTask] = []
  /// What became of the tasks that came in.
  public var taken: [ImportedTask] = []
  /// What did not work the last time.
  public var problem: TodoProblem?

  /// A state before anything was read.
  public init() {}
}

/// Gives all tasks to another place, and takes tasks from there.
@MainActor
@Observable
public final class TodoTransferViewModel {
  /// What is known of it.
  public private(set) var state = TodoTransferState()

  @ObservationIgnored private var readings = IntentOrder()
  private let store: any TodoStore

  init(store: any TodoStore) { self.store = store }

  /// Reads all tasks, those that `narrow` leaves, by number.
  public func loadTasks(_ narrow: (inout TodoQuery) -> Void = { _ in }) async {
    var query = TodoQuery()
    query.status = .all
    narrow(&query)
    let turn = readings.next()
    do {
      let tasks = try await store.tasks(query).sorted { $0.number < $1.number }
      guard readings.isLatest(turn) else { return }
      state.tasks = tasks
      state.problem = nil
    } catch {
      if readings.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Takes in tasks that were kept elsewhere, or only tells what would become of them.
  public func take(_ tasks: [IncomingTask], isTrial: Bool, in change: Change? = nil) async {
    do throws(TodoStoreError) {
      state.taken = tasks.isEmpty ? [] : try await store.take(tasks, isTrial: isTrial, in: change)
      state.problem = nil
    } catch { state.problem = .store(error) }
  }
}

/// The dependencies of export and import.
@MainActor
public protocol TodoTransferDependency: TodoStoreDependency {}

/// Builds the way out and in for all tasks.
public typealias TodoTransferBuilder = Builder<any TodoTransferDependency>

extension TodoTransferBuilder {
  /// Wires it; nothing is read yet.
  public func build() -> TodoTransferViewModel { TodoTransferViewModel(store: dependency.todoStore) }
}
