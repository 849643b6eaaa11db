public import CoreModule

/// A board that a service gives: `GET` of its address, status 200, the JSON that ``BoardReader`` reads.
public struct HTTPContentSource: ContentSource {
  private let address: String
  private let client: any HTTPClient

  /// The most bytes that an answer may have.
  private static let sizeLimit = 64 << 20

  /// The service at `address`.
  public init(address: String, client: any HTTPClient) {
    self.address = address
    self.client = client
  }

  /// See ``ContentSource/board()``. One request; see ``RetryingContentSource``.
  public func board() async throws(ContentSourceError) -> Board {
    let request = HTTPRequest(url: address, headers: ["Accept": "application/json"], sizeLimit: Self.sizeLimit)
    let response: HTTPResponse
    do throws(HTTPError) { response = try await client.send(request) } catch { throw .transport(error) }
    guard response.status == 200 else {
      throw .status(response.status, message: Self.message(response.body), retryAfter: Self.seconds(response.headers["retry-after"]))
    }
    guard response.body.count <= BoardReader.maximumBytes else {
      throw .transport(.tooLarge(host: BoardSource.service(address).shownPlace ?? address))
    }
    do throws(BoardFaults) { return try BoardReader.board(response.body) } catch { throw .shape(error) }
  }

  /// What the service says about its error: `{"error":"Random Error"}`.
  private static func message(_ body: [UInt8]) -> String? {
    guard body.count < 65_536, String(validating: body, as: UTF8.self) != nil else { return nil }
    do throws(BoardFaults) { _ = try BoardReader.board(body) } catch {
      for fault in error.faults { if case .noBoard(let message) = fault.kind { return message.map { String($0.prefix(200)) } } }
    }
    return nil
  }

  private static func seconds(_ header: String?) -> Int64? { header.flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil } }
}

/// Asks a source again when it fails in a way that may pass, a few times and after ever longer pauses.
public struct RetryingContentSource: ContentSource {
  private let base: any ContentSource
  private let pause: @Sendable (_ milliseconds: Int64) async -> Void

  /// Wraps `base`; `pause` waits.
  public init(_ base: any ContentSource, pause: @escaping @Sendable (_ milliseconds: Int64) async -> Void) {
    self.base = base
    self.pause = pause
  }

  /// See ``ContentSource/board()``.
  public func board() async throws(ContentSourceError) -> Board {
    var attempt = 1
    while true {
      do throws(ContentSourceError) { return try await base.board() } catch {
        guard let wait = RetrySchedule.pause(after: error, attempt: attempt) else { throw error }
        await pause(wait)
        attempt += 1
      }
    }
  }
}

/// When a source is asked again.
public enum RetrySchedule {
  /// The milliseconds to wait after the attempt with this number, counted from 1; `nil` when there is no use in another one: a service that did not
  /// answer in time has used it up.
  ///
  /// A service that fails one time in five fails ten times in a row once in ten million refreshes.
  public static func pause(after error: ContentSourceError, attempt: Int) -> Int64? {
    switch error {
    case .status(let status, _, let retryAfter) where [408, 425, 429, 500, 502, 503, 504].contains(status):
      let usual = backOff(attempt, most: 10)
      guard let retryAfter, let usual else { return usual }
      return retryAfter <= 5 ? max(usual, retryAfter * 1000) : nil
    case .transport(.unreachable), .transport(.badAnswer): return backOff(attempt, most: 3)
    // An answer that breaks off may come whole the next time.
    case .shape(let faults) where faults.faults.contains(where: \.isBrokenOff): return backOff(attempt, most: 3)
    default: return nil
    }
  }

  /// 100, 200, 400 … milliseconds, never more than two seconds.
  private static func backOff(_ attempt: Int, most: Int) -> Int64? { attempt < most ? min(2000, 100 << Int64(attempt - 1)) : nil }
}

extension BoardFault {
  fileprivate var isBrokenOff: Bool {
    switch kind {
    case .notJSON, .empty, .notUTF8: true
    default: false
    }
  }
}
