public import CoreModule
import Foundation

/// The task server: `GET /tasks/` gives all tasks, `PUT /tasks/` takes deletions and changes and gives all tasks.
public struct TodoServer: Sendable {
  /// Where it is, without a slash at the end.
  public let address: String
  private let token: String?
  private let client: any HTTPClient
  /// The most bytes that a list may have; one of a hundred thousand tasks has half of that.
  public static let mostBytes = 32 << 20

  /// The server at `address`, asked through `client`; `token` is sent in the header `Authorization` as it is.
  public init(address: String, token: String?, client: any HTTPClient) {
    self.address = address.last == "/" ? String(address.dropLast()) : address
    self.token = token
    self.client = client
  }

  /// Tells the server what changed, where anything did, and gets all tasks.
  public func answer(to changes: UnsentChanges) async throws(SyncProblem) -> [ServerTask] {
    if changes.isEmpty { return try await send("GET", []) }
    let body = SyncBody(deleted: changes.deleted.map { WireTask.written($0) }, other: changes.changed.map(WireTask.init))
    let bytes: [UInt8]
    do { bytes = [UInt8](try JSONEncoder().encode(body)) } catch { throw .malformed }
    return try await send("PUT", bytes)
  }

  private func send(_ method: String, _ body: [UInt8]) async throws(SyncProblem) -> [ServerTask] {
    var headers = ["Content-Type": "application/json", "Accept": "application/json"]
    if let token { headers["Authorization"] = token }
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await client.send(
        HTTPRequest(url: address + "/tasks/", method: method, headers: headers, body: body, sizeLimit: Self.mostBytes))
    } catch { throw .network(error) }
    switch response.status {
    case 200..<300: break
    case 401, 403: throw .unauthorized
    case 429: throw .rateLimited
    case 500...: throw .unavailable(status: response.status)
    default: throw .refused(status: response.status)
    }
    return try Self.tasks(in: response.body)
  }

  private static func tasks(in body: [UInt8]) throws(SyncProblem) -> [ServerTask] {
    let wire: [WireTask]
    do { wire = try JSONDecoder().decode([WireTask].self, from: Data(body)) } catch { throw .malformed }
    var seen: Set<TodoTask.ID> = []
    var tasks: [ServerTask] = []
    for item in wire {
      guard let task = item.task else { throw .malformed }
      guard seen.insert(task.id).inserted else { throw .repeatedTask(item.text) }
      tasks.append(task)
    }
    return tasks
  }
}

/// Why a sync did not work.
public enum SyncProblem: Error, Equatable, Sendable {
  /// No answer came.
  case network(HTTPError)
  /// The server does not accept the key.
  case unauthorized
  /// The server wants fewer requests.
  case rateLimited
  /// The server does not work.
  case unavailable(status: Int)
  /// The server does not know such requests.
  case refused(status: Int)
  /// What came is no list of tasks.
  case malformed
  /// The list has two tasks of one identity; this is the text of one.
  case repeatedTask(String)
  /// The list lacks what was just sent, or all that was there: it is rather another list.
  case foreignList
  /// Each time an answer came, something had been changed here.
  case changedMeanwhile
  /// No server is set up.
  case notConfigured
  /// The file at this path gives no key.
  case unreadableKey(path: String, KeyFileFault)
  /// The tasks could not be read or changed.
  case store(TodoStoreError)

  /// Whether trying again soon may help.
  var isPassing: Bool {
    switch self {
    // What did not come in time used up all the time there is.
    case .network(.unreachable), .network(.badAnswer), .rateLimited, .unavailable, .malformed, .changedMeanwhile: true
    case .network, .unauthorized, .refused, .foreignList, .repeatedTask, .notConfigured, .unreadableKey, .store: false
    }
  }
}

/// What is sent.
private struct SyncBody: Encodable {
  let deleted: [String]
  let other: [WireTask]
}

/// A task on the wire; a deadline that is missing is left out.
private struct WireTask: Codable {
  let id: String
  let text: String
  let importance: String
  let done: Bool
  let deadline: Int64?
  let createdAt: Int64
  let updatedAt: Int64

  private enum CodingKeys: String, CodingKey {
    case id, text, importance, done, deadline
    case createdAt = "created_at"
    case updatedAt = "updated_at"
  }

  init(_ task: ServerTask) {
    id = Self.written(task.id)
    text = task.content.text
    importance = task.content.importance
    done = task.content.isDone
    deadline = task.content.deadline
    createdAt = task.created
    updatedAt = task.updated
  }

  static func written(_ id: TodoTask.ID) -> String { id.rawValue.uuidString }

  /// `nil` when its identity is none.
  var task: ServerTask? {
    guard let id = UUID(uuidString: id) else { return nil }
    // Whatever importance is unknown is the usual one.
    let content = ServerTask.Content(
      text: text, importance: TodoPriority(wireName: importance).wireName, isDone: done, deadline: deadline
    )
    return ServerTask(id: TodoTask.ID(id), content: content, created: createdAt, updated: updatedAt)
  }
}
