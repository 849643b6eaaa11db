/// What is known of the words that go out or come in.
public struct TransferState: Equatable, Sendable {
  /// All words, the oldest first.
  public var words: [Word] = []
  /// The direction that the user chose, or `nil`.
  public var direction: Direction?
  /// What became of the words that came in.
  public var taken: [TakenWord] = []
  /// Whether a direction came in where none was chosen.
  public var isDirectionTaken = false
  /// What did not work the last time.
  public var problem: PersonalDictionaryProblem?

  /// A state before anything was read.
  public init() {}
}
