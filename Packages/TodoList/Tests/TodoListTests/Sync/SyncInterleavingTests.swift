import CoreModule
import CoreModuleTesting
import Foundation
import Synchronization
import Testing
import TodoList
import TodoListTesting

/// Edits on both sides, failing requests, and edits during requests, in random order: nothing is ever lost.
@MainActor
struct SyncInterleavingTests {
  @Test(arguments: 0..<200)
  func `nothing is lost whatever comes between`(seed: Int) async throws {
    var run = Interleaving(seed: UInt64(seed))
    try await run.play()
    let violations = try await run.violations()
    #expect(violations == [], "seed \(seed): \(run.script.joined(separator: ", "))")
  }
}

@MainActor
private struct Interleaving {
  private let store = InMemoryTodoStore(
    clock: .ticking(from: TodoStoreContract.start), localTime: .fixed(seconds: 0), random: .counting()
  )
  private let during = During()
  private let server: LoopbackTaskServer
  private let waits = Waits()
  private var random: SplitMix64
  private(set) var script: [String] = []
  /// The possible final texts of each task, unless it was deleted; a task changed on both sides may have any of both.
  private var names: [String: Set<String>] = [:]
  private var deleted: Set<String> = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let during = during
    server = LoopbackTaskServer { await during.run() }
  }

  mutating func play() async throws {
    for step in 0..<12 {
      switch random.count(7) {
      case 0, 1: try await addHere("here \(step)")
      case 2: try await editHere("edited \(step)")
      case 3: try await deleteHere()
      case 4: addThere("there \(step)", step)
      case 5: editThere("edited there \(step)")
      default: try await sync(step)
      }
    }
    during.set(nil)
    script.append("last sync")
    await syncNow()
    await syncNow()
  }

  func violations() async throws -> [String] {
    let here = try await tasks()
    let problems = Set(here.map(\.id.description)) == server.ids ? [] : ["here and there differ"]
    let status = try await store.status(of: "http://loopback")
    let lost = names.filter { !deleted.contains($0.key) }.compactMap { id, texts -> String? in
      guard let task = here.first(where: { $0.id.description == id }) else { return "lost: \(texts)" }
      guard texts.contains(task.text) else { return "\(task.text) is none of \(texts)" }
      return task.tags == [] || task.tags == ["tag"] ? nil : "tags: \(task.tags)"
    }
    let back = here.filter { deleted.contains($0.id.description) }.map { "came back: \($0.text)" }
    return problems + lost + back + (status.isUpToDate ? [] : ["unsent: \(status)"])
      + (here.map(\.text).sorted() == server.texts ? [] : ["texts differ: \(here.map(\.text)) \(server.texts)"])
  }

  private func tasks() async throws -> [TodoTask] {
    var query = TodoQuery()
    query.status = .all
    return try await store.tasks(query)
  }

  private mutating func addHere(_ text: String) async throws {
    let task = try await store.add([draft(text, tags: ["tag"])])[0]
    names[task.id.description] = [text]
    script.append("add \(text)")
  }

  private mutating func editHere(_ text: String) async throws {
    guard let task = try await tasks().randomElement(using: &random) else { return }
    var edit = TodoEdit()
    edit.text = try UserText(text)
    _ = try await store.edit([task.number], edit)
    names[task.id.description, default: []].insert(text)
    // Only the last text written here, or any text written there since, is possible.
    script.append("edit \(task.number) to \(text)")
  }

  private mutating func deleteHere() async throws {
    guard let task = try await tasks().randomElement(using: &random) else { return }
    _ = try await store.delete([task.number])
    deleted.insert(task.id.description)
    script.append("delete \(task.number)")
  }

  private mutating func addThere(_ text: String, _ step: Int) {
    let id = "0A0A0A0A-0000-4000-8000-0000000000" + (step < 10 ? "0\(step)" : "\(step)")
    server.put(id, text: text)
    names[id] = [text]
    script.append("add \(text)")
  }

  private mutating func editThere(_ text: String) {
    guard let id = server.ids.sorted().randomElement(using: &random) else { return }
    server.put(id, text: text)
    names[id, default: []].insert(text)
    script.append("edit there to \(text)")
  }

  /// A sync that may fail, with a change during the request.
  private mutating func sync(_ step: Int) async throws {
    let fault =
      LoopbackTaskServer.Fault.allCases.filter { $0 != .foreignList && $0 != .repeatedTask }.randomElement(using: &random) ?? .none
    server.fail(fault)
    script.append("sync with \(fault)")
    let store = store
    switch random.count(3) {
    case 0:
      let text = "during \(step)"
      let names = NamesBox()
      during.set { if let task = try? await store.add([draft(text, tags: ["tag"])]).first { names.set(task.id.description) } }
      await syncNow()
      if let id = names.id { self.names[id] = [text] }
      script.append("adding \(text) meanwhile")
    case 1:
      guard let task = try await tasks().randomElement(using: &random) else { return await syncNow() }
      let text = "changed during \(step)"
      during.set {
        var edit = TodoEdit()
        edit.text = try? UserText(text)
        _ = try? await store.edit([task.number], edit)
      }
      names[task.id.description, default: []].insert(text)
      script.append("editing \(task.number) meanwhile")
      await syncNow()
    case 2:
      guard let task = try await tasks().randomElement(using: &random) else { return await syncNow() }
      during.set { _ = try? await store.delete([task.number]) }
      deleted.insert(task.id.description)
      script.append("deleting \(task.number) meanwhile")
      await syncNow()
    default: await syncNow()
    }
  }

  private func syncNow() async {
    let dependency = TodoListFixture(store: store, server: server, waits: waits)
    let sync = TodoListBuilder(dependency: dependency, router: RecordingRouter<TodoListDestination>()).build().sync.build()
    await sync.sync()
  }
}

/// Runs a closure once while the server answers.
private final class During: Sendable {
  private let action = Mutex<(@Sendable () async -> Void)?>(nil)

  func set(_ new: (@Sendable () async -> Void)?) { action.withLock { $0 = new } }

  func run() async {
    let once = action.withLock { action in
      defer { action = nil }
      return action
    }
    await once?()
  }
}

private final class NamesBox: Sendable {
  private let name = Mutex<String?>(nil)
  var id: String? { name.withLock { $0 } }
  func set(_ id: String) { name.withLock { $0 = id } }
}
