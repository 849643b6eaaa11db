public import CoreModule

/// The state of the search for due tasks.
public struct DueTasksState: Equatable, Sendable {
  /// The tasks to notify of, the earliest first. No other process notifies of them.
  public var tasks: [TodoTask] = []
  /// The last failure.
  public var problem: TodoProblem?
}

/// Finds the tasks to notify of. Of all processes, only one gets each task.
@MainActor
public final class DueTasksViewModel {
  /// The state to show.
  public private(set) var state = DueTasksState()

  private let store: any TodoStore
  private let clock: WallClock

  init(store: any TodoStore, clock: WallClock) { (self.store, self.clock) = (store, clock) }

  /// Finds up to `limit` tasks to notify of, the earliest first, and marks them as notified. They come back only after their reminder is
  /// set again, for example by a snooze.
  public func claim(limit: Int = 100) async {
    do throws(TodoStoreError) {
      let due = try await store.tasksToNotify(at: clock.now(), limit: limit)
      let claimed = due.isEmpty ? [] : try await store.markNotified(due.map(\.number))
      state.tasks = due.filter { claimed.contains($0.number) }
      state.problem = nil
    } catch { state.problem = .store(error) }
  }
}

/// The dependencies of the search for due tasks.
@MainActor
public protocol DueTasksDependency: TodoStoreDependency {
  /// The current time.
  var clock: WallClock { get }
}

/// Builds the search for tasks that are due.
public typealias DueTasksBuilder = Builder<any DueTasksDependency>

extension DueTasksBuilder {
  /// Creates the view model.
  public func build() -> DueTasksViewModel { DueTasksViewModel(store: dependency.todoStore, clock: dependency.clock) }
}
