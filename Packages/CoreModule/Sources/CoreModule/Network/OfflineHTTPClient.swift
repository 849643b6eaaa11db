/// Leaves the network alone: no request is ever sent.
public struct OfflineHTTPClient: HTTPClient {
  /// A client that sends nothing.
  public init() {}

  /// Throws ``HTTPError/offline``.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse { throw .offline }
}
