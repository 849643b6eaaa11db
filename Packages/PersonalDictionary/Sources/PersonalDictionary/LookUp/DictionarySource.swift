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

  /// The entries whose headword is `text`, best first: spelled exactly so, or else differing in case and accents.
  ///
  /// - Returns: No entries when the source does not know the word.
  /// - Throws: ``DictionarySourceError`` when the source could not be asked.
  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry]
}

/// Why a source could not be asked.
public enum DictionarySourceError: Error, Equatable, Sendable {
  /// The word stays pending for this reason.
  case unreachable(PendingReason)
}
