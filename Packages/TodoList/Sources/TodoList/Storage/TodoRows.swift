/// The row operations of a store within one transaction, used by ``TodoChanges``.
public protocol TodoRows {
  /// The task with this number.
  mutating func task(numbered number: TodoTask.Number) throws -> TodoTask?
  /// The task with this identity.
  mutating func task(identified id: TodoTask.ID) throws -> TodoTask?
  /// The parts of a task, in list order.
  mutating func subtasks(of number: TodoTask.Number) throws -> [TodoTask]
  /// Assigns the next number.
  mutating func nextNumber() throws -> TodoTask.Number
  /// The last number assigned to a task; 0 before the first.
  mutating func lastNumber() throws -> Int
  /// Raises the last number to at least `number`.
  mutating func raiseLastNumber(to number: Int) throws
  /// Adds a row.
  mutating func insert(_ task: TodoTask) throws
  /// Changes the row with the number of `task`.
  mutating func update(_ task: TodoTask) throws
  /// Deletes the row with this number.
  mutating func delete(_ number: TodoTask.Number) throws
}
