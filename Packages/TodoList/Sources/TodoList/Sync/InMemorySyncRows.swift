import CoreModule

/// The rows of an ``InMemoryTodoStore`` with the content last confirmed by the server.
struct InMemorySyncRows: SyncRows {
  private(set) var base: InMemoryTodoRows
  private(set) var contents: [TodoTask.ID: ServerTask.Content?]

  init(_ base: InMemoryTodoRows, contents: [TodoTask.ID: ServerTask.Content?]) {
    self.base = base
    self.contents = contents
  }

  func task(numbered number: TodoTask.Number) -> TodoTask? { base.task(numbered: number) }
  func task(identified id: TodoTask.ID) -> TodoTask? { base.task(identified: id) }
  func subtasks(of number: TodoTask.Number) -> [TodoTask] { base.subtasks(of: number) }
  mutating func nextNumber() -> TodoTask.Number { base.nextNumber() }
  func lastNumber() -> Int { base.lastNumber() }
  mutating func raiseLastNumber(to number: Int) { base.raiseLastNumber(to: number) }
  mutating func insert(_ task: TodoTask) { base.insert(task) }
  mutating func update(_ task: TodoTask) { base.update(task) }
  mutating func delete(_ number: TodoTask.Number) { base.delete(number) }
  func allTasks() -> [TodoTask] { base.listed.sorted { $0.number < $1.number } }
  func confirmed() -> [TodoTask.ID: ServerTask.Content?] { contents }
  mutating func confirm(_ id: TodoTask.ID, _ content: ServerTask.Content?) { contents.updateValue(content, forKey: id) }
  mutating func forget(_ id: TodoTask.ID) { contents.removeValue(forKey: id) }
}
