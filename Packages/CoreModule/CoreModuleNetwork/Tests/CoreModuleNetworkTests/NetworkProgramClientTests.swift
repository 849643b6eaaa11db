import CoreModule
import Glibc
import Testing

@testable import CoreModuleNetwork

struct NetworkProgramClientTests {
  private let request = HTTPRequest(url: "http://a.example/", timeLimit: .milliseconds(100))

  /// The client's result when the program is a shell that runs this script.
  private func failure(_ script: String, _ request: HTTPRequest) async -> HTTPError? {
    do throws(HTTPError) {
      _ = try await NetworkProgramClient(program: { "/bin/sh" }, arguments: ["-c", script], userAgent: "test/1").send(request)
      return nil
    } catch { return error }
  }

  @Test func `a program that is not there is named`() async {
    let client = NetworkProgramClient(program: { "/nowhere/glot-network" }, userAgent: "test/1")
    await #expect(throws: HTTPError.missingProgram(path: "/nowhere/glot-network")) { try await client.send(request) }
  }

  @Test func `a program that ends without an answer is a bad answer`() async throws {
    #expect(await failure("exit 1", request) == .badAnswer(host: "a.example"))
  }

  @Test func `a program that answers nonsense is a bad answer`() async throws {
    #expect(await failure(#"printf '\000\000\000\001x' >&0; sleep 5"#, request) == .badAnswer(host: "a.example"))
    #expect(await failure(#"printf '\377\377\377\377x' >&0; sleep 5"#, request) == .badAnswer(host: "a.example"))
  }

  @Test func `a program that never answers is ended`() async throws {
    #expect(await failure("exec sleep 600", request) == .timedOut(host: "a.example"))
  }

  @Test func `an address of no service starts no program`() async {
    let client = NetworkProgramClient(program: { "/nowhere" }, userAgent: "test/1")
    await #expect(throws: HTTPError.badAddress("file:///etc/passwd")) { try await client.send(HTTPRequest(url: "file:///etc/passwd")) }
  }

  @Test func `who waits no more ends the program at once`() async throws {
    let patient = HTTPRequest(url: "http://a.example/", timeLimit: .seconds(600))
    let waiting = Task { await failure("exec sleep 600", patient) }
    waiting.cancel()
    #expect(await waiting.value == .cancelled)
  }

  @Test func `a service answers the request that came over its socket`() async throws {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    let (near, far) = (MessageSocket(descriptor: ends[0]), MessageSocket(descriptor: ends[1]))
    defer { for end in ends { close(end) } }
    #expect(near.send(HTTPRequest(url: "http://a.example/x").message))
    #expect(await NetworkService(client: EchoingClient()).serve(far) == 0)
    let message = try #require(near.receive(limit: 1000, deadline: nil))
    #expect(try HTTPAnswer(message: message).result == .success(HTTPResponse(status: 200, body: Array("http://a.example/x".utf8))))
  }
}

private struct EchoingClient: HTTPClient {
  func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    HTTPResponse(status: 200, body: Array(request.url.utf8))
  }
}
