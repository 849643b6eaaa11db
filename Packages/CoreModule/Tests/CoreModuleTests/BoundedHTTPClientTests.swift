import CoreModule
import Synchronization
import Testing

struct BoundedHTTPClientTests {
  @Test func `all requests of a piece of work have one time together`() async throws {
    let seconds = Mutex<Int64>(100)
    let base = RecordingClient()
    let client = BoundedHTTPClient(base, clock: MonotonicClock { .seconds(seconds.withLock { $0 }) })
    let request = HTTPRequest(url: "http://a.example/", timeLimit: .seconds(15))
    _ = try await client.send(request)
    seconds.withLock { $0 += 8 }
    _ = try await client.send(request)
    seconds.withLock { $0 += 12 }
    await #expect(throws: HTTPError.timedOut(host: "a.example")) { try await client.send(request) }
    #expect(base.limits == [.seconds(15), .seconds(12)])
  }
}

private final class RecordingClient: HTTPClient {
  private let given = Mutex<[Duration]>([])
  var limits: [Duration] { given.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    given.withLock { $0.append(request.timeLimit) }
    return HTTPResponse(status: 200)
  }
}
