public import CoreModule
public import PersonalDictionary

/// Reads the user's API key for a service.
public typealias APIKeyReader = @Sendable () throws(SourceFault) -> String

/// A service over HTTP.
public enum HTTPService: Sendable {
  /// An Apertium service (APy) at this address.
  case apertium(url: String)
  /// A LibreTranslate service at this address, the user's own or a public one.
  case libreTranslate(url: String)
  /// The PONS dictionaries, which need an API key; without a URL, at their own address.
  case pons(url: String?)

  fileprivate var api: any HTTPDictionaryAPI {
    switch self {
    case .apertium(let url): Apertium(url: url)
    case .libreTranslate(let url): LibreTranslate(url: url)
    case .pons(let url): Pons(url: url)
    }
  }
}

/// A dictionary or translation service over HTTP.
public struct HTTPDictionarySource: DictionarySource {
  /// The name of the source.
  public let name: String
  /// The directions to try; a service may reject some of them.
  public let directions: [Direction]
  /// The kind of service: `apertium`, `pons` …
  public var kind: String { api.kind.rawValue }
  /// Always `false`.
  public var isLocal: Bool { false }
  /// The fault of the API key's file; `nil` when there is none.
  public var fault: SourceFault? {
    do { _ = try apiKey?() } catch { return error }
    return nil
  }

  private let api: any HTTPDictionaryAPI
  private let apiKey: APIKeyReader?
  private let connection: HTTPConnection

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - name: The name of the source.
  ///   - direction: The only direction to serve; `nil` for all that the service may have.
  ///   - apiKey: Reads the user's API key before each request; `nil` for a service without keys.
  ///   - client: Sends the requests.
  ///   - timeLimit: The time limit of a request.
  public init(
    _ service: HTTPService, name: String, direction: Direction?, apiKey: APIKeyReader? = nil, client: any HTTPClient,
    timeLimit: Duration
  ) {
    api = service.api
    self.name = name
    self.apiKey = apiKey
    directions = direction.map { [$0] } ?? api.directions
    connection = HTTPConnection(client: client, timeLimit: timeLimit)
  }

  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    var question = ServiceQuestion(text: text, direction: direction, source: name)
    do { question.apiKey = try apiKey?() } catch { throw .unusable(error) }
    let response = try await connection.send(api.request(for: question))
    guard response.status == 200 else { return try await api.entries(of: question, refusedWith: response, connection) }
    guard !response.isHTML, let entries = api.entries(of: question, in: response.body) else { throw .unreachable(.unavailable) }
    return entries
  }
}

/// A kind of service: its requests, and the meaning of its answers.
protocol HTTPDictionaryAPI: Sendable {
  /// The kind, as in the configuration.
  var kind: SourceKindName { get }
  /// The directions that the service may have.
  var directions: [Direction] { get }

  /// The request for a word.
  func request(for question: ServiceQuestion) -> HTTPRequest

  /// The entries in a successful answer; `nil` when it is not an answer of the service.
  func entries(of question: ServiceQuestion, in body: [UInt8]) -> [DictionaryEntry]?

  /// The outcome of an answer with another status than 200.
  func entries(
    of question: ServiceQuestion, refusedWith response: HTTPResponse, _ connection: HTTPConnection
  ) async throws(DictionarySourceError) -> [DictionaryEntry]
}

extension HTTPDictionaryAPI {
  var directions: [Direction] { Direction.all }
}

/// A word to look up in a service.
struct ServiceQuestion: Sendable {
  let text: String
  let direction: Direction
  /// The name of the source, for its entries.
  let source: String
  /// The user's API key; `nil` for a service without keys.
  var apiKey: String?

  /// The entry with these translations of the text.
  func entry(_ translations: [String]) -> DictionaryEntry {
    DictionaryEntry(headword: text, partOfSpeech: nil, source: source, senses: [Sense(translations: translations)])
  }
}

/// Sends the requests of a source.
struct HTTPConnection: Sendable {
  let client: any HTTPClient
  let timeLimit: Duration

  /// Sends a request for JSON, with the time limit.
  func send(_ request: HTTPRequest) async throws(DictionarySourceError) -> HTTPResponse {
    var request = request
    request.headers["Accept"] = "application/json"
    request.timeLimit = timeLimit
    do { return try await client.send(request) } catch { throw DictionarySourceError(error) }
  }
}
