import CoreModule

/// A board from a service: `GET`, status 200, the JSON that ``BoardReader`` reads.
public struct HTTPContentSource: ContentSource {
  let address: String
  let client: any HTTPClient

  /// The maximum size of an answer, in bytes.
  private static let sizeLimit = 64 << 20

  /// See ``ContentSource/board()``. One request; see ``RetryingContentSource``.
  public func board() async throws(ContentSourceError) -> Board {
    let request = HTTPRequest(url: address, headers: ["Accept": "application/json"], sizeLimit: Self.sizeLimit)
    let response: HTTPResponse
    do throws(HTTPError) { response = try await client.send(request) } catch { throw .transport(error) }
    guard response.status == 200 else {
      throw .status(response.status, message: Self.message(response.body), retryAfter: Self.seconds(response.headers["retry-after"]))
    }
    do throws(BoardFaults) { return try BoardReader.board(response.body) } catch { throw .shape(error) }
  }

  /// The service's error message: `{"error":"Random Error"}`.
  private static func message(_ body: [UInt8]) -> String? {
    guard body.count < 65_536, String(validating: body, as: UTF8.self) != nil else { return nil }
    do throws(BoardFaults) { _ = try BoardReader.board(body) } catch {
      for fault in error.faults { if case .noBoard(let message) = fault.kind { return message.map { String($0.prefix(200)) } } }
    }
    return nil
  }

  private static func seconds(_ header: String?) -> Int64? { header.flatMap { Int64($0) }.flatMap { $0 >= 0 ? $0 : nil } }
}

/// Retries a source after temporary failures, with increasing pauses.
public struct RetryingContentSource: ContentSource {
  let base: any ContentSource
  let pause: @Sendable (_ milliseconds: Int64) async -> Void

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

/// The pauses between attempts.
public enum RetrySchedule {
  /// The milliseconds to wait after this attempt, counted from 1; `nil` when the source is not retried, as after a timeout.
  ///
  /// With ten attempts, a service that fails every fifth time fails one refresh in ten million.
  public static func pause(after error: ContentSourceError, attempt: Int) -> Int64? {
    switch error {
    case .status(let status, _, let retryAfter) where [408, 425, 429, 500, 502, 503, 504].contains(status):
      let usual = backOff(attempt, most: 10)
      guard let retryAfter, let usual else { return usual }
      return retryAfter <= 5 ? max(usual, retryAfter * 1000) : nil
    case .transport(.unreachable), .transport(.badAnswer): return backOff(attempt, most: 3)
    // The answer may have been cut off.
    case .shape(let faults) where faults.faults.contains(where: \.isBrokenOff): return backOff(attempt, most: 3)
    default: return nil
    }
  }

  /// 100, 200, 400 … milliseconds, at most two seconds.
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
