/// What a list of words shows.
public struct WordListState: Equatable, Sendable {
  /// The words, in the order asked for.
  public var words: [Word] = []
  /// Whether the words have been read yet.
  public var isLoaded = false
  /// What did not work the last time.
  public var problem: PersonalDictionaryProblem?

  /// A list that has not been read yet.
  public init() {}
}
