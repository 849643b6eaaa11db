public import CoreModule
import Foundation

/// The task server: `GET /tasks/` returns all tasks; `PUT /tasks/` accepts deletions and changes and returns all tasks.
public struct TodoServer: Sendable {
  /// The address without a slash at the end.
  public let address: String
  private let token: String?
  private let client: any HTTPClient
  /// The maximum size of a list in bytes: twice the size of a hundred thousand tasks.
  public static let maximumBytes = 32 << 20

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - address: The address without a slash at the end.
  ///   - token: The `Authorization` header, sent unchanged; `nil` for none.
  ///   - client: Sends the requests.
  public init(address: String, token: String?, client: any HTTPClient) {
    self.address = address.last == "/" ? String(address.dropLast()) : address
    self.token = token
    self.client = client
  }

  /// Sends the changes, if there are any, and returns all tasks.
  public func answer(to changes: UnsentChanges) async throws(SyncProblem) -> [ServerTask] {
    if changes.isEmpty { return try await send("GET", []) }
    let body = JSON.object([
      ("deleted", JSON(changes.deleted.map(\.rawValue.uuidString))), ("other", .array(changes.changed.map(\.json))),
    ])
    return try await send("PUT", Array(body.text.utf8))
  }

  private func send(_ method: String, _ body: [UInt8]) async throws(SyncProblem) -> [ServerTask] {
    var headers = ["Content-Type": "application/json", "Accept": "application/json"]
    if let token { headers["Authorization"] = token }
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await client.send(
        HTTPRequest(url: address + "/tasks/", method: method, headers: headers, body: body, sizeLimit: Self.maximumBytes))
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
    guard let list = JSON(document: body)?.array else { throw .malformed }
    var seen: Set<TodoTask.ID> = []
    var tasks: [ServerTask] = []
    for item in list {
      guard let task = ServerTask(item) else { throw .malformed }
      guard seen.insert(task.id).inserted else { throw .repeatedTask(task.content.text) }
      tasks.append(task)
    }
    return tasks
  }
}

/// Why a sync failed.
public enum SyncProblem: Error, Equatable, Sendable {
  /// The request failed.
  case network(HTTPError)
  /// The server rejected the token.
  case unauthorized
  /// The server limits the rate of requests.
  case rateLimited
  /// The server is not working.
  case unavailable(status: Int)
  /// The server rejected the request.
  case refused(status: Int)
  /// The answer is not a list of tasks.
  case malformed
  /// Two tasks in the list have the same identity. The value is the text of one of them.
  case repeatedTask(String)
  /// The list lacks a task that was just sent, or all previous ones, so it is probably another list.
  case foreignList
  /// The tasks here changed again during every attempt.
  case changedMeanwhile
  /// No server is configured.
  case notConfigured
  /// The file at `path` has no API key that can be read.
  case unreadableKey(path: String, APIKeyFileFault)
  /// The store failed.
  case store(TodoStoreError)

  /// Whether a retry may help.
  var isPassing: Bool {
    switch self {
    // A timeout has already used up the allowed time.
    case .network(.unreachable), .network(.badAnswer), .rateLimited, .unavailable, .malformed, .changedMeanwhile: true
    case .network, .unauthorized, .refused, .foreignList, .repeatedTask, .notConfigured, .unreadableKey, .store: false
    }
  }
}

extension ServerTask {
  /// The task in JSON, without a missing deadline.
  fileprivate var json: JSON {
    var members: [(String, JSON)] = [
      ("id", .string(id.rawValue.uuidString)), ("text", .string(content.text)), ("importance", .string(content.importance)),
      ("done", .bool(content.isDone)), ("created_at", .number(Int(created))), ("updated_at", .number(Int(updated))),
    ]
    if let deadline = content.deadline { members.append(("deadline", .number(Int(deadline)))) }
    return .object(members)
  }

  /// Creates a task from its JSON; `nil` when it is not a task.
  fileprivate init?(_ json: JSON) {
    guard let id = json["id"]?.string.flatMap({ UUID(uuidString: $0) }), let text = json["text"]?.string,
      let importance = json["importance"]?.string, let isDone = json["done"]?.bool, let created = json["created_at"]?.int,
      let updated = json["updated_at"]?.int
    else { return nil }
    let deadline = json["deadline"]
    guard deadline == nil || deadline?.int != nil else { return nil }
    // An unknown importance reads as `basic`.
    let content = Content(
      text: text, importance: TodoPriority(wireName: importance).wireName, isDone: isDone, deadline: deadline?.int.map { Int64($0) }
    )
    self.init(id: TodoTask.ID(id), content: content, created: Int64(created), updated: Int64(updated))
  }
}
