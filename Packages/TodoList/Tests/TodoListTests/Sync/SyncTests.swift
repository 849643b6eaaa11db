import CoreModule
import CoreModuleTesting
import Foundation
import Synchronization
import Testing
import TodoListTesting

@testable import TodoList

@MainActor
struct SyncTests {
  let store = InMemoryTodoStore(clock: .ticking(from: TodoStoreContract.start), localTime: .fixed(seconds: 0), random: .counting())
  let waits = Waits()

  private func sync(_ server: LoopbackTaskServer, isForced: Bool = false) async -> TaskSyncState {
    let dependency = TodoListFixture(store: store, server: server, waits: waits)
    let sync = TodoListBuilder(dependency: dependency, router: RecordingRouter<TodoListDestination>()).build().sync.build()
    await sync.sync(isForced: isForced)
    return sync.state
  }

  private func texts() async throws -> [String] {
    var query = TodoQuery()
    query.status = .all
    return try await store.tasks(query).map(\.text).sorted()
  }

  @Test func `what is only here goes there, and what is only there comes here`() async throws {
    let server = LoopbackTaskServer()
    server.put("0A0A0A0A-0000-4000-8000-000000000001", text: "there", importance: "important", deadline: 1_795_219_200)
    _ = try await store.add([draft("here", due: 2)])
    let state = await sync(server)
    #expect(state.problem == nil && state.sent == 1 && state.accepted.added.map(\.text) == ["there"])
    #expect(server.texts == ["here", "there"])
    #expect(try await texts() == ["here", "there"])
    #expect(try await store.tasks(numbered: [2]).map(\.due) == [.day(TodoStoreContract.today)])
    #expect(state.status == SyncStatus(unsent: 0, unsentDeletions: 0, lastSuccess: state.status?.lastSuccess))
    #expect(await sync(server).sent == 0)
    #expect(server.requests == ["PUT", "GET"])
  }

  @Test(arguments: [-12, -8, 1, 9, 14], [-11, -3, 2, 13])
  func `a day is the same day on every device, and nothing is sent again after a journey`(here: Int, there: Int) async throws {
    let server = LoopbackTaskServer()
    func device(_ hours: Int, _ tasks: [TodoTask] = []) -> InMemoryTodoStore {
      InMemoryTodoStore(
        tasks, clock: .ticking(from: TodoStoreContract.start), localTime: .fixed(seconds: hours * 3600), random: .counting()
      )
    }
    func synced(_ store: InMemoryTodoStore) async throws -> UnsentChanges {
      for _ in 1...2 {
        let unsent = try await store.unsent(to: "a")
        let answer = try await TodoServer(address: "http://a", token: nil, client: server).answer(to: unsent)
        _ = try await store.accept(answer, after: unsent, from: "a")
      }
      return try await store.unsent(to: "a")
    }
    let first = device(here)
    var midnight = try draft("midnight")
    midnight.due = .moment(Timestamp(milliseconds: TodoStoreContract.today.adding(days: 3).daysSinceEpoch * 86_400_000))
    _ = try await first.add([draft("day", due: 1), midnight])
    #expect(try await synced(first).isEmpty)
    let second = device(there)
    #expect(try await synced(second).isEmpty)
    let dues = try await listed(second).map(\.due)
    #expect(dues == [.day(TodoStoreContract.today.adding(days: 1)), midnight.due])
    // The first device switches to the second one's server: its tasks and confirmed content are the same as before.
    let confirmed = try await first.unsent(to: "a")
    #expect(confirmed.isEmpty)
    let travelled = try await listed(first).map { ServerTask($0).content }
    #expect(travelled == (try await listed(second).map { ServerTask($0).content }))
  }

  @Test func `another program's midnight is understood as its day, told to the server, and nothing changes on a journey`() async throws {
    let server = LoopbackTaskServer()
    let berlin = InMemoryTodoStore(
      clock: .ticking(from: TodoStoreContract.start), localTime: .fixed(seconds: 3600), random: .counting()
    )
    server.put("0A0A0A0A-0000-4000-8000-000000000001", text: "there", deadline: 1_795_219_200 - 3600)
    let sync = TodoListBuilder(
      dependency: TodoListFixture(store: berlin, server: server, waits: waits), router: RecordingRouter<TodoListDestination>()
    ).build().sync.build()
    await sync.sync()
    #expect(try await berlin.tasks(numbered: [1]).map(\.due) == [.day(TodoStoreContract.today)])
    #expect(sync.state.status?.isUpToDate == true && server.requests == ["GET", "PUT"])
    #expect(await self.sync(server).accepted.added.map(\.due) == [.day(TodoStoreContract.today)])
  }

  private func listed(_ store: InMemoryTodoStore) async throws -> [TodoTask] {
    var query = TodoQuery()
    query.status = .all
    return try await store.tasks(query).sorted { $0.text < $1.text }
  }

  @Test func `deletions go both ways, also of a task that was changed and never sent`() async throws {
    let server = LoopbackTaskServer()
    let added = try await store.add([draft("a"), draft("b"), draft("c")])
    _ = await sync(server)
    var edit = TodoEdit()
    edit.text = try UserText("A")
    _ = try await store.edit([1], edit)
    _ = try await store.delete([1])
    server.remove(added[1].id.description)
    let state = await sync(server)
    #expect(state.problem == nil && state.accepted.deleted.map(\.text) == ["b"])
    #expect(server.texts == ["c"])
    #expect(try await texts() == ["c"])
  }

  @Test func `a task that is deleted while it is first sent does not come back`() async throws {
    let store = store
    let server = LoopbackTaskServer { _ = try? await store.delete([1]) }
    _ = try await store.add([draft("a")])
    let state = await sync(server)
    #expect(state.problem == nil)
    #expect(server.texts == [])
    #expect(try await texts() == [])
    #expect(waits.seconds == [2])
  }

  @Test func `what the server does not know stays, and its changes are taken over`() async throws {
    let server = LoopbackTaskServer()
    var full = try draft("a", due: 0, repeats: .daily, tags: ["x"])
    full.note = "note"
    let id = try await store.add([full, draft("part", parent: 1)])[0].id.description
    _ = await sync(server)
    server.put(id, text: "changed there", isDone: true, importance: "low", deadline: 1_795_219_200)
    let state = await sync(server)
    let task = try await store.tasks(numbered: [1])[0]
    #expect(task.text == "changed there" && task.isDone && task.priority == .low && task.tags == ["x"] && task.note == "note")
    #expect(try await store.subtasks(of: 1).map(\.text) == ["part"])
    // The next task of the series came, was sent at once, and exists only once.
    #expect(state.accepted.added.count == 1 && state.status?.isUpToDate == true)
    #expect(server.texts == ["changed there", "changed there", "part", "part"])
    #expect(await sync(server).accepted == AcceptedAnswer())
  }

  @Test func `the next of a series that the server completes has what was changed there at the same time`() async throws {
    let server = LoopbackTaskServer()
    let id = try await store.add([draft("a", due: 0, repeats: .weekly)])[0].id.description
    _ = await sync(server)
    let day = TodoStoreContract.today.adding(days: 2)
    server.put(id, text: "b", isDone: true, importance: "important", deadline: day.daysSinceEpoch * 86_400)
    let next = await sync(server).accepted.added
    #expect(next.map(\.text) == ["b"] && next.map(\.priority) == [.high] && next.map(\.due) == [.day(day.adding(days: 7))])
  }

  @Test func `a task that the server opens again is reminded of, unless that time is over`() async throws {
    let server = LoopbackTaskServer()
    let tasks = try await store.add([draft("later", due: 2), draft("over", due: -2), draft("moved", due: 1)])
    _ = try await store.complete([1, 2, 3])
    _ = try await store.snooze([1], until: TodoStoreContract.start.adding(seconds: 600))
    _ = await sync(server)
    for (task, days) in zip(tasks, [2, -2, 3]) {
      let deadline = TodoStoreContract.today.adding(days: Int64(days)).daysSinceEpoch * 86_400
      server.put(task.id.description, text: task.text, deadline: deadline)
    }
    #expect(await sync(server).accepted.changed.count == 3)
    let opened = try await store.tasks(numbered: [1, 2, 3])
    #expect(opened.map(\.isDone) == [false, false, false] && opened.map(\.snoozedUntil) == [nil, nil, nil])
    #expect(opened.map(\.remindAt) == [tasks[0].due, nil, .day(TodoStoreContract.today.adding(days: 3))])
  }

  @Test(
    arguments: [
      (.status500, .unavailable(status: 500)), (.unreachable, .network(.unreachable(host: "loopback"))), (.html, .malformed),
      (.halfJSON, .malformed), (.status429, .rateLimited), (.lostAnswer, .network(.badAnswer(host: "loopback"))),
    ] as [(LoopbackTaskServer.Fault, SyncProblem)])
  func `a server that fails is tried four times, and nothing is lost`(fault: LoopbackTaskServer.Fault, problem: SyncProblem) async throws {
    let server = LoopbackTaskServer()
    _ = try await store.add([draft("a")])
    server.fail(fault, fault, fault, fault)
    let failed = await sync(server)
    #expect(failed.problem == problem && failed.status?.unsent == 1 && server.requests.count == 4)
    #expect(waits.seconds.count == 3 && waits.seconds[0] == 2 && waits.seconds.allSatisfy { $0 <= 120 })
    #expect(await sync(server).problem == nil)
    #expect(server.texts == ["a"])
  }

  @Test func `a server that answers too late has used up the time, and nothing is lost`() async throws {
    let server = LoopbackTaskServer()
    _ = try await store.add([draft("a")])
    server.fail(.slow)
    let failed = await sync(server)
    #expect(failed.problem == .network(.timedOut(host: "loopback")) && failed.status?.unsent == 1)
    #expect(server.requests.count == 1 && waits.seconds == [])
    #expect(await sync(server).problem == nil)
  }

  @Test func `a long list is taken over, and of one that is too long it is told once`() async throws {
    let server = LoopbackTaskServer()
    let text = String(repeating: "word ", count: 12_000) + "end"
    func put(_ count: Int) {
      for number in 1...count { server.put(String(format: "0A0A0A0A-0000-4000-8000-%012d", number), text: text) }
    }
    put(150)
    let state = await sync(server)
    #expect(state.problem == nil && state.accepted.added.count == 150)
    put(600)
    let failed = await sync(server)
    #expect(failed.problem == .network(.tooLarge(host: "loopback")) && waits.seconds == [])
    #expect(try await texts().count == 150)
  }

  @Test func `a list of someone else, or with a task twice, is not believed`() async throws {
    let server = LoopbackTaskServer()
    _ = try await store.add([draft("a"), draft("b")])
    _ = await sync(server)
    server.fail(.foreignList)
    #expect(await sync(server).problem == .foreignList)
    server.fail(.repeatedTask)
    #expect(await sync(server).problem == .repeatedTask("a"))
    _ = try await store.add([draft("c")])
    server.fail(.foreignList)
    #expect(await sync(server).problem == .foreignList)
    #expect(try await texts() == ["a", "b", "c"])
    #expect(await sync(server).problem == nil)
    server.fail(.foreignList)
    #expect(await sync(server, isForced: true).problem == nil)
    #expect(try await texts() == ["not yours"])
  }

  @Test func `a task without a text stays on the server`() async throws {
    let server = LoopbackTaskServer()
    server.put("0A0A0A0A-0000-4000-8000-000000000001", text: "")
    let state = await sync(server)
    #expect(state.problem == nil && state.accepted.leftOut == 1)
    _ = try await store.add([draft("a")])
    _ = await sync(server)
    #expect(server.texts == ["", "a"])
  }

  @Test func `without a server nothing is sent`() async throws {
    let dependency = TodoListFixture(store: store, server: nil, waits: waits)
    let sync = TodoListBuilder(dependency: dependency, router: RecordingRouter<TodoListDestination>()).build().sync.build()
    await sync.sync()
    #expect(sync.state.problem == .notConfigured)
  }

  @Test func `waits grow by half up to two minutes, varied inside that`() {
    var backOff = BackOff()
    var waits: [Double] = []
    for _ in 1...13 {
      waits.append((backOff.delay * 100).rounded() / 100)
      backOff.grow(jitter: 0)
    }
    #expect(waits == [2, 3, 4.5, 6.75, 10.13, 15.19, 22.78, 34.17, 51.26, 76.89, 115.33, 120, 120])
    var given = BackOff(delay: 30)
    given.grow(jitter: 0.5)
    #expect(abs(given.delay - 46.125) < 1e-9)
    var longest = BackOff(delay: 120)
    longest.grow(jitter: 1)
    #expect(longest.delay == 120)
  }
}

/// Records the waits.
final class Waits: Sendable {
  private let waited = Mutex<[Double]>([])
  var seconds: [Double] { waited.withLock { $0 } }
  var pause: Pause { Pause { seconds in self.waited.withLock { $0.append(seconds) } } }
}

/// A task list with predefined dependencies.
@MainActor
struct TodoListFixture: TodoListDependency {
  let store: InMemoryTodoStore
  let server: LoopbackTaskServer?
  let waits: Waits

  var todoStore: any TodoStore { store }
  var dataChanges: any DataChanges { ManualDataChanges() }
  var clock: WallClock { .fixed(TodoStoreContract.start) }
  var localTime: LocalTime { .fixed(seconds: 0) }
  var syncAccess: SyncAccess {
    let server = server
    return SyncAccess(
      store: store, server: { _ in server.map { TodoServer(address: "http://loopback", token: "key", client: $0) } }, pause: waits.pause,
      random: .counting()
    )
  }
}
