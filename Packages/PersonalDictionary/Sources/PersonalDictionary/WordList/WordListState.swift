/// The state of a list of words.
public struct WordListState: Equatable, Sendable {
  /// The words; of a long list, the part that is loaded.
  public var words: [Word] = []
  /// The words that the last change left unchanged: they already were favourites, or already were not.
  public var unchanged: [Word] = []
  /// Whether there may be more words before these.
  public var hasEarlier = false
  /// Whether there may be more words after these.
  public var hasLater = false
  /// How many words there are; `nil` before they are counted.
  public var count: WordCount?
  /// Whether the words were read.
  public var isLoaded = false
  /// The last failure.
  public var problem: PersonalDictionaryProblem?
}
