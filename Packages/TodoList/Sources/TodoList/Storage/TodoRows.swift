/// The rows of a store within one transaction: what ``TodoChanges`` is made of.
public protocol TodoRows {
  /// The task with this number.
  mutating func task(numbered number: TodoTask.Number) throws -> TodoTask?
  /// The task with this identity.
  mutating func task(identified id: TodoTask.ID) throws -> TodoTask?
  /// The parts of a task, in the order of lists.
  mutating func subtasks(of number: TodoTask.Number) throws -> [TodoTask]
  /// A number that no task ever had.
  mutating func nextNumber() throws -> TodoTask.Number
  /// The last number that was given to a task, 0 before the first.
  mutating func lastNumber() throws -> Int
  /// Makes `number` the last one, unless a later one was given.
  mutating func raiseLastNumber(to number: Int) throws
  /// Adds a row.
  mutating func insert(_ task: TodoTask) throws
  /// Changes the row with the number of `task`.
  mutating func update(_ task: TodoTask) throws
  /// Takes the row with this number away.
  mutating func delete(_ number: TodoTask.Number) throws
}
