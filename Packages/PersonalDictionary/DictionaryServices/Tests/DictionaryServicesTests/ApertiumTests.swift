import CoreModule
import CoreModuleTesting
import DictionaryServices
import PersonalDictionary
import PersonalDictionaryTesting
import Testing

struct ApertiumTests {
  private func source(_ client: StubHTTPClient) -> HTTPDictionarySource {
    HTTPDictionarySource(.apertium(url: "http://h:2737"), name: "apertium", direction: nil, client: client, timeLimit: .seconds(1))
  }

  private func client(_ translation: String) -> StubHTTPClient {
    StubHTTPClient("{\"responseData\":{\"translatedText\":\"\(translation)\"},\"responseDetails\":null,\"responseStatus\":200}")
  }

  private func translations(_ translation: String, of text: String, _ from: String = "en", _ to: String = "es") async throws -> [String] {
    try await source(client(translation)).entries(for: text, in: .of(from, to)).flatMap { $0.senses.flatMap(\.translations) }
  }

  @Test func `a text is sent as a form with both languages`() async throws {
    let client = client("La casa es roja.")
    let entries = try await source(client).entries(for: "The house is red.", in: .of("en", "es"))
    #expect(entries.map(\.senses) == [[Sense(translations: ["La casa es roja."])]])
    #expect(client.requests.map(\.url) == ["http://h:2737/translate"])
    #expect(client.requests.map { String(decoding: $0.body, as: UTF8.self) } == ["q=The%20house%20is%20red.&langpair=en%7Ces"])
  }

  @Test func `a single word does not begin a sentence, but a German noun has its capital`() async throws {
    #expect(try await translations("Casa", of: "house") == ["casa"])
    #expect(try await translations("Madrid", of: "Madrid") == ["Madrid"])
    #expect(try await translations("Haus", of: "house", "en", "de") == ["Haus"])
  }

  @Test(arguments: ["*zzzunknown", "Casa *zzzunknown", "@house", "#house", ""])
  func `what the service marks as unknown is not translated`(translation: String) async throws {
    #expect(try await translations(translation, of: "house") == [])
  }

  @Test func `a direction that the service does not have is no answer about the word`() async {
    let refusal = "{\"status\":\"error\",\"code\":400,\"message\":\"Bad Request\",\"explanation\":\"That pair is not installed\"}"
    let outcome = await source(StubHTTPClient(status: 400, refusal)).outcome(for: "x", in: .of("en", "ru"))
    #expect(outcome == .failure(.notServed(.of("en", "ru"))))
  }

  @Test(arguments: [
    (404, "<html>", PendingReason.misconfigured), (400, "<html>", .misconfigured), (503, "{}", .unavailable), (500, "", .unavailable),
  ])
  func `an error leaves the word pending`(status: Int, body: String, reason: PendingReason) async {
    let outcome = await source(StubHTTPClient(status: status, body)).outcome(for: "x", in: .of("en", "es"))
    #expect(outcome == .failure(.unreachable(reason)))
  }

  @Test(arguments: ["<html></html>", "{\"responseData\":", "{}", "{\"responseData\":{\"translatedText\":\"x\"},\"responseStatus\":500}"])
  func `what is no answer leaves the word pending`(body: String) async {
    #expect(await source(StubHTTPClient(body)).outcome(for: "x", in: .of("en", "es")) == .failure(.unreachable(.unavailable)))
  }
}
