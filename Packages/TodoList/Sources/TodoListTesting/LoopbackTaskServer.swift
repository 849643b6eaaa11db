public import CoreModule
import Synchronization

/// A task server in this process that uses the real protocol and can fail in every way.
public final class LoopbackTaskServer: HTTPClient {
  /// A way to answer a request.
  public enum Fault: CaseIterable, Sendable {
    /// A normal answer.
    case none
    /// The changes are applied, but the answer is lost.
    case lostAnswer
    /// The changes are applied, but the answer times out.
    case slow
    /// The connection fails.
    case unreachable
    /// Status 500 without applying the changes.
    case status500
    /// Status 429.
    case status429
    /// Status 500 after applying the changes.
    case status500Afterwards
    /// An HTML page with status 200.
    case html
    /// The first half of the JSON.
    case halfJSON
    /// A list with one task twice.
    case repeatedTask
    /// A list of other tasks.
    case foreignList
  }

  private struct State {
    var tasks: [String: JSON] = [:]
    var faults: [Fault] = []
    var requests: [String] = []
  }

  private let state = Mutex(State())
  /// Called between a request and its answer.
  private let whileAnswering: @Sendable () async -> Void

  /// Creates a server without tasks.
  public init(whileAnswering: @escaping @Sendable () async -> Void = {}) { self.whileAnswering = whileAnswering }

  /// The methods of the received requests, oldest first.
  public var requests: [String] { state.withLock(\.requests) }

  /// The texts of its tasks, sorted.
  public var texts: [String] { values("text").sorted() }

  /// The identities of its tasks.
  public var ids: Set<String> { state.withLock { Set($0.tasks.keys) } }

  /// Answers the next requests with these faults.
  public func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  /// Adds or changes a task as another client of the server would.
  public func put(_ id: String, text: String, isDone: Bool = false, importance: String = "basic", deadline: Int64? = nil) {
    var task: [(String, JSON)] = [
      ("id", .string(id)), ("text", .string(text)), ("done", .bool(isDone)), ("importance", .string(importance)),
      ("created_at", .number(1_790_000_000)), ("updated_at", .number(1_800_000_000)),
    ]
    if let deadline { task.append(("deadline", .number(Int(deadline)))) }
    state.withLock { [task] in $0.tasks[id] = .object(task) }
  }

  /// Deletes a task as another client of the server would.
  public func remove(_ id: String) { state.withLock { _ = $0.tasks.removeValue(forKey: id) } }

  /// Answers a request.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let fault = state.withLock { state in
      state.requests.append(request.method)
      return state.faults.isEmpty ? .none : state.faults.removeFirst()
    }
    switch fault {
    case .unreachable: throw .unreachable(host: "loopback")
    case .status500: return HTTPResponse(status: 500, body: Array("oops".utf8))
    case .status429: return HTTPResponse(status: 429)
    default: break
    }
    if request.method == "PUT" { apply(request.body) }
    let body = list()
    await whileAnswering()
    guard body.count <= request.sizeLimit else { throw .tooLarge(host: "loopback") }
    switch fault {
    case .lostAnswer: throw .badAnswer(host: "loopback")
    case .slow: throw .timedOut(host: "loopback")
    case .status500Afterwards: return HTTPResponse(status: 500)
    case .html: return HTTPResponse(status: 200, body: Array("<html>Welcome</html>".utf8))
    case .halfJSON: return HTTPResponse(status: 200, body: Array(body.prefix(body.count / 2)))
    case .repeatedTask: return HTTPResponse(status: 200, body: list(repeatingFirst: true))
    case .foreignList: return HTTPResponse(status: 200, body: Array(Self.foreign.utf8))
    default: return HTTPResponse(status: 200, body: body)
    }
  }

  private static let foreign = """
    [{"id":"0F0F0F0F-0000-4000-8000-000000000001","text":"not yours","importance":"low","done":false,"created_at":1,"updated_at":1}]
    """

  private func apply(_ bytes: [UInt8]) {
    guard let body = JSON(document: bytes), let deleted = body["deleted"]?.strings, let other = body["other"]?.array else { return }
    state.withLock { state in
      for id in deleted { state.tasks[id] = nil }
      for task in other {
        if let id = task["id"]?.string { state.tasks[id] = task }
      }
    }
  }

  private func list(repeatingFirst: Bool = false) -> [UInt8] {
    let tasks = state.withLock { $0.tasks.sorted { $0.key < $1.key }.map(\.value) }
    return Array(JSON.array(tasks + (repeatingFirst ? tasks.prefix(1) : [])).text.utf8)
  }

  private func values(_ name: String) -> [String] {
    state.withLock { state in state.tasks.values.compactMap { $0[name]?.string } }
  }
}
