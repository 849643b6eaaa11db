public import CoreModule
public import PersonalDictionary

/// A LibreTranslate service, the user's own or a public one.
public struct LibreTranslateSource: DictionarySource {
  /// The name of the source.
  public let name: String
  /// The directions to try; the service rejects those that it does not have.
  public let directions: [Direction]
  /// `libretranslate`.
  public var kind: String { SourceKindName.libretranslate.rawValue }
  /// False.
  public var isLocal: Bool { false }
  /// `nil`: it translates texts and has no headwords.
  public var headwordCount: Int? { nil }
  /// The fault of the API key's file, if there is one.
  public var fault: SourceFault? {
    do { if let apiKey { _ = try apiKey() } } catch { return error }
    return nil
  }

  private let address: ServiceAddress
  private let apiKey: (@Sendable () throws(SourceFault) -> String)?
  private let client: any HTTPClient
  private let timeLimit: Duration

  /// - Parameters:
  ///   - name: The name of the source.
  ///   - url: The address of the service.
  ///   - direction: The only direction to serve; `nil` for all.
  ///   - apiKey: Reads the user's API key before each request; `nil` for a service without keys.
  ///   - client: Sends the requests.
  ///   - timeLimit: The time limit of a request.
  public init(
    name: String, url: String, direction: Direction?, apiKey: (@Sendable () throws(SourceFault) -> String)?, client: any HTTPClient,
    timeLimit: Duration
  ) {
    self.name = name
    self.apiKey = apiKey
    self.client = client
    self.timeLimit = timeLimit
    address = ServiceAddress(url)
    directions = direction.map { [$0] } ?? Direction.all
  }

  /// See `DictionarySource.entries(for:in:)`.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let response = try await send(try question(text, direction))
    switch response.status {
    case 200:
      guard !response.isHTML, let translations = Self.translations(response.body, of: text) else { throw .unreachable(.unavailable) }
      guard !translations.isEmpty else { return [] }
      return [DictionaryEntry(headword: text, partOfSpeech: nil, source: name, senses: [Sense(translations: translations)])]
    case 400: throw try await refusal(of: direction, response)
    default: throw DictionarySourceError(refusal: response)
    }
  }

  private func question(_ text: String, _ direction: Direction) throws(DictionarySourceError) -> HTTPRequest {
    var fields: [(String, JSON)] = [
      ("q", .string(text)), ("source", .string(direction.from.code)), ("target", .string(direction.to.code)), ("format", "text"),
      ("alternatives", .number(3)),
    ]
    do { if let apiKey { fields.append(("api_key", .string(try apiKey()))) } } catch { throw .unusable(error) }
    return HTTPRequest(
      url: address.adding("translate"), method: "POST", headers: ["Content-Type": "application/json", "Accept": "application/json"],
      body: Array(JSON.object(fields).text.utf8), timeLimit: timeLimit
    )
  }

  private func send(_ request: HTTPRequest) async throws(DictionarySourceError) -> HTTPResponse {
    do { return try await client.send(request) } catch { throw DictionarySourceError(error) }
  }

  /// The error of a rejected request. The status and text are the same for unknown languages and missing keys, so the service's list of
  /// languages decides.
  private func refusal(of direction: Direction, _ refusal: HTTPResponse) async throws(DictionarySourceError) -> DictionarySourceError {
    var list = HTTPRequest(url: address.adding("languages"), headers: ["Accept": "application/json"], timeLimit: timeLimit)
    if list.url.hasSuffix("/translate/languages") { list.url = String(list.url.dropLast("/translate/languages".count)) + "/languages" }
    let response = try await send(list)
    guard response.status != 404 else { return DictionarySourceError(refusal: response) }
    guard response.status == 200, let languages = JSON(document: response.body)?.array else {
      return DictionarySourceError(.unavailable, refusal: refusal)
    }
    let from = languages.first { $0["code"]?.string == direction.from.code }
    let targets = from?["targets"]?.strings ?? languages.compactMap { $0["code"]?.string }
    guard from != nil, targets.contains(direction.to.code) else { return .notServed(direction) }
    return DictionarySourceError(apiKey == nil ? .unauthorized : .unavailable, refusal: refusal)
  }

  /// The translations of an answer, best first; `nil` when it has none.
  private static func translations(_ body: [UInt8], of text: String) -> [String]? {
    guard let answer = JSON(document: body), let first = answer["translatedText"]?.string else { return nil }
    // The service answers a wrong secret with an emoji.
    guard first.contains(where: \.isLetter) || !text.contains(where: \.isLetter) else { return nil }
    // It returns unknown texts unchanged.
    guard first.singleSpaced != text else { return [] }
    let others = (answer["alternatives"]?.strings ?? []).filter { FoldedText($0) != FoldedText(text) }
    var seen: Set<String> = []
    return ([first] + others).map(\.singleSpaced).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
