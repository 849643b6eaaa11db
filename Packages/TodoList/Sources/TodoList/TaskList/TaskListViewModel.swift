public import CoreModule

/// Lists tasks and changes them.
@MainActor
public final class TaskListViewModel {
  /// The state to show.
  public private(set) var state = TaskListState()
  /// The query whose tasks are shown.
  public private(set) var query = TodoQuery()

  private var reads = IntentOrder()
  private var counts = IntentOrder()
  /// The number of announced changes when the tasks that are shown were read; `nil` before.
  private var announcedWhenRead: Int?
  /// The user's time zone.
  public let localTime: LocalTime

  private let store: any TodoStore
  private let changes: any DataChanges
  private let clock: WallClock
  private let router: any Router<TodoListDestination>

  init(
    store: any TodoStore, changes: any DataChanges, clock: WallClock, localTime: LocalTime, router: any Router<TodoListDestination>
  ) {
    self.store = store
    self.changes = changes
    self.clock = clock
    self.localTime = localTime
    self.router = router
  }

  /// The current time.
  public var now: Timestamp { clock.now() }

  /// Whether the tasks were read after the last announced change, without a problem.
  public var isCurrent: Bool { announcedWhenRead == changes.announcedCount && state.problem == nil }

  /// Reads the tasks. `narrow` changes the query first.
  public func load(_ narrow: (inout TodoQuery) -> Void = { _ in }) async {
    narrow(&query)
    let turn = reads.next()
    state.problem = nil
    let announced = changes.announcedCount
    do {
      let limit = query.limit
      var oneMore = query
      oneMore.limit = limit.map { min($0, .max - 1) + 1 }
      let tasks = try await store.tasks(oneMore)
      guard reads.isLatest(turn) else { return }
      announcedWhenRead = announced
      state.hasMore = tasks.count > limit ?? .max
      state.tasks = state.hasMore ? tasks.dropLast() : tasks
      state.isLoaded = true
    } catch {
      if reads.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Counts the tasks.
  public func loadCount() async {
    let turn = counts.next()
    do {
      let count = try await store.count(at: now)
      if counts.isLatest(turn) { state.count = count }
    } catch {
      if counts.isLatest(turn) { state.problem = .store(error) }
    }
  }

  /// Marks the selected tasks as done. The state then has the next tasks of their series.
  public func complete(_ selectors: [TodoSelector]) async {
    await changeSeries(selectors, unless: { $0.isDone }) { numbers throws(TodoStoreError) in try await self.store.complete(numbers) }
  }

  /// Reopens the selected tasks.
  public func reopen(_ selectors: [TodoSelector]) async {
    await changeSeries(selectors, .done, unless: { !$0.isDone }) { numbers throws(TodoStoreError) in
      CompletedTasks(tasks: try await self.store.reopen(numbers), next: [])
    }
  }

  /// Deletes the selected tasks.
  public func delete(_ selectors: [TodoSelector]) async {
    await change(selectors) { numbers throws(TodoStoreError) in try await self.store.delete(numbers) }
  }

  /// Edits the selected tasks.
  public func edit(_ selectors: [TodoSelector], _ edit: TodoEdit) async {
    await change(selectors) { numbers throws(TodoStoreError) in try await self.store.edit(numbers, edit) }
  }

  /// Snoozes the selected tasks until the date in `text`, which must be in the future. A day without a time means its morning.
  public func snooze(_ selectors: [TodoSelector], until text: String) async {
    let now = now
    do throws(TodoProblem) {
      let due = try QuickEntryParser(now: now, localTime: localTime).dueDate(text)
      let moment = due.reminder(in: localTime)
      guard moment > now else { throw .snoozedIntoThePast }
      await change(selectors) { numbers throws(TodoStoreError) in try await self.store.snooze(numbers, until: moment) }
    } catch { state.problem = error }
  }

  /// Navigates to the details of a task.
  public func open(_ number: TodoTask.Number) { router.navigate(to: .details(number)) }

  /// Navigates to the editor of a task.
  public func edit(_ number: TodoTask.Number) { router.navigate(to: .editor(number)) }

  /// Navigates to the dialog that adds a task.
  public func addTask(to parent: TodoTask.Number? = nil) { router.navigate(to: .newTask(parent: parent)) }

  private func change(
    _ selectors: [TodoSelector], _ action: ([TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]
  ) async {
    await changeSeries(selectors) { numbers throws(TodoStoreError) in CompletedTasks(tasks: try await action(numbers), next: []) }
  }

  private func changeSeries(
    _ selectors: [TodoSelector], _ status: TodoQuery.Status = .open, unless isSoAlready: (TodoTask) -> Bool = { _ in false },
    _ action: ([TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks
  ) async {
    state.problem = nil
    do throws(TodoProblem) {
      let tasks = try await TodoSelection(store: store, status: status).tasks(selectors)
      do throws(TodoStoreError) {
        let changed = try await action(tasks.map(\.number))
        (state.changed, state.next) = (changed.tasks, changed.next)
        state.unchanged = tasks.filter(isSoAlready)
      } catch { throw TodoProblem(error) }
    } catch { state.problem = error }
  }
}

/// The dependencies of a list of tasks.
@MainActor
public protocol TaskListDependency: TodoStoreDependency {
  /// Announces changes by other screens and processes.
  var dataChanges: any DataChanges { get }
  /// The current time.
  var clock: WallClock { get }
  /// The user's time zone.
  var localTime: LocalTime { get }
}

/// Builds a list of tasks.
public typealias TaskListBuilder = RoutingBuilder<any TaskListDependency, TodoListDestination>

extension TaskListBuilder {
  /// Creates the view model.
  public func build() -> TaskListViewModel {
    TaskListViewModel(
      store: dependency.todoStore, changes: dependency.dataChanges, clock: dependency.clock, localTime: dependency.localTime,
      router: router
    )
  }
}
