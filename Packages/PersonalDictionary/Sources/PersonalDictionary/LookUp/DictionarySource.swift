public import CoreModule

/// A dictionary that can be asked: the one in the program, an installed one, a service.
public protocol DictionarySource: Sendable {
  /// What the source is called, in output and in the word's `source`.
  var name: String { get }
  /// What kind of source it is: `core`, `dictorg` …
  var kind: String { get }
  /// Whether it answers from this machine, without a network.
  var isLocal: Bool { get }
  /// The directions it serves.
  var directions: [Direction] { get }
  /// How many headwords it has, where it can tell.
  var headwordCount: Int? { get }
  /// What is wrong with its files, as far as can be seen without a question.
  var fault: SourceFault? { get }

  /// Whether it knows the forms of its headwords, so that a rule for endings finds few that it does not.
  var knowsForms: Bool { get }

  /// Counts the headwords and looks at the files: what is told by ``headwordCount`` and ``fault``, for who can wait.
  func inspection() async -> SourceInspection

  /// The entries whose headword is `text`, best first: spelled exactly so, or else differing in case and accents.
  ///
  /// The texts may be anything: ``LookUp`` tidies them before they are shown or kept.
  ///
  /// - Returns: No entries when the source does not know the word.
  /// - Throws: ``DictionarySourceError`` when the source could not be asked.
  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry]

  /// As ``entries(for:in:)``, where it matters how much the answer is wanted.
  func entries(
    for text: String, in direction: Direction, asking: Asking
  ) async throws(DictionarySourceError) -> [DictionaryEntry]

  /// The headwords that `text` is a form of, the likeliest first; one that it is itself stands among them. None when it is a form of no headword.
  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection]

  /// The ways to take `text` apart into words that are written as one, the likeliest first: *dámelo* into *da*, *me* and *lo*.
  func divisions(of text: String, in language: Language) async -> [WordDivision]

  /// Texts that are spelled almost like `text`, which is unknown, and that the source answers in `direction`: the likeliest first, at most `limit`.
  func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String]
}

/// How much an answer over the network is wanted.
public enum Asking: Sendable {
  /// Nobody is to be asked: only answers that came before are wanted.
  case nobody
  /// Somebody waits for the answer; a service that wants to be left alone for a while is.
  case considerately
  /// The queue of owed look-ups is worked off: services are asked again, one request after the other with time between.
  case insistently
}

extension DictionarySource {
  /// A source on this machine always answers the same way; a service that keeps no answers has none when nobody is to be asked.
  public func entries(
    for text: String, in direction: Direction, asking: Asking
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    asking == .nobody && !isLocal ? [] : try await entries(for: text, in: direction)
  }

  /// Most sources know no forms.
  public var knowsForms: Bool { false }

  /// Most sources know no forms.
  public func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] { [] }

  /// Most sources know no words within words.
  public func divisions(of text: String, in language: Language) async -> [WordDivision] { [] }

  /// Most sources look nothing up but what they are asked for.
  public func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] { [] }

  /// A source that has no files of its own has no fault.
  public var fault: SourceFault? { nil }

  /// What the properties tell.
  public func inspection() async -> SourceInspection { SourceInspection(headwordCount: headwordCount, fault: fault) }
}

/// What can be told of a source without a question.
public struct SourceInspection: Equatable, Sendable {
  /// How many headwords it has, where it can tell.
  public let headwordCount: Int?
  /// What is wrong with its files.
  public let fault: SourceFault?

  /// An inspection from its parts.
  public init(headwordCount: Int?, fault: SourceFault?) {
    self.headwordCount = headwordCount
    self.fault = fault
  }
}

/// Why a source could not be asked.
public enum DictionarySourceError: Error, Equatable, Sendable {
  /// It was asked and gave no answer; the word stays pending for this reason.
  case unreachable(PendingReason, ServiceRefusal = ServiceRefusal())
  /// The same; and not before this time the source is asked again by itself, or not at all. A service may have said why.
  case postponed(PendingReason, until: Timestamp?, said: String? = nil)
  /// It was not asked: the network is left alone, or the source is until this time, because it gave no answer before.
  case unasked(PendingReason, until: Timestamp? = nil)
  /// The service does not have the direction that it was asked in, so no answer of it is owed.
  case notServed(Direction)
  /// Its files on this machine cannot be used.
  case unusable(SourceFault)
}

/// What is wrong with the files of a source on this machine.
public struct SourceFault: Error, Equatable, Sendable {
  /// What the file is to the source.
  public enum Role: Equatable, Sendable {
    /// The dictionary itself, or a part of it.
    case dictionary
    /// The file that holds the user's key for a service.
    case key
  }

  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// There is no such file.
    case missing
    /// It may not be read.
    case permissionDenied
    /// It is a folder, or nothing that can be read from any place.
    case noFile
    /// It is of another kind than its name says, or of a form that this program cannot read; of a file with a key, that there is none in it.
    case foreign
    /// It ends before the place where something should stand.
    case truncated
    /// What stands there cannot be right: a packed part that does not unpack, a place outside the file.
    case damaged
    /// Lines of it are not what they should be: the first of these, counted from 1.
    case badLines([Int])
    /// Reading failed for another reason, given in the system's words.
    case failed(String)
  }

  /// The absolute path of the file.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason
  /// What it is to the source.
  public let role: Role

  /// A fault from its parts.
  public init(path: String, _ reason: Reason, of role: Role = .dictionary) {
    self.path = path
    self.reason = reason
    self.role = role
  }
}
