public import CoreModule

/// Stores the tasks.
///
/// Every mutating method is one transaction. The methods throw ``TodoStoreError/storage(_:)`` when the disk or the database fails; those
/// that change the tasks with given numbers throw ``TodoStoreError/noSuchTask(_:)`` for an unknown number, unless their description says
/// otherwise.
public protocol TodoStore: Sendable {
  /// The tasks that match `query`, in its order.
  func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask]

  /// The tasks with these numbers, in the same order; unknown numbers are skipped.
  func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// The tasks with exactly this text; if there are none, those that differ only in case and accents. In list order.
  func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask]

  /// The parts of a task, in list order.
  func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask]

  /// The numbers of tasks; `now` determines which are overdue.
  func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount

  /// Adds new tasks.
  ///
  /// - Throws: ``TodoStoreError/noSuchTask(_:)`` or ``TodoStoreError/tooDeep(_:)`` for a parent.
  func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask]

  /// Applies `edit` to these tasks and returns them in the same order.
  ///
  /// - Throws: ``TodoStoreError/tooDeep(_:)`` for a parent that is a part, or a task with parts that would become one;
  ///   ``TodoStoreError/ownPart(_:)`` for a task that would become a part of itself.
  func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask]

  /// Marks these tasks and their open parts as done. Adds the next task of a recurring one, unless that exists.
  func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks

  /// Reopens these tasks and the parts that were completed together with them. An unchanged next task of a series is deleted with its
  /// parts.
  func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// Postpones the notifications of these tasks until `moment`.
  func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask]

  /// Deletes these tasks and their parts. Returns them, the named tasks first.
  func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask]

  /// Imports tasks by the rules of ``TodoImporter`` and returns the result for each, in this order.
  ///
  /// - Parameters:
  ///   - isTrial: Whether only to return what would change.
  ///   - change: The transaction that this belongs to; `nil` for one of its own.
  func merge(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) async throws(TodoStoreError) -> [ImportedTask]

  /// The open tasks to notify of at `now`, the earliest first, at most `limit`.
  func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask]

  /// Marks these tasks as notified and returns the numbers of those that were not marked before. Unknown numbers are skipped. This is not
  /// an undo step.
  func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number]
}

/// The result of completing tasks.
public struct CompletedTasks: Equatable, Sendable {
  /// The completed tasks: the named ones first, then their parts.
  public let tasks: [TodoTask]
  /// The new next tasks of their series.
  public let next: [TodoTask]
}

/// Why the store failed.
public enum TodoStoreError: StoreFailure, Equatable, Sendable {
  /// The disk or the database failed.
  case storage(StorageError)
  /// No task has this number.
  case noSuchTask(TodoTask.Number)
  /// The task cannot be a parent or a part, because parts of parts are not allowed.
  case tooDeep(TodoTask.Number)
  /// The task cannot be a part of itself.
  case ownPart(TodoTask.Number)
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
