public import CoreModule
import CoreModulePOSIX
import Foundation

/// Sends each HTTP request in a separate process, which is started for it and ended with it.
///
/// The main program links no network code this way, and starts faster.
public struct NetworkProgramClient: HTTPClient {
  private let path: @Sendable () -> String
  private let arguments: [String]
  private let userAgent: String
  /// How long the process may take beyond the time limit of a request before it is ended.
  private static let grace = Duration.seconds(2)
  /// The maximum size of an answer without its body, in bytes.
  private static let maximumHeaderBytes = 1 << 20

  /// - Parameters:
  ///   - path: Returns the absolute path of a program that runs a ``NetworkService``; called when a request is sent.
  ///   - userAgent: The `User-Agent` of requests that set none.
  public init(program path: @escaping @Sendable () -> String, userAgent: String) {
    self.init(program: path, arguments: [], userAgent: userAgent)
  }

  init(program path: @escaping @Sendable () -> String, arguments: [String], userAgent: String) {
    self.path = path
    self.arguments = arguments
    self.userAgent = userAgent
  }

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
    let deadline = Deadline(after: request.timeLimit + Self.grace)
    guard program.socket.send(request.message) else { return HTTPAnswer(.failure(.badAnswer(host: host))) }
    guard let message = program.socket.receive(limit: request.sizeLimit + Self.maximumHeaderBytes, deadline: deadline) else {
      return HTTPAnswer(.failure(deadline.isOver ? .timedOut(host: host) : .badAnswer(host: host)))
    }
    do { return try HTTPAnswer(message: message) } catch { return HTTPAnswer(.failure(.badAnswer(host: host))) }
  }
}
