/// A word and what is shown beside it, which may or may not be its translation.
public struct WordPair: Hashable, Sendable {
  /// The word that is asked about.
  public let prompt: String
  /// What may be its translation.
  public let shown: String

  /// A pair from its two texts.
  public init(prompt: String, shown: String) {
    self.prompt = prompt
    self.shown = shown
  }
}
