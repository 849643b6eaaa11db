public import PersonalDictionary
import Synchronization

/// A DICT server (RFC 2229). Its connection is kept open between two questions.
public final class DictServerSource: DictionarySource {
  /// What the source is called.
  public let name: String
  /// The directions it is asked in; those for which the server has no database are refused.
  public let directions: [Direction]
  /// The word `dict`.
  public var kind: String { SourceKindName.dict.rawValue }
  /// It answers over the network.
  public var isLocal: Bool { false }
  /// Not known.
  public var headwordCount: Int? { nil }

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

  /// - Parameters:
  ///   - name: What the source is called.
  ///   - server: Where it is.
  ///   - direction: The one direction it is to serve; `nil` for all that the names of its databases tell.
  ///   - timeLimit: How long a question may take.
  ///   - resolver: Finds the server by its name.
  ///   - read: Makes entries of articles, whose text is for people, what was asked for first.
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

  /// See `DictionarySource.entries(for:in:)`.
  public func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    // A longer line would be cut off by the server, or by its closing the connection.
    guard text.utf8.count <= 900 else { return [] }
    let result = open.withLock { open -> Result<[DictArticle]?, DictFailure> in
      let deadline = Deadline(after: timeLimit)
      let isReused = open.session != nil
      let first = Self.asking(&open, self, text, direction, deadline)
      // A server ends a connection that was not used for a while without a word.
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

  /// The databases to ask: the configured one, or those whose names tell this direction.
  private func databases(
    for direction: Direction, _ known: inout [String: [String]], _ session: inout DictSession, _ deadline: Deadline
  ) throws(DictFailure) -> [String] {
    if let database = server.database { return [database] }
    if let databases = known[direction.description] { return databases }
    let all = try session.databases(deadline: deadline)
    let serving = all.filter { DatabaseName.direction($0.name) == direction }.map(\.name)
    let databases = serving.isEmpty && self.direction != nil ? ["*"] : serving
    known[direction.description] = databases
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

/// Where a DICT server is.
public struct DictServer: Equatable, Sendable {
  /// Its host.
  public var host: String
  /// Its port; 2628 is the usual one.
  public var port: Int
  /// The database to ask; `nil` for all that serve a direction.
  public var database: String?
  /// What the server is told asks it.
  public var client: String

  /// A server from its parts.
  public init(host: String, port: Int, database: String?, client: String) {
    self.host = host
    self.port = port
    self.database = database
    self.client = client
  }
}
