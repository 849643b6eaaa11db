import AppGraph
import AppLive
import AppServices
import ContentKeyboard
import CoreModule
import CoreModuleTesting
import Foundation
import PersonalDictionary
import Synchronization
import Testing
import TodoList

/// What opening data gives is a value: it can be had several times, and be changed.
@MainActor
final class OpenAppTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func options(_ name: String) -> LaunchOptions {
    var options = LaunchOptions()
    options.dataFolder = folder.appending(path: name).path(percentEncoded: false)
    return options
  }

  @Test func `two data folders are open at once, and each is closed and backed up for itself`() async throws {
    let started = Mutex<[[String]]>([])
    let launch = LiveLaunch(program: "/given/glot") { arguments, _ in
      started.withLock { $0.append(arguments) }
      return true
    }
    let apps = ["a", "b"].map { launch.open(options($0)) { _ in } }
    let stores = apps.map(\.environment.wordStore)
    try await stores[0].keep("house")
    try await stores[1].keep("tree")
    #expect(apps[0].finish() == nil)
    #expect(started.withLock { $0.map(\.last) } == [options("a").dataFolder])
    #expect(!hasLog("a") && hasLog("b"))
    try await stores[1].keep("water")
    #expect(apps[1].finish() == nil)
    #expect(started.withLock { $0.map(\.last) } == [options("a").dataFolder, options("b").dataFolder])
    #expect(!hasLog("b"))
    #expect(try await stores[0].words(WordQuery()).map(\.text) == ["house"])
    #expect(try await stores[1].words(WordQuery()).map(\.text) == ["water", "tree"])
    for app in apps { _ = app.finish() }
  }

  private func hasLog(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/glot.db-wal").path(percentEncoded: false))
  }

  /// What an environment is not given is in memory, or empty.
  @Test func `the program gives every member of its environment`() {
    let app = LiveLaunch(program: "/given/glot").open(options("d")) { _ in }
    let types = Mirror(reflecting: app.environment).children.map { (member: $0.label ?? "", type: "\(type(of: $0.value))") }
    let missing = types.filter { $0.type.contains("InMemory") || $0.type.hasPrefix("No") || $0.type == "\(SeparateChanges.self)" }
    #expect(types.count > 40)
    #expect(missing.map { $0.member } == [])
    _ = app.finish()
  }

  @Test func `the dictionaries, the sync and the boards ask through the client of the environment`() async throws {
    var options = options("c")
    options.todoSyncURL = "http://tasks.given"
    let app = LiveLaunch(program: "/given/glot").open(options) { _ in }
    var environment = app.environment
    let client = StubHTTPClient(status: 401)
    environment.httpClient = client
    let graph = AppGraph(environment: environment)
    let service = SourceConfiguration(number: 2, name: "given", kind: .apertium(url: "http://words.given"), position: 2)
    _ = try? await graph.sourceOpener.source(service)?.entries(for: "house", in: .initial)
    await graph.todoList(router: RecordingRouter<TodoListDestination>()).build().sync.build().sync()
    await graph.contentKeyboard(router: RecordingRouter<ContentKeyboardDestination>()).build().source.build().choose(
      .service("http://boards.given/board"), maximumAge: nil)
    #expect(client.requests.compactMap(\.host) == ["words.given", "tasks.given", "boards.given"])
    _ = app.finish()
  }

  @Test func `a timer runs the program that was given`() {
    let plan = LiveLaunch(program: "/given/glot").job(.reminder, running: ["remind", "now"]).plan
    #expect("\(plan)".contains("/given/glot"))
  }
}

extension WordStore {
  fileprivate func keep(_ text: String) async throws {
    _ = try await save([WordDraft(text: try UserText(text), direction: .initial)])
  }
}
