import Foundation

/// A request to an HTTP service.
public struct HTTPRequest: Equatable, Sendable {
  /// The absolute address.
  public var url: String
  /// The method, `GET` unless told.
  public var method: String
  /// Header fields by name.
  public var headers: [String: String]
  /// The bytes sent with the request.
  public var body: [UInt8]
  /// How long the whole answer may take, redirections included; 20 seconds unless told.
  public var timeLimit: Duration
  /// How many bytes the answer may have; 4 MiB unless told.
  public var sizeLimit: Int

  /// A request; a plain `GET` needs only the address.
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

  /// The address as it may be shown and logged.
  public var address: String { ShownAddress(url).description }

  /// The host of the address, or `nil` when that is none of `http` or `https`.
  public var host: String? {
    guard let address = URLComponents(string: url), ["http", "https"].contains(address.scheme?.lowercased()) else { return nil }
    return address.host.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What an HTTP service answered, whatever its status.
public struct HTTPResponse: Equatable, Sendable {
  /// The status code, 100–599.
  public var status: Int
  /// Header fields by lower-case name.
  public var headers: [String: String]
  /// The bytes of the answer.
  public var body: [UInt8]

  /// An answer from its parts.
  public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Sends requests. Checking the status is the caller's task.
public protocol HTTPClient: Sendable {
  /// Sends `request` and waits for the whole answer.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}
