public import CoreModule
import Synchronization

/// An HTTP client with answers from the test.
public final class GivenHTTPClient: HTTPClient {
  private let answer: Mutex<@Sendable (_ count: Int) -> Result<HTTPResponse, HTTPError>>
  private let counter = Mutex(0)

  /// Creates a client; `answer` gets the number of requests, including this one.
  public init(_ answer: @escaping @Sendable (_ count: Int) -> Result<HTTPResponse, HTTPError>) { self.answer = Mutex(answer) }

  /// Creates a client that always answers this.
  public convenience init(status: Int = 200, _ text: String) {
    self.init { _ in .success(HTTPResponse(status: status, body: Array(text.utf8))) }
  }

  /// The number of requests.
  public var requestCount: Int { counter.withLock { $0 } }

  /// Replaces the answer.
  public func change(_ answer: @escaping @Sendable (_ count: Int) -> Result<HTTPResponse, HTTPError>) {
    self.answer.withLock { $0 = answer }
  }

  /// Returns the test's answer.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let count = counter.withLock { count in
      count += 1
      return count
    }
    return try answer.withLock { $0 }(count).get()
  }
}
