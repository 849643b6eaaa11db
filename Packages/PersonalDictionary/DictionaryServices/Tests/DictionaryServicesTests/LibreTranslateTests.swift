import CoreModule
import CoreModuleTesting
import DictionaryServices
import Foundation
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct LibreTranslateTests {
  private let direction = Direction.of("en", "es")

  private func source(_ client: StubHTTPClient, url: String = "http://h:5000/", key: String? = nil) -> HTTPDictionarySource {
    var apiKey: APIKeyReader?
    if let key { apiKey = { () throws(SourceFault) in key } }
    return HTTPDictionarySource(
      .libreTranslate(url: url), name: "libre", direction: nil, apiKey: apiKey, client: client, timeLimit: .seconds(1)
    )
  }

  private func outcome(_ client: StubHTTPClient, key: String? = nil) async -> Result<[DictionaryEntry], DictionarySourceError> {
    await source(client, key: key).outcome(for: "house", in: direction)
  }

  @Test func `a text is sent with its languages, the key only where there is one`() async throws {
    let client = StubHTTPClient("{\"translatedText\":\"casa\",\"alternatives\":[\"hogar\",\"casa\",\"house\"]}")
    #expect(try await outcome(client).get().map(\.senses) == [[Sense(translations: ["casa", "hogar"])]])
    _ = await outcome(client, key: "k3y")
    #expect(client.requests.map(\.url) == ["http://h:5000/translate", "http://h:5000/translate"])
    let bodies = try client.requests.map { try #require(try JSONSerialization.jsonObject(with: Data($0.body)) as? [String: Any]) }
    #expect(bodies[0]["q"] as? String == "house")
    #expect(bodies[0]["source"] as? String == "en")
    #expect(bodies[0]["target"] as? String == "es")
    #expect(bodies[0]["format"] as? String == "text")
    #expect(bodies.map { $0["api_key"] as? String } == [nil, "k3y"])
  }

  @Test func `a text that comes back as it was is not translated`() async {
    #expect(await outcome(StubHTTPClient("{\"translatedText\":\"house\"}")) == .success([]))
    #expect(await outcome(StubHTTPClient("{\"translatedText\":\" house\\n\"}")) == .success([]))
  }

  @Test(arguments: ["{\"translatedText\":\"🦄\"}", "{\"translatedText\":[\"casa\"]}", "{\"translatedText\":\"ca", "[]", "", "<html>"])
  func `what is no translation leaves the word pending`(body: String) async {
    #expect(await outcome(StubHTTPClient(body)) == .failure(.unreachable(.unavailable)))
  }

  @Test(arguments: [(403, PendingReason.unauthorized), (429, .rateLimited), (500, .unavailable), (404, .misconfigured)])
  func `an error says why the word is pending`(status: Int, reason: PendingReason) async {
    let refusal = ServiceRefusal(text: "x")
    #expect(await outcome(StubHTTPClient(status: status, "{\"error\":\"x\"}")) == .failure(.unreachable(reason, refusal)))
  }

  /// A service that rejects all requests and lists these languages.
  private func refusing(_ languages: String, status: Int = 200) -> StubHTTPClient {
    StubHTTPClient { request in
      .success(
        request.url.hasSuffix("/languages")
          ? HTTPResponse(status: status, body: Array(languages.utf8))
          : HTTPResponse(status: 400, body: Array("{\"error\":\"Visitez https://portal.libretranslate.com\"}".utf8)))
    }
  }

  @Test func `why a request was refused is told by the list of languages, not by its words`() async {
    let both = "[{\"code\":\"en\",\"name\":\"English\",\"targets\":[\"en\",\"es\"]},{\"code\":\"es\",\"name\":\"Spanish\"}]"
    let refusal = ServiceRefusal(text: "Visitez https://portal.libretranslate.com")
    #expect(await outcome(refusing(both)) == .failure(.unreachable(.unauthorized, refusal)))
    #expect(await outcome(refusing(both), key: "k3y") == .failure(.unreachable(.unavailable, refusal)))
    let others = ["[{\"code\":\"en\",\"name\":\"English\",\"targets\":[\"en\",\"fr\"]}]", "[{\"code\":\"fr\",\"name\":\"French\"}]"]
    for languages in others { #expect(await outcome(refusing(languages)) == .failure(.notServed(direction))) }
    #expect(await outcome(refusing("", status: 404)) == .failure(.unreachable(.misconfigured)))
    #expect(await outcome(refusing("", status: 500)) == .failure(.unreachable(.unavailable, refusal)))
  }

  @Test func `a key that cannot be read is a fault before anything is asked`() {
    let fault = SourceFault(path: "/k", .missing, of: .apiKey)
    let keyless = HTTPDictionarySource(
      .libreTranslate(url: "http://h"), name: "libre", direction: nil, apiKey: { () throws(SourceFault) in throw fault },
      client: StubHTTPClient(), timeLimit: .seconds(1)
    )
    #expect(keyless.fault == fault)
    #expect(source(StubHTTPClient()).fault == nil)
    #expect(source(StubHTTPClient(), key: "k3y").fault == nil)
  }

  @Test func `the address may end in the name of the request`() async {
    let client = refusing("[]")
    _ = await source(client, url: "http://h/base/translate").outcome(for: "house", in: direction)
    #expect(client.requests.map(\.url) == ["http://h/base/translate", "http://h/base/languages"])
  }
}
