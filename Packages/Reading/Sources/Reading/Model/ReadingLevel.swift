public import CoreModule

/// How many of the commonest words of a language the reader knows. Words that are commoner count as known.
public struct ReadingLevel: Hashable, Sendable {
  /// The code of the language.
  public let language: String
  /// The number of words.
  public let estimate: Int
  /// The least and the greatest number that are likely (95 %); `nil` when the reader set the level.
  public let margin: ClosedRange<Int>?
  /// When it was set or estimated.
  public let time: Timestamp

  /// Creates a level.
  public init(language: String, estimate: Int, margin: ClosedRange<Int>? = nil, time: Timestamp) {
    self.language = language
    self.estimate = estimate
    self.margin = margin
    self.time = time
  }
}
