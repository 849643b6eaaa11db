/// What a list of words shows.
public struct WordListState: Equatable, Sendable {
  /// The words, in the order asked for; of a list that is read in parts, the part read now.
  public var words: [Word] = []
  /// Whether there may be words before these.
  public var hasEarlier = false
  /// Whether there may be words behind these.
  public var hasLater = false
  /// Whether the words have been read yet.
  public var isLoaded = false
  /// What did not work the last time.
  public var problem: PersonalDictionaryProblem?

  /// A list that has not been read yet.
  public init() {}
}
