public import CoreModule

/// Logs the calls of a store and their results. The texts of tasks appear at debug level only.
public struct LoggingTodoStore: TodoStore {
  private let base: any TodoStore
  private let log: any Log

  /// Wraps `base`.
  public init(_ base: any TodoStore, log: any Log) {
    self.base = base
    self.log = CategoryLog("tasks", log)
  }

  /// See ``TodoStore/tasks(_:)``.
  public func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("list \(query)") { () throws(TodoStoreError) in try await base.tasks(query) }
  }

  /// See ``TodoStore/tasks(numbered:)``.
  public func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("read \(numbers)") { () throws(TodoStoreError) in try await base.tasks(numbered: numbers) }
  }

  /// See ``TodoStore/tasks(spelled:)``.
  public func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("select \(text)") { () throws(TodoStoreError) in try await base.tasks(spelled: text) }
  }

  /// See ``TodoStore/subtasks(of:)``.
  public func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("parts \(number)") { () throws(TodoStoreError) in try await base.subtasks(of: number) }
  }

  /// See ``TodoStore/count(at:)``.
  public func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount {
    try await logged("count") { () throws(TodoStoreError) in try await base.count(at: now) }
  }

  /// See ``TodoStore/add(_:)``.
  public func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("add \(drafts.map(\.text))") { () throws(TodoStoreError) in try await base.add(drafts) }
  }

  /// See ``TodoStore/edit(_:_:)``.
  public func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("edit \(numbers)") { () throws(TodoStoreError) in try await base.edit(numbers, edit) }
  }

  /// See ``TodoStore/complete(_:)``.
  public func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks {
    try await logged("done \(numbers)") { () throws(TodoStoreError) in try await base.complete(numbers) }
  }

  /// See ``TodoStore/reopen(_:)``.
  public func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("undone \(numbers)") { () throws(TodoStoreError) in try await base.reopen(numbers) }
  }

  /// See ``TodoStore/snooze(_:until:)``.
  public func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("snooze \(numbers)") { () throws(TodoStoreError) in try await base.snooze(numbers, until: moment) }
  }

  /// See ``TodoStore/delete(_:)``.
  public func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("delete \(numbers)") { () throws(TodoStoreError) in try await base.delete(numbers) }
  }

  /// See ``TodoStore/take(_:isTrial:in:)``.
  public func take(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) async throws(TodoStoreError) -> [ImportedTask] {
    try await logged("\(isTrial ? "try" : "take") \(tasks.map(\.task.text))") { () throws(TodoStoreError) in
      try await base.take(tasks, isTrial: isTrial, in: change)
    }
  }

  /// See ``TodoStore/tasksToNotify(at:limit:)``.
  public func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask] {
    try await logged("due") { () throws(TodoStoreError) in try await base.tasksToNotify(at: now, limit: limit) }
  }

  /// See ``TodoStore/markNotified(_:)``.
  public func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number] {
    try await logged("notified \(numbers)") { () throws(TodoStoreError) in try await base.markNotified(numbers) }
  }

  private func logged<Value>(
    _ action: @autoclosure () -> String, _ body: () async throws(TodoStoreError) -> Value
  ) async throws(TodoStoreError) -> Value {
    log.debug(action())
    do {
      let value = try await body()
      log.info("\(action().prefix { $0 != " " }): \((value as? [Any])?.count ?? 1)")
      return value
    } catch {
      log.warning("\(action().prefix { $0 != " " }) failed")
      log.debug("\(error)")
      throw error
    }
  }
}
