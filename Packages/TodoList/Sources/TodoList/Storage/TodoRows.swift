public import CoreModule

/// The row operations of a store within one transaction, used by `TodoChanges`.
public protocol TodoRows: StoreRows where Failure == TodoStoreError {
  /// The tasks that match `query`, in its order.
  func tasks(_ query: TodoQuery) throws -> [TodoTask]
  /// The tasks whose folded text is `text`, in list order. They differ from the original text at most in case and accents.
  func tasks(withFoldedText text: String) throws -> [TodoTask]
  /// See ``TodoStore/tasksToNotify(at:limit:)``.
  func tasksToNotify(at now: Timestamp, limit: Int) throws -> [TodoTask]
  /// See ``TodoStore/count(at:)``.
  func count(at now: Timestamp) throws -> TodoCount
  /// The task with this number; `nil` if there is none.
  func task(numbered number: TodoTask.Number) throws -> TodoTask?
  /// The task with this identity; `nil` if there is none.
  func task(identified id: TodoTask.ID) throws -> TodoTask?
  /// The parts of a task, in list order.
  func subtasks(of number: TodoTask.Number) throws -> [TodoTask]
  /// The last number that was assigned to a task; 0 before the first one.
  func lastNumber() throws -> Int

  /// Assigns the next number.
  mutating func nextNumber() throws -> TodoTask.Number
  /// Raises the last number to at least `number`.
  mutating func raiseLastNumber(to number: Int) throws
  /// Inserts a row.
  mutating func insert(_ task: TodoTask) throws
  /// Updates the row with the number of `task`.
  mutating func update(_ task: TodoTask) throws
  /// Deletes the row with this number.
  mutating func delete(_ number: TodoTask.Number) throws
}
