import CoreModule
import CoreModuleTesting
import TodoList
import TodoListTesting

/// A task list whose store and server are behind a gate.
@MainActor
struct GatedTodoList: TodoListDependency {
  let store: GatedTodoStore
  let syncAccess: SyncAccess
  let dataChanges: any DataChanges = ManualDataChanges()
  let clock = WallClock.fixed(TodoStoreContract.start)
  let localTime = LocalTime.fixed(seconds: 0)

  var todoStore: any TodoStore { store }

  init(_ gate: CallGate) {
    let base = InMemoryTodoStore(clock: clock, localTime: localTime, random: .counting())
    store = GatedTodoStore(base: base, gate: gate)
    let client = GatedTaskServer(base: LoopbackTaskServer(), gate: gate)
    client.base.put("0A0A0A0A-0000-4000-8000-000000000001", text: "from the server")
    syncAccess = SyncAccess(
      store: store, server: { _ in TodoServer(address: "http://loopback", token: "key", client: client) }, pause: Pause { _ in },
      random: .counting()
    )
  }

  /// Stores four tasks: one of a series, one with a part, and one that is done.
  func filled() async throws -> TodoListGraph {
    _ = try await store.base.add([try draft("water", due: 0, repeats: .daily), try draft("trip", priority: .high), try draft("bread")])
    _ = try await store.base.add([try draft("tickets", parent: 2)])
    _ = try await store.base.complete([3])
    return TodoListBuilder(dependency: self, router: RecordingRouter<TodoListDestination>()).build()
  }
}

struct GatedTaskServer: HTTPClient {
  let base: LoopbackTaskServer
  let gate: CallGate

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await gate { () throws(HTTPError) in try await base.send(request) }
  }
}

struct GatedTodoStore: TodoStore {
  let base: any TodoStore & SyncStore
  let gate: CallGate

  func tasks(_ query: TodoQuery) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.tasks(query) }
  }

  func tasks(numbered numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.tasks(numbered: numbers) }
  }

  func tasks(spelled text: String) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.tasks(spelled: text) }
  }

  func subtasks(of number: TodoTask.Number) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.subtasks(of: number) }
  }

  func count(at now: Timestamp) async throws(TodoStoreError) -> TodoCount {
    try await gate { () throws(TodoStoreError) in try await base.count(at: now) }
  }

  func add(_ drafts: [TodoDraft]) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.add(drafts) }
  }

  func edit(_ numbers: [TodoTask.Number], _ edit: TodoEdit) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.edit(numbers, edit) }
  }

  func complete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> CompletedTasks {
    try await gate { () throws(TodoStoreError) in try await base.complete(numbers) }
  }

  func reopen(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.reopen(numbers) }
  }

  func snooze(_ numbers: [TodoTask.Number], until moment: Timestamp) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.snooze(numbers, until: moment) }
  }

  func delete(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.delete(numbers) }
  }

  func take(_ tasks: [IncomingTask], isTrial: Bool, in change: Change?) async throws(TodoStoreError) -> [ImportedTask] {
    try await gate { () throws(TodoStoreError) in try await base.take(tasks, isTrial: isTrial, in: change) }
  }

  func tasksToNotify(at now: Timestamp, limit: Int) async throws(TodoStoreError) -> [TodoTask] {
    try await gate { () throws(TodoStoreError) in try await base.tasksToNotify(at: now, limit: limit) }
  }

  func markNotified(_ numbers: [TodoTask.Number]) async throws(TodoStoreError) -> [TodoTask.Number] {
    try await gate { () throws(TodoStoreError) in try await base.markNotified(numbers) }
  }
}

extension GatedTodoStore: SyncStore {
  func unsent(to address: String) async throws(TodoStoreError) -> UnsentChanges {
    try await gate { () throws(TodoStoreError) in try await base.unsent(to: address) }
  }

  func accept(
    _ answer: [ServerTask], after sent: UnsentChanges, from address: String
  ) async throws(TodoStoreError) -> AcceptedAnswer? {
    try await gate { () throws(TodoStoreError) in try await base.accept(answer, after: sent, from: address) }
  }

  func status(of address: String) async throws(TodoStoreError) -> SyncStatus {
    try await gate { () throws(TodoStoreError) in try await base.status(of: address) }
  }
}
