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

  /// A request; a plain `GET` needs only the address.
  public init(url: String, method: String = "GET", headers: [String: String] = [:], body: [UInt8] = []) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
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

/// Why no answer came.
public enum HTTPError: Error, Equatable, Sendable {
  /// The address is not one.
  case badAddress(String)
  /// The host could not be reached.
  case unreachable(host: String)
  /// The answer did not come in time.
  case timedOut(host: String)
  /// The answer was larger than allowed.
  case tooLarge(host: String)
}

/// Sends requests. Checking the status is the caller's task.
public protocol HTTPClient: Sendable {
  /// Sends `request` and waits for the whole answer.
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse
}

/// Logs each request and how it ended; addresses without their query, which may hold a secret or a looked-up word.
public struct LoggingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let log: any Log

  /// Wraps `base`.
  public init(_ base: any HTTPClient, log: any Log) {
    self.base = base
    self.log = log
  }

  /// Sends the request through the wrapped client.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let address = request.url.prefix { $0 != "?" && $0 != "#" }
    log.info("\(request.method) \(address)")
    do {
      let response = try await base.send(request)
      log.info("\(request.method) \(address): \(response.status), \(response.body.count) bytes")
      return response
    } catch {
      log.warning("\(request.method) \(address): \(error)")
      throw error
    }
  }
}
