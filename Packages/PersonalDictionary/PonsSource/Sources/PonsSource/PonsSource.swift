public import CoreModule
import Foundation
public import PersonalDictionary

/// The PONS dictionaries over HTTP, with the user's API key.
public struct PonsSource: DictionarySource {
  /// The name of the source.
  public let name: String
  /// The directions it serves.
  public let directions: [Direction]
  /// `pons`.
  public var kind: String { SourceKindName.pons.rawValue }
  /// False.
  public var isLocal: Bool { false }
  /// `nil`: unknown.
  public var headwordCount: Int? { nil }
  /// The fault of the API key's file.
  public var fault: SourceFault? {
    do { _ = try apiKey() } catch { return error }
    return nil
  }

  private let address: String
  private let apiKey: @Sendable () throws(SourceFault) -> String
  private let client: any HTTPClient
  private let timeLimit: Duration

  /// - Parameters:
  ///   - name: The name of the source.
  ///   - url: The address of the service; `nil` for its default address.
  ///   - direction: The only direction to serve; `nil` for all that the service has.
  ///   - apiKey: Reads the user's API key before each request.
  ///   - client: Sends the requests.
  ///   - timeLimit: The time limit of a request.
  public init(
    name: String, url: String?, direction: Direction?, apiKey: @escaping @Sendable () throws(SourceFault) -> String, client: any HTTPClient,
    timeLimit: Duration
  ) {
    self.name = name
    self.apiKey = apiKey
    self.client = client
    self.timeLimit = timeLimit
    address = ServiceAddress(url ?? "https://api.pons.com/v1").adding("dictionary", version: "v1")
    directions = direction.map { [$0] } ?? Direction.all.filter { Self.dictionaries.contains(Self.dictionary($0)) }
  }

  /// See `DictionarySource.entries(for:in:)`.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let apiKey: String
    do { apiKey = try self.apiKey() } catch { throw .unusable(error) }
    let query = [("q", text), ("l", Self.dictionary(direction)), ("in", direction.from.code), ("language", "en")]
    let request = HTTPRequest(
      url: address + "?" + FormFields(query).text, headers: ["X-Secret": apiKey, "Accept": "application/json"],
      timeLimit: timeLimit, sizeLimit: Self.maximumBytes
    )
    let response: HTTPResponse
    do { response = try await client.send(request) } catch { throw DictionarySourceError(error) }
    switch response.status {
    case 200: return try entries(for: text, in: direction, response)
    case 204: return []
    // The daily limit of requests is reached.
    case 503: throw DictionarySourceError(.rateLimited, refusal: response)
    default: throw DictionarySourceError(refusal: response)
    }
  }

  /// The longest entries have some hundred thousand bytes.
  private static let maximumBytes = 1 << 20

  private func entries(
    for text: String, in direction: Direction, _ response: HTTPResponse
  ) throws(DictionarySourceError) -> [DictionaryEntry] {
    guard !response.isHTML else { throw .unreachable(.unavailable) }
    let answer: PonsAnswer
    do { answer = try PonsAnswer(response.body, language: direction.from.code) } catch { throw .unreachable(.unavailable) }
    return PonsEntries(for: text, source: name).entries(of: answer)
  }

  /// The service names dictionaries by both languages in alphabetical order.
  private static func dictionary(_ direction: Direction) -> String {
    [direction.from.code, direction.to.code].sorted().joined()
  }

  private static let dictionaries: Set = [
    "deen", "dees", "defr", "deit", "dept", "deru", "enes", "enfr", "enit", "enpt", "enru", "esfr",
  ]
}
