import AsyncHTTPClient
public import CoreModule
import NIOCore
import NIOHTTP1
import NIOSSL

/// Sends HTTP requests with AsyncHTTPClient, each over a new connection.
public struct AsyncHTTPService: CoreModule.HTTPClient {
  private let trustedCertificates: String?

  /// - Parameter trustedCertificates: The path of a PEM file with the trusted authorities; `nil` for the system's.
  public init(trustedCertificates: String? = nil) { self.trustedCertificates = trustedCertificates }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let host = request.host else { throw .badAddress(request.address) }
    var configuration = AsyncHTTPClient.HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    // Otherwise connecting is retried until the time limit.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.timeout.connect = .nanoseconds(request.timeLimit.nanoseconds)
    if let trustedCertificates {
      var security = TLSConfiguration.makeClientConfiguration()
      security.trustRoots = .file(trustedCertificates)
      configuration.tlsConfiguration = security
    }
    let client = AsyncHTTPClient.HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let result: Result<HTTPResponse, HTTPError>
    do {
      result = .success(try await inTime(request, host) { try await answer(to: request, over: client) })
    } catch {
      result = .failure(error as? HTTPError ?? HTTPError(error, host: host))
    }
    do {
      try await client.shutdown()
    } catch {
      // The request is complete by now. This error only says that a connection was still open, so it is ignored.
    }
    return try result.get()
  }

  /// Runs `work` within the time limit of the request.
  private func inTime(
    _ request: HTTPRequest, _ host: String, _ work: @escaping @Sendable () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    try await withThrowingTaskGroup(of: HTTPResponse.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: request.timeLimit)
        throw HTTPError.timedOut(host: host)
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw HTTPError.timedOut(host: host) }
      return first
    }
  }

  /// Sends `request`, follows redirections, and returns the last response.
  private func answer(to request: HTTPRequest, over client: AsyncHTTPClient.HTTPClient) async throws -> HTTPResponse {
    var request = request
    for _ in 0...HTTPRequest.maximumRedirections {
      guard let host = request.host else { throw HTTPError.badAddress(request.address) }
      let response: HTTPResponse
      do { response = try await exchange(request, host, over: client) } catch {
        throw error as? HTTPError ?? HTTPError(error, host: host)
      }
      guard let next = try request.redirected(by: response) else { return response }
      request = next
    }
    throw HTTPError.badRedirection(host: request.host ?? request.address)
  }

  private func exchange(
    _ request: HTTPRequest, _ host: String, over client: AsyncHTTPClient.HTTPClient
  ) async throws -> HTTPResponse {
    var outgoing = HTTPClientRequest(url: request.url)
    outgoing.method = HTTPMethod(rawValue: request.method)
    for (name, value) in request.headers { outgoing.headers.add(name: name, value: value) }
    if !request.body.isEmpty { outgoing.body = .bytes(request.body) }
    let head = try await client.execute(outgoing, deadline: .now() + .nanoseconds(request.timeLimit.nanoseconds))
    var response = HTTPResponse(status: Int(head.status.code))
    for header in head.headers { response.headers[header.name.lowercased()] = header.value }
    for try await part in head.body {
      guard response.body.count + part.readableBytes <= request.sizeLimit else { throw HTTPError.tooLarge(host: host) }
      response.body += part.readableBytesView
    }
    return response
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
