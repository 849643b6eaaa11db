public import CoreModule

/// A dictionary: the built-in one, an installed one or a service.
public protocol DictionarySource: Sendable {
  /// The name, as in output and in a word's `source`.
  var name: String { get }
  /// The kind: `core`, `dictorg` …
  var kind: String { get }
  /// Whether it needs no network.
  var isLocal: Bool { get }
  /// The directions it serves.
  var directions: [Direction] { get }
  /// The number of headwords, if known.
  var headwordCount: Int? { get }
  /// A fault of its files that shows without a look-up; `nil` when there is none.
  var fault: SourceFault? { get }

  /// Whether it knows the forms of its headwords, so that guesses by rule are rarely needed.
  var knowsForms: Bool { get }

  /// ``headwordCount`` and ``fault``, read without blocking the caller.
  func inspection() async -> SourceInspection

  /// The entries whose headword is exactly `text`, or else differs only in case and accents; best first.
  ///
  /// The texts need not be tidy: ``LookUp`` tidies them.
  ///
  /// - Returns: Empty when the source does not know the word.
  /// - Throws: ``DictionarySourceError`` when the source gives no answer.
  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry]

  /// The entries, with a policy for requests over the network.
  func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry]

  /// The entries of ``entries(for:in:policy:)``, which need only have their headwords, parts of speech and translations.
  ///
  /// Called very often: for each new word of a text.
  func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry]

  /// The headwords that `text` is a form of, the likeliest first, including `text` if it is also a headword. Empty when it is a form of
  /// none.
  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection]

  /// The ways to divide `text` into words that are written as one, the likeliest first: *dámelo* into *da*, *me* and *lo*.
  func divisions(of text: String, in language: Language) async -> [WordDivision]

  /// Known texts that are spelled almost like the unknown `text`, the likeliest first.
  func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String]
}

/// When a service may be asked over the network.
public enum RequestPolicy: Sendable {
  /// Use cached answers only.
  case cacheOnly
  /// Ask services, except those that asked for a pause. The user waits for the answer.
  case respectingPauses
  /// Ask even services that asked for a pause, with time between the requests. For the queue of pending look-ups.
  case ignoringPauses
}

extension DictionarySource {
  /// By default, a local source ignores the policy, and a service has no answer for ``RequestPolicy/cacheOnly``, as it has no cache.
  public func entries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    policy == .cacheOnly && !isLocal ? [] : try await entries(for: text, in: direction)
  }

  /// By default, the whole entries.
  public func briefEntries(
    for text: String, in direction: Direction, policy: RequestPolicy
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await entries(for: text, in: direction, policy: policy)
  }

  /// By default `false`.
  public var knowsForms: Bool { false }

  /// By default empty.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] { [] }

  /// By default empty.
  public func divisions(of text: String, in language: Language) async -> [WordDivision] { [] }

  /// By default empty.
  public func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] { [] }

  /// By default `nil`.
  public var headwordCount: Int? { nil }

  /// By default `nil`.
  public var fault: SourceFault? { nil }

  /// By default the values of the properties.
  public func inspection() async -> SourceInspection { SourceInspection(headwordCount: headwordCount, fault: fault) }
}

/// The properties of a source that can be read without a look-up.
public struct SourceInspection: Equatable, Sendable {
  /// The number of headwords, if known.
  public let headwordCount: Int?
  /// The fault of its files; `nil` when there is none.
  public let fault: SourceFault?

  /// Creates an inspection.
  public init(headwordCount: Int?, fault: SourceFault?) {
    self.headwordCount = headwordCount
    self.fault = fault
  }
}

/// Why a source gave no answer.
public enum DictionarySourceError: Error, Equatable, Sendable {
  /// The request failed; the look-up stays pending for this reason.
  case unreachable(PendingReason, ServiceRefusal = ServiceRefusal())
  /// The request failed, and the source is not asked again before this time, or, for `nil`, not automatically. `said` is the service's
  /// message.
  case postponed(PendingReason, until: Timestamp?, said: String? = nil)
  /// The source was not asked, because the network must not be used or the source is paused until this time.
  case unasked(PendingReason, until: Timestamp? = nil)
  /// The service does not have the direction, so the look-up does not stay pending.
  case notServed(Direction)
  /// The source's local files cannot be used.
  case unusable(SourceFault)
}

/// Why a local file of a source cannot be used.
public struct SourceFault: Error, Equatable, Sendable {
  /// The role of a file.
  public enum Role: Equatable, Sendable {
    /// A file of the dictionary.
    case dictionary
    /// The file with the user's API key for a service.
    case apiKey
  }

  /// The problem.
  public enum Reason: Equatable, Sendable {
    /// The file does not exist.
    case missing
    /// It may not be read.
    case permissionDenied
    /// It is a folder, or a file without random access.
    case noFile
    /// It has another format than its name says, or one that is not supported; a key file holds no key.
    case foreign
    /// It ends too early.
    case truncated
    /// It has impossible values, such as an offset outside the file or a block that does not decompress.
    case damaged
    /// The first invalid lines, counted from 1.
    case badLines([Int])
    /// Another reason, as the system describes it.
    case failed(String)
  }

  /// The absolute path of the file.
  public let path: String
  /// The problem with it.
  public let reason: Reason
  /// Its role.
  public let role: Role

  /// Creates a fault.
  public init(path: String, _ reason: Reason, of role: Role = .dictionary) {
    self.path = path
    self.reason = reason
    self.role = role
  }
}
