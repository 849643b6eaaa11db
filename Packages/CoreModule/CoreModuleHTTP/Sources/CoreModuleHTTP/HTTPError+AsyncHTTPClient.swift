import AsyncHTTPClient
import CoreModule
import NIOCore
import NIOHTTP1
import NIOSSL

extension HTTPError {
  /// Converts an error of AsyncHTTPClient, SwiftNIO or the TLS library about `host`.
  init(_ error: any Error, host: String) {
    switch error {
    case let error as HTTPClientError: self.init(client: error, host: host)
    case is HTTPParserError: self = .badAnswer(host: host)
    case is NIOSSLError, is NIOSSLExtraError: self = .untrusted(host: host)
    case is CancellationError: self = .cancelled
    case let error as ChannelError: self = Self.isTimeOut(error) ? .timedOut(host: host) : .badAnswer(host: host)
    default: self = .unreachable(host: host)
    }
  }

  private init(client error: HTTPClientError, host: String) {
    switch error {
    case .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
      self = .timedOut(host: host)
    case .cancelled: self = .cancelled
    case .remoteConnectionClosed, .uncleanShutdown: self = .badAnswer(host: host)
    case .invalidURL, .emptyHost, .emptyScheme: self = .badAddress(host)
    default: self = .badAnswer(host: host)
    }
  }

  private static func isTimeOut(_ error: ChannelError) -> Bool {
    if case .connectTimeout = error { true } else { false }
  }
}
