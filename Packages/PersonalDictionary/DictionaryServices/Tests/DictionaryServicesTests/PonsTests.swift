import CoreModule
import CoreModuleTesting
import DictionaryServices
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct PonsTests {
  private let english = Direction.of("en", "it")

  private func source(_ client: StubHTTPClient, url: String? = nil) -> HTTPDictionarySource {
    HTTPDictionarySource(
      .pons(url: url), name: "pons", direction: nil, apiKey: { () throws(SourceFault) in "k3y" }, client: client, timeLimit: .seconds(1)
    )
  }

  @Test func `the dictionary is named in alphabetical order, the direction apart, the key in a header`() async throws {
    let client = StubHTTPClient(Answers.soon)
    let translations = try await source(client).entries(for: "soon", in: english).first?.senses.first?.translations
    #expect(translations == ["presto"])
    _ = await source(client).outcome(for: "a+b жё", in: .of("ru", "en"))
    #expect(
      client.requests.map(\.url) == [
        "https://api.pons.com/v1/dictionary?q=soon&l=enit&in=en&language=en",
        "https://api.pons.com/v1/dictionary?q=a%2Bb%20%D0%B6%D1%91&l=enru&in=ru&language=en",
      ])
    #expect(client.requests.allSatisfy { $0.method == "GET" && $0.headers["X-Secret"] == "k3y" })
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080/v1/dictionary"), ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/v1/dictionary"),
    ("http://h/api/v1", "http://h/api/v1/dictionary"), ("http://h/v1/dictionary", "http://h/v1/dictionary"),
  ])
  func `another address may be given in full or in part`(url: String, address: String) async {
    let client = StubHTTPClient(status: 204)
    _ = await source(client, url: url).outcome(for: "soon", in: english)
    #expect(client.requests.map(\.address) == [address])
  }

  @Test func `the service is named with what comes from it`() async throws {
    let entries = try await source(StubHTTPClient(Answers.soon)).entries(for: "soon", in: english)
    #expect(!entries.isEmpty && entries.allSatisfy { $0.attribution == "© PONS Langenscheidt GmbH, Stuttgart" })
  }

  @Test func `no such word is an answer`() async {
    #expect(await source(StubHTTPClient(status: 204)).outcome(for: "x", in: english) == .success([]))
  }

  @Test(arguments: [
    (403, PendingReason.unauthorized), (401, .unauthorized), (503, .rateLimited), (429, .rateLimited), (500, .unavailable),
    (502, .unavailable), (302, .unavailable), (404, .misconfigured), (405, .misconfigured), (410, .misconfigured),
  ])
  func `a status that is no answer says why the word is pending`(status: Int, reason: PendingReason) async {
    #expect(await source(StubHTTPClient(status: status)).outcome(for: "x", in: english) == .failure(.unreachable(reason)))
  }

  @Test(arguments: [429, 503])
  func `a service that has had enough says for how long`(status: Int) async {
    let client = StubHTTPClient { _ in .success(HTTPResponse(status: status, headers: ["retry-after": "90"])) }
    let refusal = ServiceRefusal(retry: .after(seconds: 90))
    #expect(await source(client).outcome(for: "x", in: english) == .failure(.unreachable(.rateLimited, refusal)))
  }

  @Test(arguments: [
    ("text/html", "<html>We are being mended</html>"), ("application/json", "[{\"lang\":\"en\",\"hits\":[{\"type\""),
    ("application/json", "{\"error\":1}"), ("application/json", ""),
  ])
  func `what is no answer of the service leaves the word pending`(type: String, body: String) async {
    #expect(await source(StubHTTPClient(type: type, body)).outcome(for: "x", in: english) == .failure(.unreachable(.unavailable)))
  }

  @Test(arguments: [
    (HTTPError.offline, PendingReason.offline), (.unreachable(host: "h"), .offline), (.timedOut(host: "h"), .unavailable),
    (.tooLarge(host: "h"), .unavailable), (.badAnswer(host: "h"), .unavailable), (.badRedirection(host: "h"), .unavailable),
    (.untrusted(host: "h"), .unavailable), (.badAddress("h"), .misconfigured),
    (.cancelled, .interrupted), (.missingProgram(path: "p"), .unavailable),
  ])
  func `a service that cannot be asked leaves the word pending`(error: HTTPError, reason: PendingReason) async {
    #expect(await source(StubHTTPClient(failure: error)).outcome(for: "x", in: english) == .failure(.unreachable(reason)))
  }

  @Test func `without a key nothing is asked`() async {
    let client = StubHTTPClient(Answers.soon)
    let fault = SourceFault(path: "/k", .missing)
    let source = HTTPDictionarySource(
      .pons(url: nil), name: "pons", direction: nil, apiKey: { () throws(SourceFault) in throw fault }, client: client,
      timeLimit: .seconds(1)
    )
    #expect(await source.outcome(for: "soon", in: english) == .failure(.unusable(fault)))
    #expect(source.fault == fault)
    #expect(client.requests.isEmpty)
  }

  @Test func `it serves the directions that the service has`() {
    let source = source(StubHTTPClient())
    #expect(source.directions.contains(.of("ru", "de")))
    #expect(!source.directions.contains(.of("ru", "fr")))
    #expect(!source.isLocal)
  }
}
