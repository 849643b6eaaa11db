public import CoreModule
import Foundation
public import PersonalDictionary

/// A LibreTranslate service, the user's own or a public one.
public struct LibreTranslateSource: DictionarySource {
  /// What the source is called.
  public let name: String
  /// The directions it is asked in; those that the service does not have are refused.
  public let directions: [Direction]
  /// The word `libretranslate`.
  public var kind: String { SourceKindName.libretranslate.rawValue }
  /// It answers over the network.
  public var isLocal: Bool { false }
  /// It translates; it has no headwords.
  public var headwordCount: Int? { nil }
  /// What is wrong with the file that holds the key, where it has one.
  public var fault: SourceFault? {
    do { if let key { _ = try key() } } catch { return error }
    return nil
  }

  private let address: ServiceAddress
  private let key: (@Sendable () throws(SourceFault) -> String)?
  private let client: any HTTPClient
  private let timeLimit: Duration

  /// - Parameters:
  ///   - name: What the source is called.
  ///   - url: Where the service is.
  ///   - direction: The one direction it is to serve; `nil` for all.
  ///   - key: Reads the user's key, each time the service is asked; `nil` for a service that wants none.
  ///   - client: Asks the service.
  ///   - timeLimit: How long the service may take.
  public init(
    name: String, url: String, direction: Direction?, key: (@Sendable () throws(SourceFault) -> String)?, client: any HTTPClient,
    timeLimit: Duration
  ) {
    self.name = name
    self.key = key
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
    var fields: [String: Any] = [
      "q": text, "source": direction.from.code, "target": direction.to.code, "format": "text", "alternatives": 3,
    ]
    do { if let key { fields["api_key"] = try key() } } catch { throw .unusable(error) }
    let body: Data
    do { body = try JSONSerialization.data(withJSONObject: fields) } catch { throw .unreachable(.unavailable) }
    return HTTPRequest(
      url: address.adding("translate"), method: "POST", headers: ["Content-Type": "application/json", "Accept": "application/json"],
      body: Array(body), timeLimit: timeLimit
    )
  }

  private func send(_ request: HTTPRequest) async throws(DictionarySourceError) -> HTTPResponse {
    do { return try await client.send(request) } catch { throw DictionarySourceError(error) }
  }

  /// The service refuses languages that it does not have, and requests without a key, by the same status and texts in any language: its list
  /// of languages tells which it was.
  private func refusal(of direction: Direction, _ refusal: HTTPResponse) async throws(DictionarySourceError) -> DictionarySourceError {
    var list = HTTPRequest(url: address.adding("languages"), headers: ["Accept": "application/json"], timeLimit: timeLimit)
    if list.url.hasSuffix("/translate/languages") { list.url = String(list.url.dropLast("/translate/languages".count)) + "/languages" }
    let response = try await send(list)
    guard response.status != 404 else { return DictionarySourceError(refusal: response) }
    guard response.status == 200, let languages = Self.json(response.body) as? [[String: Any]] else {
      return DictionarySourceError(.unavailable, refusal: refusal)
    }
    let from = languages.first { $0["code"] as? String == direction.from.code }
    let targets = from?["targets"] as? [String] ?? languages.compactMap { $0["code"] as? String }
    guard from != nil, targets.contains(direction.to.code) else { return .notServed(direction) }
    return DictionarySourceError(key == nil ? .unauthorized : .unavailable, refusal: refusal)
  }

  /// The translations of an answer, best first; `nil` when it is none.
  private static func translations(_ body: [UInt8], of text: String) -> [String]? {
    guard let answer = json(body) as? [String: Any], let first = answer["translatedText"] as? String else { return nil }
    // To a false secret the service answers with a little picture.
    guard first.contains(where: \.isLetter) || !text.contains(where: \.isLetter) else { return nil }
    // What it cannot translate comes back as it was.
    guard trimmed(first) != text else { return [] }
    let others = (answer["alternatives"] as? [String] ?? []).filter { FoldedText($0) != FoldedText(text) }
    var seen: Set<String> = []
    return ([first] + others).map(trimmed).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  private static func trimmed(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func json(_ body: [UInt8]) -> Any? {
    // What is no JSON is no answer; why is of no use to anybody.
    do { return try JSONSerialization.jsonObject(with: Data(body)) } catch { return nil }
  }
}
