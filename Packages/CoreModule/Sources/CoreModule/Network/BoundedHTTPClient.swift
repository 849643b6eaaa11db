import Synchronization

/// Bounds the time that a piece of work spends with a service in all: each request, those that are sent again, and the pauses between them.
///
/// The time begins with the first request, so each piece of work has a client of its own.
public final class BoundedHTTPClient: HTTPClient {
  /// How long a piece of work may take.
  public static let limit = Duration.seconds(20)

  private let base: any HTTPClient
  private let clock: MonotonicClock
  private let start = Mutex<Duration?>(nil)

  /// Wraps `base`.
  public init(_ base: any HTTPClient, clock: MonotonicClock) {
    self.base = base
    self.clock = clock
  }

  /// Sends the request through the wrapped client, unless the time is over.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let now = clock.now()
    let began = start.withLock { start in
      let began = start ?? now
      start = began
      return began
    }
    let rest = Self.limit - (now - began)
    guard rest > .zero else { throw .timedOut(host: request.host ?? request.address) }
    var bounded = request
    bounded.timeLimit = min(request.timeLimit, rest)
    return try await base.send(bounded)
  }
}
