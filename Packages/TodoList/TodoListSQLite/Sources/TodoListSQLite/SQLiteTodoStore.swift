public import CoreModule
public import CoreModuleSQLite
import GRDB
public import TodoList

/// The tasks in the database.
public struct SQLiteTodoStore: TodoStore {
  let database: SQLiteDatabase
  let clock: WallClock
  let localTime: LocalTime
  let random: RandomSource

  /// A store over `database`, whose schema must include ``TodoListSchema``. Dates are computed in `localTime`.
  public init(database: SQLiteDatabase, clock: WallClock, localTime: LocalTime, random: RandomSource) {
    self.database = database
    self.clock = clock
    self.localTime = localTime
    self.random = random
  }

  /// See `TodoStore.tasks(_:)`.
  public func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask] {
    try await read { try TodoSearch(query, in: $0, localTime).tasks() }
  }

  /// See `TodoStore.tasks(numbered:)`.
  public func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await read { database in try numbers.compactMap { try TodoTable(database).task(numbered: $0) } }
  }

  /// See `TodoStore.tasks(spelled:)`.
  public func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask] {
    try await read { database in
      let folded = try TodoTable(database, localTime: localTime).tasks(where: "folded_text = ?", [FoldedText(text).description])
      let exact = folded.filter { $0.text == text }
      return exact.isEmpty ? folded : exact
    }
  }

  /// See `TodoStore.subtasks(of:)`.
  public func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask] {
    try await read { try TodoTable($0, localTime: localTime).subtasks(of: number) }
  }

  /// See `TodoStore.count(at:)`.
  public func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount {
    let limit = DueLimit(overdueAt: now, in: localTime)
    do throws(StorageError) {
      return try await database.read(orWhenMissing: TodoCount(open: 0, done: 0, overdue: 0)) { database in
        // Uses the index of tasks due on a day and the index of the others.
        func count(_ status: String, _ day: String = "due_day IS NOT NULL", _ other: String = "due_order IS NOT NULL") throws -> Int {
          let conditions = ["\(status) AND \(day)", "\(status) AND due_day IS NULL AND \(other)"]
          return try conditions.map { try Int.fetchOne(database, sql: "SELECT count(*) FROM todo WHERE \($0)") ?? 0 }.reduce(0, +)
        }
        return TodoCount(
          open: try count("completed IS NULL"), done: try count("completed IS NOT NULL"),
          overdue: try count(
            "completed IS NULL", "due_day < \(limit.day.daysSinceEpoch)", "due_order < \(limit.moment.milliseconds)"
          )
        )
      }
    } catch { throw .storage(error) }
  }

  /// See `TodoStore.add(_:)`.
  public func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoAdd, subjects: { $0 }) { try $0.add(drafts) }
  }

  /// See `TodoStore.edit(_:_:)`.
  public func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoEdit, subjects: { $0 }) { try $0.edit(numbers, edit) }
  }

  /// See `TodoStore.complete(_:)`.
  public func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks {
    try await change(.todoDone, subjects: \.tasks) { try $0.complete(numbers) }
  }

  /// See `TodoStore.reopen(_:)`.
  public func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoUndone, subjects: { $0 }) { try $0.reopen(numbers) }
  }

  /// See `TodoStore.snooze(_:until:)`.
  public func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoSnooze, subjects: { $0 }) { try $0.snooze(numbers, until: moment) }
  }

  /// See `TodoStore.delete(_:)`.
  public func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await change(.todoRemove, subjects: { $0 }) { try $0.delete(numbers) }
  }

  /// See `TodoStore.take(_:isTrial:in:)`.
  public func take(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) async throws(TodoStoreError) -> [ImportedTask] {
    let importer = TodoImporter(now: clock.now(), localTime: localTime)
    guard isTrial else {
      return try await write(.fileImport, in: change, subjects: { $0.filter { !$0.isSkipped }.map(\.task.text) }) { database in
        var table = TodoTable(database, localTime: localTime)
        return try importer.take(tasks, into: &table)
      }
    }
    // A trial runs on a copy of all tasks in memory.
    var query = TodoQuery()
    query.status = .all
    let trial = InMemoryTodoStore(try await self.tasks(query), clock: clock, localTime: localTime, random: random)
    return try await trial.take(tasks, isTrial: true, in: nil)
  }

  /// See `TodoStore.tasksToNotify(at:limit:)`.
  public func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask] {
    try await read { database in
      // Reminders of days are stored for UTC, and no time zone is two days away from it. So tasks outside these two days need no exact
      // check, and only `limit` of them are read.
      let (sure, possible) = (now.adding(seconds: -2 * 86_400).milliseconds, now.adding(seconds: 2 * 86_400).milliseconds)
      let due = "SELECT \(TodoTask.storedColumns) FROM todo WHERE remind_at"
      let tasks =
        try TodoTask.fetchAll(database, due + " <= ? ORDER BY remind_at, number LIMIT ?", [sure, limit])
        + TodoTask.fetchAll(database, due + " > ? AND remind_at <= ?", [sure, possible])
      return tasks.toNotify(at: now, limit: limit, in: localTime)
    }
  }

  /// See `TodoStore.markNotified(_:)`.
  public func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number] {
    try await change(nil, subjects: { _ in [] }) { try $0.markNotified(numbers) }
  }
}

extension SQLiteTodoStore {
  func read(_ body: @Sendable (Database) throws -> [TodoTask]) async throws(TodoStoreError) -> [TodoTask] {
    do throws(StorageError) { return try await database.read(orWhenMissing: [], body) } catch { throw .storage(error) }
  }

  func change<Value: Sendable>(
    _ step: StepName?, subjects: @Sendable (Value) -> [TodoTask], _ body: @Sendable (inout TodoChanges<TodoTable>) throws -> Value
  ) async throws(TodoStoreError) -> Value {
    try await write(step, subjects: { subjects($0).map(\.text) }) { database in
      var changes = TodoChanges(TodoTable(database, localTime: localTime), now: clock.now(), localTime: localTime, random: random)
      return try body(&changes)
    }
  }

  /// Runs `body` in one transaction, which is one undo step; it is rolled back when `body` throws a ``TodoStoreError``.
  func write<Value: Sendable>(
    _ step: StepName?, in change: Change? = nil, subjects: @Sendable (Value) -> [String], _ body: @Sendable (Database) throws -> Value
  ) async throws(TodoStoreError) -> Value {
    let result: Result<Value, TodoStoreError>
    do throws(StorageError) {
      result = try await database.writeOrRefuse(step, in: change, subjects: subjects) { database in
        do { return .success(try body(database)) } catch let error as TodoStoreError { return .failure(error) }
      }
    } catch { throw .storage(error) }
    return try result.get()
  }
}
