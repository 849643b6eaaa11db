public import CoreModule

/// A store of tasks in memory, for tests and for programs that store nothing.
public typealias InMemoryTodoStore = RowTodoStore<InMemoryStorage<InMemoryTodoRows>>

extension InMemoryTodoStore {
  /// Creates a store with `tasks`.
  public init(_ tasks: [TodoTask] = [], clock: WallClock, localTime: LocalTime, random: RandomSource) {
    self.init(InMemoryStorage(InMemoryTodoRows(tasks, localTime: localTime)), clock: clock, localTime: localTime, random: random)
  }
}

/// The rows of an ``InMemoryTodoStore``.
public struct InMemoryTodoRows: SyncRows, Sendable {
  private var stored: [TodoTask.Number: TodoTask]
  private var last: Int
  private let localTime: LocalTime
  private var syncServer: SyncServer?
  private var contents: [TodoTask.ID: ServerTask.Content?] = [:]

  init(_ tasks: [TodoTask], localTime: LocalTime) {
    stored = Dictionary(tasks.map { ($0.number, $0) }) { first, _ in first }
    last = tasks.map(\.number.rawValue).max() ?? 0
    self.localTime = localTime
  }

  /// All tasks in list order.
  private var listed: [TodoTask] { stored.values.sorted { TodoTask.precedes($0, $1, in: localTime) } }

  public func tasks(_ query: TodoQuery) -> [TodoTask] { Array(listed.filter { query.matches($0) }.prefix(query.limit ?? .max)) }
  public func tasks(withFoldedText text: String) -> [TodoTask] { listed.filter { FoldedText($0.text).description == text } }
  public func tasksToNotify(at now: Timestamp, limit: Int) -> [TodoTask] { listed.toNotify(at: now, limit: limit, in: localTime) }

  public func count(at now: Timestamp) -> TodoCount {
    let done = stored.values.count(where: \.isDone)
    return TodoCount(open: stored.count - done, done: done, overdue: stored.values.count { $0.isOverdue(at: now, in: localTime) })
  }

  public func task(numbered number: TodoTask.Number) -> TodoTask? { stored[number] }
  public func task(identified id: TodoTask.ID) -> TodoTask? { stored.values.first { $0.id == id } }
  public func subtasks(of number: TodoTask.Number) -> [TodoTask] { listed.filter { $0.parent == number } }
  public func lastNumber() -> Int { last }

  public mutating func nextNumber() -> TodoTask.Number {
    last += 1
    return TodoTask.Number(last)
  }

  public mutating func raiseLastNumber(to number: Int) { last = max(last, number) }
  public mutating func insert(_ task: TodoTask) { stored[task.number] = task }
  public mutating func update(_ task: TodoTask) { stored[task.number] = task }
  public mutating func delete(_ number: TodoTask.Number) { stored[number] = nil }
  public func allTasks() -> [TodoTask] { stored.values.sorted { $0.number < $1.number } }
  public func confirmed() -> [TodoTask.ID: ServerTask.Content?] { contents }
  public mutating func confirm(_ id: TodoTask.ID, _ content: ServerTask.Content?) { contents.updateValue(content, forKey: id) }
  public mutating func forget(_ id: TodoTask.ID) { contents.removeValue(forKey: id) }
  public mutating func forgetAll() { contents = [:] }
  public func server() -> SyncServer? { syncServer }
  public mutating func setServer(_ server: SyncServer) { syncServer = server }
}
