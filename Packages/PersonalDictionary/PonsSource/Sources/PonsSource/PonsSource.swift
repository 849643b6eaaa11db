public import CoreModule
import Foundation
public import PersonalDictionary

/// The dictionaries of PONS, asked over its HTTP interface, for which each user has a key.
public struct PonsSource: DictionarySource {
  /// What the source is called.
  public let name: String
  /// The directions it serves.
  public let directions: [Direction]
  /// The word `pons`.
  public var kind: String { SourceKindName.pons.rawValue }
  /// It answers over the network.
  public var isLocal: Bool { false }
  /// Not known.
  public var headwordCount: Int? { nil }
  /// What is wrong with the file that holds the key.
  public var fault: SourceFault? {
    do { _ = try key() } catch { return error }
    return nil
  }

  private let address: String
  private let key: @Sendable () throws(SourceFault) -> String
  private let client: any HTTPClient
  private let timeLimit: Duration

  /// - Parameters:
  ///   - name: What the source is called.
  ///   - url: Where the service is, when not at its usual address.
  ///   - direction: The one direction it is to serve; `nil` for all that the service has.
  ///   - key: Reads the user's key, each time the service is asked.
  ///   - client: Asks the service.
  ///   - timeLimit: How long the service may take.
  public init(
    name: String, url: String?, direction: Direction?, key: @escaping @Sendable () throws(SourceFault) -> String, client: any HTTPClient,
    timeLimit: Duration
  ) {
    self.name = name
    self.key = key
    self.client = client
    self.timeLimit = timeLimit
    address = ServiceAddress(url ?? "https://api.pons.com/v1").adding("dictionary", version: "v1")
    directions = direction.map { [$0] } ?? Direction.all.filter { Self.dictionaries.contains(Self.dictionary($0)) }
  }

  /// See `DictionarySource.entries(for:in:)`.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    let key: String
    do { key = try self.key() } catch { throw .unusable(error) }
    let query = [("q", text), ("l", Self.dictionary(direction)), ("in", direction.from.code), ("language", "en")]
    let request = HTTPRequest(
      url: address + "?" + FormFields(query).text, headers: ["X-Secret": key, "Accept": "application/json"],
      timeLimit: timeLimit, sizeLimit: Self.mostBytes
    )
    let response: HTTPResponse
    do { response = try await client.send(request) } catch { throw DictionarySourceError(error) }
    switch response.status {
    case 200: return try entries(for: text, in: direction, response)
    case 204: return []
    // What others mean by 429: the requests of the day are used up.
    case 503: throw DictionarySourceError(.rateLimited, refusal: response)
    default: throw DictionarySourceError(refusal: response)
    }
  }

  /// The longest entries have some hundred thousand bytes; reading so many more takes a fraction of a second.
  private static let mostBytes = 1 << 20

  private func entries(
    for text: String, in direction: Direction, _ response: HTTPResponse
  ) throws(DictionarySourceError) -> [DictionaryEntry] {
    guard !response.isHTML else { throw .unreachable(.unavailable) }
    let answer: PonsAnswer
    do { answer = try PonsAnswer(response.body, language: direction.from.code) } catch { throw .unreachable(.unavailable) }
    return PonsEntries(for: text, source: name).entries(of: answer)
  }

  /// The service names a dictionary by both languages in alphabetical order, whatever the direction.
  private static func dictionary(_ direction: Direction) -> String {
    [direction.from.code, direction.to.code].sorted().joined()
  }

  private static let dictionaries: Set = [
    "deen", "dees", "defr", "deit", "dept", "deru", "enes", "enfr", "enit", "enpt", "enru", "esfr",
  ]
}
