/// Where the feature may ask to go.
public enum WordGameDestination: Equatable, Sendable {
  /// A round.
  case play(RoundOptions)
  /// The rounds that were played.
  case scores
  /// The words that were asked.
  case words
}
