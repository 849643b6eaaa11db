public import CoreModule

/// Stores the tasks.
///
/// Every mutating method is one transaction.
public protocol TodoStore: Sendable {
  /// The tasks that match `query`, in its order.
  func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask]

  /// The tasks with these numbers, in this order; unknown numbers are skipped.
  func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// The tasks with exactly this text, or else those that differ only in case and accents; in list order.
  func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask]

  /// The parts of a task, in list order.
  func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask]

  /// How many tasks there are, and how many are overdue at `now`.
  func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount

  /// Adds new tasks.
  ///
  /// - Throws: ``TodoStoreError/noSuchTask(_:)`` or ``TodoStoreError/tooDeep(_:)`` about a parent.
  func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask]

  /// Applies `edit` to each of these tasks and returns them in this order.
  func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask]

  /// Marks these tasks and their open parts as done. A recurring task gets its next task, unless that exists.
  func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks

  /// Reopens these tasks and the parts that were completed with them. An unchanged next task is deleted.
  func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// Postpones the notifications of these open tasks until `moment`.
  func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask]

  /// Deletes these tasks and their parts, and returns them: the named ones first.
  func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// Imports tasks by the rules of ``TodoImporter`` and returns the result for each, in this order.
  ///
  /// - Parameters:
  ///   - isTrial: Whether to only report what would change.
  ///   - change: The open change to write in; `nil` for a transaction of its own.
  func merge(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) async throws(TodoStoreError) -> [ImportedTask]

  /// The open tasks to notify of at `now`, earliest first.
  func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask]

  /// Marks that the user was notified of these tasks, and returns those that were not marked yet. Not an undo step. Deleted tasks are skipped.
  func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number]
}

/// The result of completing tasks.
public struct CompletedTasks: Equatable, Sendable {
  /// The completed tasks: the named ones first, then their parts.
  public let tasks: [TodoTask]
  /// The next tasks of their series.
  public let next: [TodoTask]
}

/// An error of the task store.
public enum TodoStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// No task has this number.
  case noSuchTask(TodoTask.Number)
  /// The task cannot be a parent or a part, because parts of parts are not allowed.
  case tooDeep(TodoTask.Number)
}

extension DataArea {
  /// The stored tasks.
  public static let tasks = DataArea("tasks")
}

extension StepName {
  /// Tasks were added.
  public static let todoAdd = StepName("todo add")
  /// Tasks were changed.
  public static let todoEdit = StepName("todo edit")
  /// Tasks were completed.
  public static let todoDone = StepName("todo done")
  /// Tasks were reopened.
  public static let todoUndone = StepName("todo undone")
  /// Tasks were snoozed.
  public static let todoSnooze = StepName("todo snooze")
  /// Tasks were deleted.
  public static let todoRemove = StepName("todo rm")
  /// A server changed tasks.
  public static let todoSync = StepName("todo sync")
}
