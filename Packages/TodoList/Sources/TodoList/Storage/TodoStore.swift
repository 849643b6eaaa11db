public import CoreModule

/// Where the tasks are kept.
///
/// Every method that changes something is one transaction: all of it happens, or nothing.
public protocol TodoStore: Sendable {
  /// The tasks that answer `query`, in its order.
  func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask]

  /// The tasks with these numbers, in this order; numbers that no task has are left out.
  func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// The tasks spelled `text`: those spelled exactly so, or else those that differ in case and accents; in the order of lists.
  func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask]

  /// The parts of a task, in the order of lists.
  func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask]

  /// How many tasks there are, and how many are overdue at `now`.
  func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount

  /// Keeps new tasks.
  ///
  /// - Throws: ``TodoStoreError/noSuchTask(_:)`` or ``TodoStoreError/tooDeep(_:)`` about a parent; then nothing was kept.
  func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask]

  /// Makes `edit` to each of these tasks and returns them, in this order.
  func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask]

  /// Marks these tasks, and the open parts of them, as done. What comes back gets its next task, unless that is there already.
  func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks

  /// Opens these tasks again, with the parts that were done with them. A next task that nobody has touched goes again.
  func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// Notifies of these open tasks at `moment` and not before.
  func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask]

  /// Deletes these tasks with their parts, and returns them as they were: the named ones first.
  func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// Takes in tasks that were kept elsewhere, by the rules of ``TodoIntake``, and returns what became of each, in this order.
  ///
  /// - Parameter isTrial: Whether nothing is to be changed, only told.
  func take(_ tasks: [IncomingTask], isTrial: Bool) async throws(TodoStoreError) -> [TakenTask]

  /// The open tasks to notify of at `now`, the earliest first.
  func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask]

  /// Remembers that the user is notified of these tasks, and returns those of which that was not known yet; no step that can be taken back.
  /// Tasks that are gone are left out.
  func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number]
}

/// What became of tasks that were done.
public struct CompletedTasks: Equatable, Sendable {
  /// The tasks, the named ones first, then their parts.
  public let tasks: [TodoTask]
  /// The tasks that come next in their series.
  public let next: [TodoTask]

  /// Tasks that were done, and those that come next.
  public init(tasks: [TodoTask], next: [TodoTask]) {
    self.tasks = tasks
    self.next = next
  }
}

/// What can go wrong with the stored tasks.
public enum TodoStoreError: Error, Equatable, Sendable {
  /// The disk or the database.
  case storage(StorageError)
  /// No task has this number.
  case noSuchTask(TodoTask.Number)
  /// A part can have no parts, and this task is one or has some.
  case tooDeep(TodoTask.Number)
}

extension DataArea {
  /// The stored tasks.
  public static let tasks = DataArea("tasks")
}

extension StepName {
  /// Tasks were written down.
  public static let todoAdd = StepName("todo add")
  /// Tasks were changed.
  public static let todoEdit = StepName("todo edit")
  /// Tasks were done.
  public static let todoDone = StepName("todo done")
  /// Tasks were opened again.
  public static let todoUndone = StepName("todo undone")
  /// Tasks were put off.
  public static let todoSnooze = StepName("todo snooze")
  /// Tasks were deleted.
  public static let todoRemove = StepName("todo rm")
  /// A server changed tasks.
  public static let todoSync = StepName("todo sync")
}
