import CoreModulePOSIX
public import PersonalDictionary
import Synchronization

/// A DICT server (RFC 2229). The connection stays open between look-ups.
public final class DictServerSource: DictionarySource {
  /// The name of the source.
  public let name: String
  /// The directions to try; those without a database on the server fail.
  public let directions: [Direction]
  /// Always `dict`.
  public var kind: String { SourceKindName.dict.rawValue }
  /// Always `false`.
  public var isLocal: Bool { false }

  private let server: DictServer
  private let direction: Direction?
  private let read: @Sendable (_ articles: [DictArticle], _ text: String) -> [DictionaryEntry]
  private let timeLimit: Duration
  private let resolver: HostResolver
  private let open = Mutex<Open>(Open())

  private struct Open {
    var session: DictSession?
    var databases: [String: [String]] = [:]
  }

  /// Creates a source. It connects at its first look-up.
  ///
  /// - Parameters:
  ///   - name: The name of the source.
  ///   - server: The address of the server.
  ///   - direction: The only direction to serve; `nil` for all that the names of its databases state.
  ///   - timeLimit: The time limit of a look-up.
  ///   - resolver: Resolves the host name.
  ///   - read: Parses the plain text of articles into entries, the best match first.
  public init(
    name: String, server: DictServer, direction: Direction?, timeLimit: Duration, resolver: HostResolver = .system,
    read: @escaping @Sendable (_ articles: [DictArticle], _ text: String) -> [DictionaryEntry]
  ) {
    self.name = name
    self.server = server
    self.direction = direction
    self.read = read
    self.timeLimit = timeLimit
    self.resolver = resolver
    let told = server.database.flatMap(DatabaseName.direction)
    directions = (direction ?? told).map { [$0] } ?? Direction.all
  }

  deinit { open.withLock { $0.session?.end() } }

  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    // Servers truncate longer lines or close the connection.
    guard text.utf8.count <= 900 else { return [] }
    let result = open.withLock { open -> Result<[DictArticle]?, DictFailure> in
      let deadline = Deadline(after: timeLimit)
      let isReused = open.session != nil
      let first = Self.asking(&open, self, text, direction, deadline)
      // The server may have closed an idle connection.
      guard isReused, case .failure(.ended) = first else { return first }
      return Self.asking(&open, self, text, direction, deadline)
    }
    let articles: [DictArticle]?
    do { articles = try result.get() } catch { throw .unreachable(Self.reason(error)) }
    guard let articles else { throw .notServed(direction) }
    return read(articles, text)
  }

  /// The articles for a word; `nil` when the server has no database for the direction.
  private static func asking(
    _ open: inout Open, _ source: DictServerSource, _ text: String, _ direction: Direction, _ deadline: Deadline
  ) -> Result<[DictArticle]?, DictFailure> {
    do throws(DictFailure) {
      if open.session == nil { open.session = try DictSession(with: source.server, source.resolver, deadline: deadline) }
      guard var session = open.session else { return .success([]) }
      defer { if open.session != nil { open.session = session } }
      let databases = try source.databases(for: direction, &open.databases, &session, deadline)
      return .success(databases.isEmpty ? nil : try session.articles(for: text, in: databases, deadline: deadline))
    } catch {
      open.session?.end()
      open.session = nil
      return .failure(error)
    }
  }

  /// The databases to use: the configured one, or those whose names state this direction.
  private func databases(
    for direction: Direction, _ cache: inout [String: [String]], _ session: inout DictSession, _ deadline: Deadline
  ) throws(DictFailure) -> [String] {
    if let database = server.database { return [database] }
    if let databases = cache[direction.description] { return databases }
    let all = try session.databases(deadline: deadline)
    let serving = all.filter { DatabaseName.direction($0.name) == direction }.map(\.name)
    let databases = serving.isEmpty && self.direction != nil ? ["*"] : serving
    cache[direction.description] = databases
    return databases
  }

  private static func reason(_ failure: DictFailure) -> PendingReason {
    switch failure {
    case .unreachable: .offline
    case .refused(530), .refused(531): .unauthorized
    case .foreign, .refused(550): .misconfigured
    case .timedOut, .ended, .tooLarge, .refused: .unavailable
    }
  }
}

/// The address of a DICT server.
public struct DictServer: Equatable, Sendable {
  /// The host.
  public var host: String
  /// The port, usually 2628.
  public var port: Int
  /// The database to use; `nil` for all that serve a direction.
  public var database: String?
  /// The client name that is sent to the server.
  public var client: String

  /// Creates a server.
  public init(host: String, port: Int, database: String?, client: String) {
    self.host = host
    self.port = port
    self.database = database
    self.client = client
  }
}
