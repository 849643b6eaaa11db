import CoreModuleNetworkTesting
import DictionaryServices
import Dispatch
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct DictServerSourceTests {
  private let direction = Direction.of("en", "es")

  private func outcome(_ server: LoopbackDictServer, _ text: String = "house") async -> Result<[DictionaryEntry], DictionarySourceError> {
    await server.source().outcome(for: text, in: direction)
  }

  private func source(at server: LoopbackServer, _ limit: Duration = .seconds(600)) -> DictServerSource {
    DictServerSource(
      name: "dict", server: DictServer(host: "127.0.0.1", port: server.port, database: "x", client: "test/1"), direction: direction,
      timeLimit: limit
    ) { articles, _ in articles.map(\.plainEntry) }
  }

  @Test func `a word is asked with its database, over one connection for all questions`() async throws {
    let server = try LoopbackDictServer()
    let source = server.source()
    let entries = try await source.entries(for: "house", in: direction)
    #expect(entries.map(\.headword) == ["house"])
    #expect(entries.flatMap(\.senses) == [Sense(translations: ["casa", "."])])
    #expect(try await source.entries(for: "ice cream", in: direction) == [])
    #expect(server.lines == ["CLIENT \"test/1\"", "DEFINE \"freedict-eng-spa\" \"house\"", "DEFINE \"freedict-eng-spa\" \"ice cream\""])
    #expect(server.connections == 1)
    #expect(source.directions == [direction])
  }

  @Test func `without a database those of the direction are asked, and no other`() async throws {
    let server = try LoopbackDictServer()
    let source = server.source(nil)
    #expect(try await source.entries(for: "house", in: direction).count == 1)
    #expect(await source.outcome(for: "house", in: .of("en", "de")) == .failure(.notServed(.of("en", "de"))))
    #expect(server.lines.filter { $0.hasPrefix("DEFINE") } == ["DEFINE \"freedict-eng-spa\" \"house\""])
  }

  @Test func `where the user says the direction, all databases are asked when no name tells it`() async throws {
    let server = try LoopbackDictServer()
    #expect(try await server.source(nil, direction: .of("en", "de")).entries(for: "house", in: .of("en", "de")).count == 1)
  }

  @Test func `a connection that the server gave up is opened anew`() async throws {
    let server = try LoopbackServer { connection in
      connection.send("220 x\r\n")
      _ = connection.readLine()
      connection.send("250 ok\r\n")
      _ = connection.readLine()
      connection.send(LoopbackDictServer.answer(to: "DEFINE \"freedict-eng-spa\" \"house\"") ?? "")
    }
    let source = source(at: server)
    #expect(try await source.entries(for: "house", in: direction).count == 1)
    #expect(try await source.entries(for: "house", in: direction).count == 1)
  }

  @Test(arguments: [
    ("420 server temporarily unavailable", PendingReason.unavailable), ("421 shutting down", .unavailable),
    ("530 access denied", .unauthorized),
    ("HTTP/1.1 400 Bad Request", .misconfigured), ("", .misconfigured),
  ])
  func `a server that does not welcome leaves the word pending`(banner: String, reason: PendingReason) async throws {
    #expect(await outcome(try LoopbackDictServer(banner: banner)) == .failure(.unreachable(reason)))
  }

  @Test(arguments: [
    ("550 invalid database\r\n", PendingReason.misconfigured), ("500 unknown command\r\n", .unavailable), ("150 1\r\n250 ok\r\n151", nil),
    ("150 1\r\n151 \"house\"\r\n", .misconfigured), ("<html>\r\n", .misconfigured),
    ("150 1\r\n151 \"house\" db \"x\"\r\ntext that ne", .unavailable),
  ])
  func `an answer that is none leaves the word pending`(answer: String, reason: PendingReason?) async throws {
    let server = try LoopbackServer { connection in
      connection.send("220 x\r\n")
      _ = connection.readLine()
      connection.send("250 ok\r\n")
      _ = connection.readLine()
      connection.send(answer)
    }
    let source = source(at: server)
    #expect(await source.outcome(for: "house", in: direction) == (reason.map { .failure(.unreachable($0)) } ?? .success([])))
  }

  @Test func `a server that is not there is offline`() async throws {
    let server = try LoopbackDictServer()
    server.server.stop()
    #expect(await outcome(server) == .failure(.unreachable(.offline)))
  }

  @Test func `a server that never answers takes no longer than the limit`() async throws {
    let server = try LoopbackServer { $0.waitForEnd() }
    let source = source(at: server, .milliseconds(200))
    #expect(await source.outcome(for: "house", in: direction) == .failure(.unreachable(.unavailable)))
  }

  @Test func `a name that nobody knows in time takes no longer than the limit`() async throws {
    let isOver = DispatchSemaphore(value: 0)
    defer { isOver.signal() }
    let resolver = HostResolver { _, _ in
      isOver.wait()
      return []
    }
    let source = DictServerSource(
      name: "dict", server: DictServer(host: "slow", port: 2628, database: "x", client: "test/1"), direction: direction,
      timeLimit: .milliseconds(200), resolver: resolver
    ) { articles, _ in articles.map(\.plainEntry) }
    #expect(await source.outcome(for: "house", in: direction) == .failure(.unreachable(.unavailable)))
  }

  @Test func `a host that there is not is offline`() async throws {
    let source = DictServerSource(
      name: "dict", server: DictServer(host: "nowhere", port: 2628, database: "x", client: "test/1"), direction: direction,
      timeLimit: .seconds(600), resolver: HostResolver { _, _ in [] }
    ) { articles, _ in articles.map(\.plainEntry) }
    #expect(await source.outcome(for: "house", in: direction) == .failure(.unreachable(.offline)))
  }

  @Test func `an article that never ends is cut off`() async throws {
    let server = try LoopbackServer { connection in
      connection.send("220 x\r\n250 ok\r\n150 1\r\n151 \"house\" db \"x\"\r\n")
      while connection.send(String(repeating: "x", count: 1 << 16)) {}
    }
    let source = source(at: server)
    #expect(await source.outcome(for: "house", in: direction) == .failure(.unreachable(.unavailable)))
  }

  @Test func `a word that is longer than a line of the protocol is not asked`() async throws {
    let server = try LoopbackDictServer()
    #expect(await outcome(server, String(repeating: "x", count: 2000)) == .success([]))
    #expect(server.lines.isEmpty)
  }
}
