public import CoreModule
import Foundation
import Glibc

/// The other side of a ``NetworkProgramClient``: reads one request from standard input, which is a socket, and writes the answer there.
public struct NetworkService: Sendable {
  private let client: any HTTPClient
  private static let maximumRequestBytes = 1 << 26

  /// A service that sends requests through `client`.
  public init(client: any HTTPClient) { self.client = client }

  /// Serves one request. Ends the process early when the caller closes the socket.
  ///
  /// - Returns: The exit status of the process: 0 when an answer was sent.
  public func run() async -> Int32 {
    await serve(MessageSocket(descriptor: 0)) {
      // The caller sends nothing else, so the end of the input means that it no longer waits for the answer.
      Thread.detachNewThread {
        _ = MessageSocket(descriptor: 0).receive(limit: 0, deadline: nil)
        exit(0)
      }
    }
  }

  func serve(_ socket: MessageSocket, onRequest: () -> Void = {}) async -> Int32 {
    guard let message = socket.receive(limit: Self.maximumRequestBytes, deadline: nil) else { return 64 }
    let request: HTTPRequest
    do { request = try HTTPRequest(message: message) } catch { return 64 }
    onRequest()
    let result: Result<HTTPResponse, HTTPError>
    do throws(HTTPError) { result = .success(try await client.send(request)) } catch { result = .failure(error) }
    return socket.send(HTTPAnswer(result).message) ? 0 : 74
  }
}
