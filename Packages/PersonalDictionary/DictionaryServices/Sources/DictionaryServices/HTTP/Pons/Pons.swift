import CoreModule
import PersonalDictionary

/// The PONS dictionaries, which need an API key.
struct Pons: HTTPDictionaryAPI {
  let kind = SourceKindName.pons
  var directions: [Direction] { Direction.all.filter { Self.dictionaries.contains(Self.dictionary($0)) } }
  private let address: String

  /// Creates the service.
  ///
  /// - Parameter url: The address; `nil` for the service's own.
  init(url: String?) { address = ServiceAddress(url ?? "https://api.pons.com/v1").adding("dictionary", version: "v1") }

  /// A query with the dictionary and the direction in it; the key is in a header.
  func request(for question: ServiceQuestion) -> HTTPRequest {
    let direction = question.direction
    let query = [("q", question.text), ("l", Self.dictionary(direction)), ("in", direction.from.code), ("language", "en")]
    return HTTPRequest(
      url: address + "?" + FormFields(query).text, headers: question.apiKey.map { ["X-Secret": $0] } ?? [:], sizeLimit: Self.maximumBytes
    )
  }

  /// The entries of all hits.
  func entries(of question: ServiceQuestion, in body: [UInt8]) -> [DictionaryEntry]? {
    guard let answer = try? PonsAnswer(body, language: question.direction.from.code) else { return nil }
    return PonsEntries(for: question.text, source: question.source).entries(of: answer)
  }

  /// Status 204 means that the word is unknown, 503 that the daily limit of requests is reached.
  func entries(
    of question: ServiceQuestion, refusedWith response: HTTPResponse, _ connection: HTTPConnection
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    switch response.status {
    case 204: return []
    case 503: throw DictionarySourceError(.rateLimited, refusal: response)
    default: throw DictionarySourceError(refusal: response)
    }
  }

  /// The longest entries have some hundred thousand bytes.
  private static let maximumBytes = 1 << 20

  /// The service names dictionaries by both languages in alphabetical order.
  private static func dictionary(_ direction: Direction) -> String {
    [direction.from.code, direction.to.code].sorted().joined()
  }

  private static let dictionaries: Set = [
    "deen", "dees", "defr", "deit", "dept", "deru", "enes", "enfr", "enit", "enpt", "enru", "esfr",
  ]
}
