import Synchronization

/// A request as an HTTP server sees it.
public struct LoopbackRequest: Equatable, Sendable {
  /// The method.
  public let method: String
  /// The path with its query, as it was sent.
  public let target: String
  /// Header fields by lower-case name.
  public let headers: [String: String]
  /// The bytes sent with it.
  public let body: [UInt8]

  /// The path without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The values of the query, decoded.
  public var query: [String: String] {
    Self.fields(String(target.drop { $0 != "?" }.dropFirst()))
  }

  /// The fields of a form that was sent, decoded.
  public var form: [String: String] { Self.fields(String(decoding: body, as: UTF8.self)) }

  private static func fields(_ text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for part in text.split(separator: "&") {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      fields[halves[0]] = halves.count > 1 ? halves[1] : ""
    }
    return fields
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  init?(from connection: LoopbackConnection) {
    guard let line = connection.readLine() else { return nil }
    let parts = line.split(separator: " ")
    guard parts.count == 3 else { return nil }
    var headers: [String: String] = [:]
    while let line = connection.readLine(), !line.isEmpty {
      let halves = line.split(separator: ":", maxSplits: 1)
      headers[halves[0].lowercased()] = halves.count > 1 ? String(halves[1].drop { $0 == " " }) : ""
    }
    let length = headers["content-length"].flatMap { Int($0) } ?? 0
    guard let body = length > 0 ? connection.read(length) : [] else { return nil }
    method = String(parts[0])
    target = String(parts[1])
    self.headers = headers
    self.body = body
  }
}

/// How a test server answers a request.
public enum LoopbackReply: Sendable {
  /// A complete response.
  case answer(status: Int, type: String = "application/json", headers: [String: String] = [:], body: String = "")
  /// The closure writes to the connection itself.
  case custom(@Sendable (LoopbackConnection) -> Void)

  func send(to connection: LoopbackConnection) {
    switch self {
    case .answer(let status, let type, let headers, let body):
      let fields = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
      let content = status == 204 ? "" : "Content-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n"
      connection.send("HTTP/1.1 \(status) Status\r\n\(content)\(fields)Connection: close\r\n\r\n\(body)")
    case .custom(let serve): serve(connection)
    }
  }
}

/// An HTTP server on the loopback address that records its requests.
public final class LoopbackHTTPServer: Sendable {
  private let server: LoopbackServer
  private let received: Received

  /// The received requests, oldest first.
  public var requests: [LoopbackRequest] { received.all.withLock { $0 } }
  /// The address of the server, without a slash at the end.
  public var url: String { "http://127.0.0.1:\(server.port)" }
  /// The port of the server.
  public var port: Int { server.port }

  /// Starts a server that answers each request as `reply` says.
  public init(port: Int = 0, _ reply: @escaping @Sendable (LoopbackRequest) -> LoopbackReply) throws {
    let received = Received()
    self.received = received
    server = try LoopbackServer(port: port) { connection in
      guard let request = LoopbackRequest(from: connection) else { return }
      received.all.withLock { $0.append(request) }
      reply(request).send(to: connection)
    }
  }

  /// Stops accepting connections.
  public func stop() { server.stop() }
}

private final class Received: Sendable {
  let all = Mutex<[LoopbackRequest]>([])
}
