public import CoreModule
import Synchronization

/// An HTTP client with predefined answers that records its requests.
public final class StubHTTPClient: HTTPClient {
  private let answer: Mutex<@Sendable (HTTPRequest) -> Result<HTTPResponse, HTTPError>>
  private let sent = Mutex<[HTTPRequest]>([])

  /// The requests that were sent, oldest first.
  public var requests: [HTTPRequest] { sent.withLock { $0 } }

  /// A client that answers with the result of `answer`.
  public init(_ answer: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, HTTPError>) { self.answer = Mutex(answer) }

  /// A client that answers every request with this status and JSON text.
  public convenience init(status: Int = 200, type: String = "application/json", _ body: String = "") {
    self.init { _ in .success(HTTPResponse(status: status, headers: ["content-type": type], body: Array(body.utf8))) }
  }

  /// A client whose requests all fail with this error.
  public convenience init(failure: HTTPError) { self.init { _ in .failure(failure) } }

  /// Replaces the answer.
  public func change(_ answer: @escaping @Sendable (HTTPRequest) -> Result<HTTPResponse, HTTPError>) {
    self.answer.withLock { $0 = answer }
  }

  /// Records the request and answers it.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    sent.withLock { $0.append(request) }
    return try answer.withLock { $0 }(request).get()
  }
}
