/// A word with a text that may or may not be its translation.
public struct WordPair: Hashable, Sendable {
  /// The word that is asked.
  public let prompt: String
  /// The text shown beside it.
  public let shown: String

  /// Creates a pair.
  public init(prompt: String, shown: String) { (self.prompt, self.shown) = (prompt, shown) }
}
