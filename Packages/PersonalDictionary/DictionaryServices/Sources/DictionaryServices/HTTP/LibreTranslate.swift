import CoreModule
import PersonalDictionary

/// A LibreTranslate service, the user's own or a public one.
struct LibreTranslate: HTTPDictionaryAPI {
  let kind = SourceKindName.libretranslate
  private let address: ServiceAddress

  init(url: String) { address = ServiceAddress(url) }

  /// JSON with the text, both languages and the key, if there is one.
  func request(for question: ServiceQuestion) -> HTTPRequest {
    var fields: [(String, JSON)] = [
      ("q", .string(question.text)), ("source", .string(question.direction.from.code)), ("target", .string(question.direction.to.code)),
      ("format", "text"), ("alternatives", .number(3)),
    ]
    if let apiKey = question.apiKey { fields.append(("api_key", .string(apiKey))) }
    return HTTPRequest(
      url: address.adding("translate"), method: "POST", headers: ["Content-Type": "application/json"],
      body: Array(JSON.object(fields).text.utf8)
    )
  }

  /// The translations, best first.
  func entries(of question: ServiceQuestion, in body: [UInt8]) -> [DictionaryEntry]? {
    Self.translations(body, of: question.text).map { $0.isEmpty ? [] : [question.entry($0)] }
  }

  /// The error of a rejected request. The status and text are the same for unknown languages and missing keys, so the service's list of
  /// languages decides.
  func entries(
    of question: ServiceQuestion, refusedWith refusal: HTTPResponse, _ connection: HTTPConnection
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    guard refusal.status == 400 else { throw DictionarySourceError(refusal: refusal) }
    var list = HTTPRequest(url: address.adding("languages"))
    if list.url.hasSuffix("/translate/languages") { list.url = String(list.url.dropLast("/translate/languages".count)) + "/languages" }
    let response = try await connection.send(list)
    guard response.status != 404 else { throw DictionarySourceError(refusal: response) }
    guard response.status == 200, let languages = JSON(document: response.body)?.array else {
      throw DictionarySourceError(.unavailable, refusal: refusal)
    }
    let direction = question.direction
    let from = languages.first { $0["code"]?.string == direction.from.code }
    let targets = from?["targets"]?.strings ?? languages.compactMap { $0["code"]?.string }
    guard from != nil, targets.contains(direction.to.code) else { throw .notServed(direction) }
    throw DictionarySourceError(question.apiKey == nil ? .unauthorized : .unavailable, refusal: refusal)
  }

  /// The translations of an answer, best first; `nil` when it has none.
  private static func translations(_ body: [UInt8], of text: String) -> [String]? {
    guard let answer = JSON(document: body), let first = answer["translatedText"]?.string else { return nil }
    // The service answers a wrong secret with an emoji.
    guard first.contains(where: \.isLetter) || !text.contains(where: \.isLetter) else { return nil }
    // It returns unknown texts unchanged.
    guard first.singleSpaced != text else { return [] }
    let others = (answer["alternatives"]?.strings ?? []).filter { FoldedText($0) != FoldedText(text) }
    return ([first] + others).map(\.singleSpaced).filter { !$0.isEmpty }.withoutRepeats()
  }
}
