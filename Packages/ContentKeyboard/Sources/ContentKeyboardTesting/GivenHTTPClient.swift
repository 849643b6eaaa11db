public import CoreModule
import Synchronization

/// A service that answers as a test says, without a network.
public final class GivenHTTPClient: HTTPClient {
  private let answer: Mutex<@Sendable (_ count: Int) -> Result<HTTPResponse, HTTPError>>
  private let counter = Mutex(0)

  /// A service that gives `answer`, which is told how many requests there were, this one included.
  public init(_ answer: @escaping @Sendable (_ count: Int) -> Result<HTTPResponse, HTTPError>) { self.answer = Mutex(answer) }

  /// A service that always sends this.
  public convenience init(status: Int = 200, _ text: String) {
    self.init { _ in .success(HTTPResponse(status: status, body: Array(text.utf8))) }
  }

  /// How many requests there were.
  public var requestCount: Int { counter.withLock { $0 } }

  /// From now on the service gives another answer.
  public func change(_ answer: @escaping @Sendable (_ count: Int) -> Result<HTTPResponse, HTTPError>) {
    self.answer.withLock { $0 = answer }
  }

  /// Answers as the test says.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let count = counter.withLock { count in
      count += 1
      return count
    }
    return try answer.withLock { $0 }(count).get()
  }
}
