import CoreModule
import CoreModuleHTTP
import CoreModuleNetworkTesting
import Testing

struct AsyncHTTPServiceTests {
  private let client = AsyncHTTPService()

  /// A request with a time limit that a busy machine does not reach, unless the limit is what is tested.
  private func request(_ server: LoopbackHTTPServer, _ path: String = "/", seconds: Double = 600, bytes: Int = 4 << 20) -> HTTPRequest {
    HTTPRequest(url: server.url + path, timeLimit: .seconds(seconds), sizeLimit: bytes)
  }

  @Test func `a request arrives as it was made, and its answer comes back`() async throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: 418, headers: ["X-Kind": "teapot"], body: "tea") }
    let request = HTTPRequest(
      url: server.url + "/a%20b?q=%D0%B6", method: "POST", headers: ["X-Secret": "s", "User-Agent": "test/1"], body: Array("ж".utf8)
    )
    let response = try await client.send(request)
    #expect(response.status == 418)
    #expect(response.headers["x-kind"] == "teapot")
    #expect(String(decoding: response.body, as: UTF8.self) == "tea")
    let received = try #require(server.requests.first)
    #expect(received.method == "POST")
    #expect(received.target == "/a%20b?q=%D0%B6")
    #expect(received.headers["x-secret"] == "s")
    #expect(received.headers["user-agent"] == "test/1")
    #expect(received.body == Array("ж".utf8))
  }

  @Test func `a service that is not there is unreachable`() async throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: 200) }
    server.stop()
    await #expect(throws: HTTPError.unreachable(host: "127.0.0.1")) { try await client.send(request(server)) }
    await #expect(throws: HTTPError.unreachable(host: "glot.invalid")) { try await client.send(HTTPRequest(url: "http://glot.invalid/")) }
  }

  @Test func `a service that never answers takes no longer than the limit`() async throws {
    let server = try LoopbackHTTPServer { _ in .custom { $0.waitForEnd() } }
    await #expect(throws: HTTPError.timedOut(host: "127.0.0.1")) { try await client.send(request(server, seconds: 0.3)) }
  }

  @Test func `an answer that drips takes no longer than the limit`() async throws {
    let server = try LoopbackHTTPServer { _ in
      .custom { connection in
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n")
        connection.send(String(repeating: "x", count: 10))
        connection.waitForEnd()
      }
    }
    await #expect(throws: HTTPError.timedOut(host: "127.0.0.1")) { try await client.send(request(server, seconds: 0.3)) }
  }

  @Test func `an answer that never ends is cut off at the limit`() async throws {
    let server = try LoopbackHTTPServer { _ in
      .custom { connection in
        connection.send("HTTP/1.1 200 OK\r\n\r\n")
        while connection.send(String(repeating: "x", count: 1 << 16)) {}
      }
    }
    await #expect(throws: HTTPError.tooLarge(host: "127.0.0.1")) { try await client.send(request(server, bytes: 100_000)) }
  }

  @Test func `head lines that never end are no answer`() async throws {
    let server = try LoopbackHTTPServer { _ in
      .custom { connection in
        connection.send("HTTP/1.1 200 OK\r\n")
        while connection.send("X-More: " + String(repeating: "x", count: 1000) + "\r\n") {}
      }
    }
    await #expect(throws: HTTPError.badAnswer(host: "127.0.0.1")) { try await client.send(request(server)) }
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{", "220 dictd ready\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
  ])
  func `a connection that breaks off is a bad answer`(sent: String) async throws {
    let server = try LoopbackHTTPServer { _ in .custom { $0.send(sent) } }
    await #expect(throws: HTTPError.badAnswer(host: "127.0.0.1")) { try await client.send(request(server)) }
  }

  @Test func `a redirection is followed, one that goes in a circle is not`() async throws {
    let server = try LoopbackHTTPServer { request in
      switch request.path {
      case "/old": .answer(status: 301, headers: ["Location": "/new"])
      case "/new": .answer(status: 200, body: "here")
      default: .answer(status: 302, headers: ["Location": "/circle"])
      }
    }
    #expect(try await client.send(request(server, "/old")).body == Array("here".utf8))
    await #expect(throws: HTTPError.badRedirection(host: "127.0.0.1")) { try await client.send(request(server, "/circle")) }
    #expect(server.requests.count { $0.path == "/circle" } == HTTPRequest.maximumRedirections + 1)
  }

  @Test func `no redirection leads away from HTTP`() async throws {
    let server = try LoopbackHTTPServer { _ in .answer(status: 302, headers: ["Location": "file:///etc/passwd"]) }
    await #expect(throws: HTTPError.badRedirection(host: "127.0.0.1")) { try await client.send(request(server)) }
  }

  @Test func `a service without a certificate is not trusted`() async throws {
    let server = try LoopbackServer { $0.send("HTTP/1.1 200 OK\r\n\r\n") }
    await #expect(throws: HTTPError.untrusted(host: "127.0.0.1")) {
      try await client.send(HTTPRequest(url: "https://127.0.0.1:\(server.port)/", timeLimit: .seconds(600)))
    }
  }

  @Test func `who waits no more is told so`() async throws {
    let server = try LoopbackHTTPServer { _ in .custom { $0.waitForEnd() } }
    let waiting = Task { try await client.send(request(server)) }
    waiting.cancel()
    await #expect(throws: HTTPError.cancelled) { try await waiting.value }
  }
}
