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

  /// A store over `database`, whose schema includes ``TodoListSchema``. Days end, and series go on, as `localTime` says.
  public init(database: SQLiteDatabase, clock: WallClock, localTime: LocalTime, random: RandomSource) {
    self.database = database
    self.clock = clock
    self.localTime = localTime
    self.random = random
  }

  /// See `TodoStore.tasks(_:)`.
  public func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask] {
    try read { try TodoSearch(query, in: $0, localTime).tasks() }
  }

  /// See `TodoStore.tasks(numbered:)`.
  public func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try read { database in try numbers.compactMap { try TodoTable(database).task(numbered: $0) } }
  }

  /// See `TodoStore.tasks(spelled:)`.
  public func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask] {
    try read { database in
      let folded = try TodoTable(database, localTime: localTime).tasks(where: "folded_text = ?", [FoldedText(text).description])
      let exact = folded.filter { $0.text == text }
      return exact.isEmpty ? folded : exact
    }
  }

  /// See `TodoStore.subtasks(of:)`.
  public func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask] {
    try read { try TodoTable($0, localTime: localTime).subtasks(of: number) }
  }

  /// See `TodoStore.count(at:)`.
  public func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount {
    let limit = DueLimit(overdueAt: now, in: localTime)
    do throws(StorageError) {
      return try database.read(orWhenMissing: TodoCount(open: 0, done: 0, overdue: 0)) { database in
        // Along the index of those that are due on a day, and that of the others.
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
    try change(.todoAdd, subjects: { $0 }) { try $0.add(drafts) }
  }

  /// See `TodoStore.edit(_:_:)`.
  public func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask] {
    try change(.todoEdit, subjects: { $0 }) { try $0.edit(numbers, edit) }
  }

  /// See `TodoStore.complete(_:)`.
  public func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks {
    try change(.todoDone, subjects: \.tasks) { try $0.complete(numbers) }
  }

  /// See `TodoStore.reopen(_:)`.
  public func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try change(.todoUndone, subjects: { $0 }) { try $0.reopen(numbers) }
  }

  /// See `TodoStore.snooze(_:until:)`.
  public func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask] {
    try change(.todoSnooze, subjects: { $0 }) { try $0.snooze(numbers, until: moment) }
  }

  /// See `TodoStore.delete(_:)`.
  public func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try change(.todoRemove, subjects: { $0 }) { try $0.delete(numbers) }
  }

  /// See `TodoStore.take(_:isTrial:)`.
  public func take(_ tasks: [IncomingTask], isTrial: Bool) async throws(TodoStoreError) -> [TakenTask] {
    let intake = TodoIntake(now: clock.now(), localTime: localTime)
    guard isTrial else {
      return try write(.fileImport, subjects: { $0.filter { !$0.isSkipped }.map(\.task.text) }) { database in
        var table = TodoTable(database, localTime: localTime)
        return try intake.take(tasks, into: &table)
      }
    }
    // What only tries reads everything and changes a copy of it.
    var query = TodoQuery()
    query.status = .all
    let trial = InMemoryTodoStore(try await self.tasks(query), clock: clock, localTime: localTime, random: random)
    return try await trial.take(tasks, isTrial: true)
  }

  /// See `TodoStore.tasksToNotify(at:limit:)`.
  public func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask] {
    try read { database in
      // The morning of a day is kept by UTC; no zone is two days from it. Of what is surely due, no more is read than is told.
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
    try change(nil, subjects: { _ in [] }) { try $0.markNotified(numbers) }
  }
}

extension SQLiteTodoStore {
  func read(_ body: (Database) throws -> [TodoTask]) throws(TodoStoreError) -> [TodoTask] {
    do throws(StorageError) { return try database.read(orWhenMissing: [], body) } catch { throw .storage(error) }
  }

  func change<Value>(
    _ step: StepName?, subjects: (Value) -> [TodoTask], _ body: (inout TodoChanges<TodoTable>) throws -> Value
  ) throws(TodoStoreError) -> Value {
    try write(step, subjects: { subjects($0).map(\.text) }) { database in
      var changes = TodoChanges(TodoTable(database, localTime: localTime), now: clock.now(), localTime: localTime, random: random)
      return try body(&changes)
    }
  }

  /// Runs `body` in one transaction, which is one step; a ``TodoStoreError`` it throws takes everything back.
  func write<Value>(
    _ step: StepName?, subjects: (Value) -> [String], _ body: (Database) throws -> Value
  ) throws(TodoStoreError) -> Value {
    let result: Result<Value, TodoStoreError>
    do throws(StorageError) {
      result = try database.writeOrRefuse(step, subjects: subjects) { database in
        do { return .success(try body(database)) } catch let error as TodoStoreError { return .failure(error) }
      }
    } catch { throw .storage(error) }
    return try result.get()
  }
}
