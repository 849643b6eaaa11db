import Synchronization

/// Limits the total time of several requests, including retries and the pauses between them.
///
/// The time begins with the first request, so each task needs its own client.
public final class BoundedHTTPClient: HTTPClient {
  /// The total time limit.
  public static let limit = Duration.seconds(20)

  private let base: any HTTPClient
  private let clock: MonotonicClock
  private let start = Mutex<Duration?>(nil)

  /// Wraps `base`.
  public init(_ base: any HTTPClient, clock: MonotonicClock) { (self.base, self.clock) = (base, clock) }

  /// Sends the request through the wrapped client, unless the total time is over.
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
