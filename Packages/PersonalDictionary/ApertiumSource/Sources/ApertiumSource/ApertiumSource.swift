public import CoreModule
import Foundation
public import PersonalDictionary

/// An Apertium service (APy).
public struct ApertiumSource: DictionarySource {
  /// What the source is called.
  public let name: String
  /// The directions it is asked in; those that the service does not have are refused.
  public let directions: [Direction]
  /// The word `apertium`.
  public var kind: String { SourceKindName.apertium.rawValue }
  /// It answers over the network.
  public var isLocal: Bool { false }
  /// It translates; it has no headwords.
  public var headwordCount: Int? { nil }

  private let address: String
  private let client: any HTTPClient
  private let timeLimit: Duration

  /// - Parameters:
  ///   - name: What the source is called.
  ///   - url: Where the service is.
  ///   - direction: The one direction it is to serve; `nil` for all.
  ///   - client: Asks the service.
  ///   - timeLimit: How long the service may take.
  public init(name: String, url: String, direction: Direction?, client: any HTTPClient, timeLimit: Duration) {
    self.name = name
    self.client = client
    self.timeLimit = timeLimit
    address = ServiceAddress(url).adding("translate")
    directions = direction.map { [$0] } ?? Direction.all
  }

  /// See `DictionarySource.entries(for:in:)`.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let fields = FormFields([("q", text), ("langpair", "\(direction.from.code)|\(direction.to.code)")])
    let request = HTTPRequest(
      url: address, method: "POST", headers: ["Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"],
      body: Array(fields.text.utf8), timeLimit: timeLimit
    )
    let response: HTTPResponse
    do { response = try await client.send(request) } catch { throw DictionarySourceError(error) }
    switch response.status {
    case 200:
      guard !response.isHTML, let translation = Self.translation(response.body) else { throw .unreachable(.unavailable) }
      let words = Self.words(translation, of: text, into: direction.to)
      guard let words else { return [] }
      return [DictionaryEntry(headword: text, partOfSpeech: nil, source: name, senses: [Sense(translations: [words])])]
    // The service itself refuses nothing but languages that it does not have; another one that is at its address refuses everything.
    case 400 where response.refusal.text != nil: throw .notServed(direction)
    case 400: throw DictionarySourceError(.misconfigured, refusal: response)
    default: throw DictionarySourceError(refusal: response)
    }
  }

  private static func translation(_ body: [UInt8]) -> String? {
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(body)) } catch { return nil }
    guard let answer = value as? [String: Any], (answer["responseStatus"] as? Int ?? 200) == 200 else { return nil }
    return (answer["responseData"] as? [String: Any])?["translatedText"] as? String
  }

  /// The translation without marks, or `nil` when it is none: the service marks words that it does not know with `*`, those it has no
  /// translation or form for with `@` and `#`.
  private static func words(_ translation: String, of text: String, into language: Language) -> String? {
    let words = translation.split(whereSeparator: \.isWhitespace)
    let isMarked = { (word: Substring) in word.first.map { "*@#".contains($0) } ?? false }
    guard !words.isEmpty, !words.contains(where: isMarked) else { return nil }
    let tidy = words.joined(separator: " ")
    // It writes a single word as if it began a sentence.
    guard language != .german, let first = text.first, first.isLowercase, let capital = tidy.first, capital.isUppercase else { return tidy }
    return capital.lowercased() + tidy.dropFirst()
  }
}
