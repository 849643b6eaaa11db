/// A client for offline mode: it sends no requests.
public struct OfflineHTTPClient: HTTPClient {
  /// Creates a client.
  public init() {}

  /// Throws ``HTTPError/offline``.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { throw .offline }
}
