import CoreModule
import CoreModuleTesting
import TodoList
import TodoListTesting

/// A task list whose store and server are behind a gate.
@MainActor
struct GatedTodoList: TodoListDependency {
  let store: RowTodoStore<GatedStorage<InMemoryStorage<InMemoryTodoRows>>>
  let syncAccess: SyncAccess
  let dataChanges: any DataChanges = ManualDataChanges()
  let clock = WallClock.fixed(TodoStoreContract.start)
  let localTime = LocalTime.fixed(seconds: 0)

  var todoStore: any TodoStore { store }

  init(_ gate: CallGate) {
    let base = InMemoryTodoStore(clock: clock, localTime: localTime, random: .counting())
    store = RowTodoStore(GatedStorage(base.storage, gate), clock: clock, localTime: localTime, random: .counting())
    let client = GatedTaskServer(base: LoopbackTaskServer(), gate: gate)
    client.base.put("0A0A0A0A-0000-4000-8000-000000000001", text: "from the server")
    syncAccess = SyncAccess(
      store: store, server: { _ in TodoServer(address: "http://loopback", token: "key", client: client) }, pause: Pause { _ in },
      random: .counting()
    )
  }

  /// Stores four tasks: one of a series, one with a part, and one that is done.
  func filled() async throws -> TodoListGraph {
    _ = try await store.add([try draft("water", due: 0, repeats: .daily), try draft("trip", priority: .high), try draft("bread")])
    _ = try await store.add([try draft("tickets", parent: 2)])
    _ = try await store.complete([3])
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
