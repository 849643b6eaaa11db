public import CoreModule

/// A store of tasks that applies the rules to rows.
public struct RowTodoStore<Storage: RowStorage>: TodoStore where Storage.Rows: SyncRows {
  /// The storage with the rows.
  public let storage: Storage
  let clock: WallClock
  let localTime: LocalTime
  let random: RandomSource

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - storage: The storage with the rows.
  ///   - clock: The clock.
  ///   - localTime: The user's time zone.
  ///   - random: The source of new identities.
  public init(_ storage: Storage, clock: WallClock, localTime: LocalTime, random: RandomSource) {
    self.storage = storage
    self.clock = clock
    self.localTime = localTime
    self.random = random
  }

  public func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask] {
    try await storage.read(orWhenMissing: []) { try $0.tasks(query) }
  }

  public func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await storage.read(orWhenMissing: []) { rows in try numbers.compactMap { try rows.task(numbered: $0) } }
  }

  public func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask] {
    try await storage.read(orWhenMissing: []) { rows in
      let folded = try rows.tasks(withFoldedText: FoldedText(text).description)
      let exact = folded.filter { $0.text == text }
      return exact.isEmpty ? folded : exact
    }
  }

  public func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask] {
    try await storage.read(orWhenMissing: []) { try $0.subtasks(of: number) }
  }

  public func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount {
    try await storage.read(orWhenMissing: TodoCount(open: 0, done: 0, overdue: 0)) { try $0.count(at: now) }
  }

  public func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoAdd, subjects: { $0 }) { try $0.add(drafts) }
  }

  public func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoEdit, subjects: { $0 }) { try $0.edit(numbers, edit) }
  }

  public func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks {
    try await change(.todoDone, subjects: \.tasks) { try $0.complete(numbers) }
  }

  public func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoUndone, subjects: { $0 }) { try $0.reopen(numbers) }
  }

  public func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoSnooze, subjects: { $0 }) { try $0.snooze(numbers, until: moment) }
  }

  public func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoRemove, subjects: { $0 }) { try $0.delete(numbers) }
  }

  public func merge(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) async throws(TodoStoreError) -> [ImportedTask] {
    let importer = TodoImporter(now: clock.now(), localTime: localTime)
    guard isTrial else {
      return try await storage.write(.fileImport, in: change, subjects: { $0.filter { !$0.isSkipped }.map(\.task.text) }) {
        try importer.merge(tasks, into: &$0)
      }
    }
    // A trial runs on a copy of all tasks in memory.
    let stored = try await storage.read(orWhenMissing: []) { try $0.allTasks() }
    return try await InMemoryStorage(InMemoryTodoRows(stored, localTime: localTime)).write(nil) { try importer.merge(tasks, into: &$0) }
  }

  public func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask] {
    try await storage.read(orWhenMissing: []) { try $0.tasksToNotify(at: now, limit: limit) }
  }

  public func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number] {
    try await change(nil, subjects: { _ in [] }) { try $0.markNotified(numbers) }
  }

  private func change<Value: Sendable>(
    _ step: StepName?, method: StaticString = #function, subjects: @Sendable (Value) -> [TodoTask],
    _ body: @Sendable (inout TodoChanges<Storage.Rows>) throws -> Value
  ) async throws(TodoStoreError) -> Value {
    try await storage.write(step, method: method, subjects: { subjects($0).map(\.text) }) { rows in
      var changes = TodoChanges(rows: rows, now: clock.now(), localTime: localTime, random: random)
      let value = try body(&changes)
      rows = changes.rows
      return value
    }
  }
}
