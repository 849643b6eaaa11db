/// The state of a list of words.
public struct WordListState: Equatable, Sendable {
  /// The words; for a long list, the loaded part of it.
  public var words: [Word] = []
  /// The selected words that the last change left unchanged, because they already were, or were not, favourites.
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
