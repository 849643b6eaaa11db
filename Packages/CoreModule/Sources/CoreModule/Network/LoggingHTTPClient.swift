/// Logs each request and its result, without parts of the address that may hold a secret or a looked-up word.
public struct LoggingHTTPClient: HTTPClient {
  private let base: any HTTPClient
  private let log: any Log

  /// Wraps `base`.
  public init(_ base: any HTTPClient, log: any Log) { (self.base, self.log) = (base, log) }

  /// Sends the request through the wrapped client.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let address = request.address
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
