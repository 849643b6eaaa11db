/// The state of an export or import.
public struct TransferState: Equatable, Sendable {
  /// All words, oldest first.
  public var words: [Word] = []
  /// The chosen direction.
  public var direction: Direction?
  /// The results of the import.
  public var imported: [ImportedWord] = []
  /// Whether the imported direction was chosen, because there was none.
  public var isDirectionImported = false
  /// The last failure.
  public var problem: PersonalDictionaryProblem?

  /// Creates an empty state.
  public init() {}
}
