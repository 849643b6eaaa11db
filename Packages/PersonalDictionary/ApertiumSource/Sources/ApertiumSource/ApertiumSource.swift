public import CoreModule
public import PersonalDictionary

/// An Apertium service (APy).
public struct ApertiumSource: DictionarySource {
  /// The name of the source.
  public let name: String
  /// The directions to try; the service rejects those that it does not have.
  public let directions: [Direction]
  /// `apertium`.
  public var kind: String { SourceKindName.apertium.rawValue }
  /// False.
  public var isLocal: Bool { false }
  /// `nil`: it translates texts and has no headwords.
  public var headwordCount: Int? { nil }

  private let address: String
  private let client: any HTTPClient
  private let timeLimit: Duration

  /// - Parameters:
  ///   - name: The name of the source.
  ///   - url: The address of the service.
  ///   - direction: The only direction to serve; `nil` for all.
  ///   - client: Sends the requests.
  ///   - timeLimit: The time limit of a request.
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
    // Apertium answers 400 with a message only for unknown languages; without a message, another service is at the address.
    case 400 where response.refusal.text != nil: throw .notServed(direction)
    case 400: throw DictionarySourceError(.misconfigured, refusal: response)
    default: throw DictionarySourceError(refusal: response)
    }
  }

  private static func translation(_ body: [UInt8]) -> String? {
    guard let answer = JSON(document: body), answer["responseStatus"]?.int ?? 200 == 200 else { return nil }
    return answer["responseData"]?["translatedText"]?.string
  }

  /// The translation without marks; `nil` when there is none. The service marks unknown words with `*`, words without a translation or form
  /// with `@` and `#`.
  private static func words(_ translation: String, of text: String, into language: Language) -> String? {
    let words = translation.spaced
    let isMarked = { (word: String) in word.first.map { "*@#".contains($0) } ?? false }
    guard !words.isEmpty, !words.contains(where: isMarked) else { return nil }
    let tidy = words.joined(separator: " ")
    // It capitalises a single word like the start of a sentence.
    guard language != .german, let first = text.first, first.isLowercase, let capital = tidy.first, capital.isUppercase else { return tidy }
    return capital.lowercased() + tidy.dropFirst()
  }
}
