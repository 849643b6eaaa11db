public import CoreModule
import Foundation
import Synchronization

/// A task server in this process, asked through the protocol that the program uses, which can be told to fail in every way.
public final class LoopbackTaskServer: HTTPClient {
  /// How it answers a request.
  public enum Fault: CaseIterable, Sendable {
    /// As it should.
    case none
    /// It takes the changes, and the answer is lost.
    case lostAnswer
    /// It takes the changes, and answers too late.
    case slow
    /// No connection.
    case unreachable
    /// Status 500 before anything is done.
    case status500
    /// Status 429.
    case status429
    /// Status 500 after all is done.
    case status500Afterwards
    /// A page of HTML with status 200.
    case html
    /// The first half of the JSON.
    case halfJSON
    /// One task twice.
    case repeatedTask
    /// A list of other tasks.
    case foreignList
  }

  private struct State {
    var tasks: [String: [String: Wire]] = [:]
    var faults: [Fault] = []
    var requests: [String] = []
  }

  private enum Wire: Codable, Sendable {
    case text(String)
    case number(Int64)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Int64.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      }
    }
  }

  private struct Body: Codable {
    let deleted: [String]
    let other: [[String: Wire]]
  }

  private let state = Mutex(State())
  /// Called between the arrival of a request and its answer.
  private let whileAnswering: @Sendable () async -> Void

  /// A server without tasks.
  public init(whileAnswering: @escaping @Sendable () async -> Void = {}) { self.whileAnswering = whileAnswering }

  /// The methods of the requests that came, the oldest first.
  public var requests: [String] { state.withLock(\.requests) }

  /// The texts of its tasks, sorted.
  public var texts: [String] { values("text").sorted() }

  /// The identities of its tasks.
  public var ids: Set<String> { state.withLock { Set($0.tasks.keys) } }

  /// Answers the next requests like this.
  public func fail(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  /// Adds or changes a task as another client of the server would.
  public func put(_ id: String, text: String, isDone: Bool = false, importance: String = "basic", deadline: Int64? = nil) {
    var task: [String: Wire] = [
      "id": .text(id), "text": .text(text), "done": .flag(isDone), "importance": .text(importance), "created_at": .number(1_790_000_000),
      "updated_at": .number(1_800_000_000),
    ]
    if let deadline { task["deadline"] = .number(deadline) }
    state.withLock { [task] in $0.tasks[id] = task }
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
    case .repeatedTask: return HTTPResponse(status: 200, body: repeated(body))
    case .foreignList: return HTTPResponse(status: 200, body: Array(Self.foreign.utf8))
    default: return HTTPResponse(status: 200, body: body)
    }
  }

  private static let foreign = """
    [{"id":"0F0F0F0F-0000-4000-8000-000000000001","text":"not yours","importance":"low","done":false,"created_at":1,"updated_at":1}]
    """

  private func apply(_ bytes: [UInt8]) {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(bytes)) else { return }
    state.withLock { state in
      for id in body.deleted { state.tasks[id] = nil }
      for task in body.other {
        if case .text(let id)? = task["id"] { state.tasks[id] = task }
      }
    }
  }

  private func list() -> [UInt8] {
    let tasks = state.withLock { $0.tasks.sorted { $0.key < $1.key }.map(\.value) }
    return [UInt8]((try? JSONEncoder().encode(tasks)) ?? Data())
  }

  private func repeated(_ body: [UInt8]) -> [UInt8] {
    let tasks = state.withLock { $0.tasks.sorted { $0.key < $1.key }.map(\.value) }
    return [UInt8]((try? JSONEncoder().encode(tasks + tasks.prefix(1))) ?? Data())
  }

  private func values(_ name: String) -> [String] {
    state.withLock { state in
      state.tasks.values.compactMap { task in if case .text(let text)? = task[name] { text } else { nil } }
    }
  }
}
