import Foundation

/// A request to an HTTP service.
public struct HTTPRequest: Equatable, Sendable {
  /// The absolute address.
  public var url: String
  /// The method; `GET` by default.
  public var method: String
  /// The header fields by name.
  public var headers: [String: String]
  /// The body.
  public var body: [UInt8]
  /// The time limit for the whole answer, including redirections; 20 seconds by default.
  public var timeLimit: Duration
  /// The maximum size of the answer, in bytes; 4 MiB by default.
  public var sizeLimit: Int

  /// Creates a request; a plain `GET` needs only the address.
  public init(
    url: String, method: String = "GET", headers: [String: String] = [:], body: [UInt8] = [], timeLimit: Duration = .seconds(20),
    sizeLimit: Int = 4 << 20
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeLimit = timeLimit
    self.sizeLimit = sizeLimit
  }

  /// The address without secrets, for messages and the log.
  public var address: String { ShownAddress(url).description }

  /// The host of the address, or `nil` when its scheme is not `http` or `https`.
  public var host: String? {
    guard let address = URLComponents(string: url), ["http", "https"].contains(address.scheme?.lowercased()) else { return nil }
    return address.host.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The answer of an HTTP service, whatever its status.
public struct HTTPResponse: Equatable, Sendable {
  /// The status code, 100–599.
  public var status: Int
  /// Header fields by lower-case name.
  public var headers: [String: String]
  /// The body.
  public var body: [UInt8]

  /// Creates an answer.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Sends HTTP requests. The caller checks the status.
public protocol HTTPClient: Sendable {
  /// Sends `request` and returns the whole answer.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
