public import CoreModule

/// Tasks in memory, for tests and for hosts that store nothing.
public actor InMemoryTodoStore: TodoStore {
  private var rows: InMemoryTodoRows
  private var contents: [TodoTask.ID: ServerTask.Content?] = [:]
  private var server: String?
  private var lastSuccess: Timestamp?
  private let clock: WallClock
  private let localTime: LocalTime
  private let random: RandomSource

  /// A store that holds `tasks`.
  public init(_ tasks: [TodoTask] = [], clock: WallClock, localTime: LocalTime, random: RandomSource) {
    rows = InMemoryTodoRows(tasks, localTime: localTime)
    self.clock = clock
    self.localTime = localTime
    self.random = random
  }

  /// See ``TodoStore/tasks(_:)``.
  public func tasks(_ query: TodoQuery) -> [TodoTask] {
    let wanted = rows.listed.filter { query.matches($0) }
    return query.limit.map { Array(wanted.prefix($0)) } ?? wanted
  }

  /// See ``TodoStore/tasks(numbered:)``.
  public func tasks(numbered numbers: [TodoTask.Number]) -> [TodoTask] { numbers.compactMap { rows.task(numbered: $0) } }

  /// See ``TodoStore/tasks(spelled:)``.
  public func tasks(spelled text: String) -> [TodoTask] {
    let exact = rows.listed.filter { $0.text == text }
    let folded = FoldedText(text)
    return exact.isEmpty ? rows.listed.filter { FoldedText($0.text) == folded } : exact
  }

  /// See ``TodoStore/subtasks(of:)``.
  public func subtasks(of number: TodoTask.Number) -> [TodoTask] { rows.subtasks(of: number) }

  /// See ``TodoStore/count(at:)``.
  public func count(at now: Timestamp) -> TodoCount {
    let done = rows.listed.count(where: \.isDone)
    return TodoCount(
      open: rows.listed.count - done, done: done, overdue: rows.listed.count { $0.isOverdue(at: now, in: localTime) }
    )
  }

  /// See ``TodoStore/add(_:)``.
  public func add(_ drafts: [TodoDraft]) throws(TodoStoreError) -> [TodoTask] { try change { try $0.add(drafts) } }

  /// See ``TodoStore/edit(_:_:)``.
  public func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) throws(TodoStoreError) -> [TodoTask] {
    try change { try $0.edit(numbers, edit) }
  }

  /// See ``TodoStore/complete(_:)``.
  public func complete(_ numbers: [TodoTask.Number]) throws(TodoStoreError) -> CompletedTasks {
    try change { try $0.complete(numbers) }
  }

  /// See ``TodoStore/reopen(_:)``.
  public func reopen(_ numbers: [TodoTask.Number]) throws(TodoStoreError) -> [TodoTask] { try change { try $0.reopen(numbers) } }

  /// See ``TodoStore/snooze(_:until:)``.
  public func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) throws(TodoStoreError) -> [TodoTask] {
    try change { try $0.snooze(numbers, until: moment) }
  }

  /// See ``TodoStore/delete(_:)``.
  public func delete(_ numbers: [TodoTask.Number]) throws(TodoStoreError) -> [TodoTask] { try change { try $0.delete(numbers) } }

  /// See ``TodoStore/take(_:isTrial:in:)``.
  public func take(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) throws(TodoStoreError) -> [ImportedTask] {
    var changed = rows
    let imported = try accepted { try TodoImporter(now: clock.now(), localTime: localTime).take(tasks, into: &changed) }
    if !isTrial { rows = changed }
    return imported
  }

  /// See ``TodoStore/tasksToNotify(at:limit:)``.
  public func tasksToNotify(at now: Timestamp, limit: Int) -> [TodoTask] {
    rows.listed.toNotify(at: now, limit: limit, in: localTime)
  }

  /// See ``TodoStore/markNotified(_:)``.
  public func markNotified(_ numbers: [TodoTask.Number]) throws(TodoStoreError) -> [TodoTask.Number] {
    try change { try $0.markNotified(numbers) }
  }

  private func change<Value>(_ body: (inout TodoChanges<InMemoryTodoRows>) throws -> Value) throws(TodoStoreError) -> Value {
    var changes = TodoChanges(rows, now: clock.now(), localTime: localTime, random: random)
    let value = try accepted { try body(&changes) }
    rows = changes.rows
    return value
  }

  private func accepted<Value>(_ body: () throws -> Value) throws(TodoStoreError) -> Value {
    do { return try body() } catch let error as TodoStoreError { throw error } catch {
      throw .storage(.inputOutput(path: "", detail: "\(error)"))
    }
  }
}

extension InMemoryTodoStore: SyncStore {
  /// See ``SyncStore/unsent(to:)``.
  public func unsent(to address: String) throws(TodoStoreError) -> UnsentChanges {
    forgetOtherServer(than: address)
    return try syncing { try $0.send() }
  }

  /// See ``SyncStore/accept(_:after:from:)``.
  public func accept(
    _ answer: [ServerTask], after sent: UnsentChanges, from address: String
  ) throws(TodoStoreError) -> AcceptedAnswer? {
    forgetOtherServer(than: address)
    let accepted = try syncing { try $0.accept(answer, after: sent) }
    if accepted != nil { lastSuccess = clock.now() }
    return accepted
  }

  /// See ``SyncStore/status(of:)``.
  public func status(of address: String) throws(TodoStoreError) -> SyncStatus {
    let isSameServer = server == address
    var changes = syncChanges(isSameServer ? contents : [:])
    let unsent = try accepted { try changes.unsent() }
    return SyncStatus(
      unsent: unsent.changed.count, unsentDeletions: unsent.deleted.count, lastSuccess: isSameServer ? lastSuccess : nil
    )
  }

  private func forgetOtherServer(than address: String) {
    guard server != address else { return }
    (server, contents, lastSuccess) = (address, [:], nil)
  }

  private func syncing<Value>(_ body: (inout SyncChanges<InMemorySyncRows>) throws -> Value) throws(TodoStoreError) -> Value {
    var changes = syncChanges(contents)
    let value = try accepted { try body(&changes) }
    (rows, contents) = (changes.rows.base, changes.rows.contents)
    return value
  }

  private func syncChanges(_ contents: [TodoTask.ID: ServerTask.Content?]) -> SyncChanges<InMemorySyncRows> {
    SyncChanges(InMemorySyncRows(rows, contents: contents), now: clock.now(), localTime: localTime, random: random)
  }
}

/// The rows of an ``InMemoryTodoStore``.
struct InMemoryTodoRows: TodoRows {
  private var tasks: [TodoTask.Number: TodoTask]
  private var last: Int
  private let localTime: LocalTime

  init(_ tasks: [TodoTask], localTime: LocalTime) {
    self.tasks = Dictionary(tasks.map { ($0.number, $0) }) { first, _ in first }
    last = tasks.map(\.number.rawValue).max() ?? 0
    self.localTime = localTime
  }

  /// All tasks in list order.
  var listed: [TodoTask] { tasks.values.sorted { TodoTask.precedes($0, $1, in: localTime) } }

  func task(numbered number: TodoTask.Number) -> TodoTask? { tasks[number] }

  func task(identified id: TodoTask.ID) -> TodoTask? { tasks.values.first { $0.id == id } }

  func subtasks(of number: TodoTask.Number) -> [TodoTask] { listed.filter { $0.parent == number } }

  mutating func nextNumber() -> TodoTask.Number {
    last += 1
    return TodoTask.Number(last)
  }

  func lastNumber() -> Int { last }

  mutating func raiseLastNumber(to number: Int) { last = max(last, number) }

  mutating func insert(_ task: TodoTask) { tasks[task.number] = task }

  mutating func update(_ task: TodoTask) { tasks[task.number] = task }

  mutating func delete(_ number: TodoTask.Number) { tasks[number] = nil }
}
