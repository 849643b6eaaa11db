import CoreModule
import CoreModuleTesting
import Testing

@MainActor
struct LoggingTests {
  @Test func `one generic decorator logs navigation for every feature`() {
    let base = RecordingRouter<Int>()
    let log = RecordingLog()
    LoggingRouter(base, log: CategoryLog("words", log)).navigate(to: 7)
    #expect(base.destinations == [7])
    #expect(log.lines == ["debug: [words] navigate to 7"])
  }

  @Test func `an HTTP exchange is logged without its query`() async throws {
    let log = RecordingLog()
    let client = LoggingHTTPClient(AnsweringClient(), log: log)
    #expect(try await client.send(HTTPRequest(url: "http://127.0.0.1/translate?q=geheim")).status == 204)
    #expect(log.lines == ["info: GET http://127.0.0.1/translate", "info: GET http://127.0.0.1/translate: 204, 0 bytes"])
  }

  @Test func `a failed HTTP exchange is logged and passed on`() async {
    let log = RecordingLog()
    let client = LoggingHTTPClient(UnreachableClient(), log: log)
    await #expect(throws: HTTPError.unreachable(host: "localhost")) { try await client.send(HTTPRequest(url: "http://localhost/")) }
    #expect(log.lines.last == #"warning: GET http://localhost/: unreachable(host: "localhost")"#)
  }
}

private struct AnsweringClient: HTTPClient {
  func send(_ request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 204) }
}

private struct UnreachableClient: HTTPClient {
  func send(_ request: HTTPRequest) throws(HTTPError) -> HTTPResponse { throw .unreachable(host: "localhost") }
}
