public import CoreModule
import Foundation

/// Asks HTTP services through a program of their own, which is started for each request and ended with it.
///
/// So nothing of the network is in the program that uses this, which pays at each start for all it holds.
public struct NetworkProgramClient: HTTPClient {
  private let path: @Sendable () -> String
  private let arguments: [String]
  private let userAgent: String
  /// How long the program may take beyond the time limit of a request before it is ended, in milliseconds.
  private static let grace = 2_000
  /// The most bytes of an answer besides its body.
  private static let mostHeaderBytes = 1 << 20

  /// - Parameters:
  ///   - path: Finds the absolute path of a program that runs a ``NetworkService``, when that is needed.
  ///   - userAgent: What the services are told asks them, unless the request says so itself.
  public init(program path: @escaping @Sendable () -> String, userAgent: String) {
    self.init(program: path, arguments: [], userAgent: userAgent)
  }

  init(program path: @escaping @Sendable () -> String, arguments: [String], userAgent: String) {
    self.path = path
    self.arguments = arguments
    self.userAgent = userAgent
  }

  /// See `HTTPClient.send(_:)`.
  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    guard let host = request.host else { throw .badAddress(request.address) }
    guard !Task.isCancelled else { throw .cancelled }
    let path = path()
    guard let program = NetworkProgram(path: path, arguments: arguments) else { throw .missingProgram(path: path) }
    var named = request
    if !request.headers.keys.contains(where: { $0.lowercased() == "user-agent" }) { named.headers["User-Agent"] = userAgent }
    let sent = named
    let answered: HTTPAnswer = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: answer(to: sent, host, from: program)) }
      }
    } onCancel: {
      program.abandon()
    }
    program.end()
    if Task.isCancelled { throw .cancelled }
    return try answered.result.get()
  }

  private func answer(to request: HTTPRequest, _ host: String, from program: NetworkProgram) -> HTTPAnswer {
    let deadline = MessageSocket.now + request.timeLimit.milliseconds + Self.grace
    guard program.socket.send(request.message) else { return HTTPAnswer(.failure(.badAnswer(host: host))) }
    guard let message = program.socket.receive(limit: request.sizeLimit + Self.mostHeaderBytes, deadline: deadline) else {
      return HTTPAnswer(.failure(MessageSocket.now < deadline ? .badAnswer(host: host) : .timedOut(host: host)))
    }
    do { return try HTTPAnswer(message: message) } catch { return HTTPAnswer(.failure(.badAnswer(host: host))) }
  }
}
