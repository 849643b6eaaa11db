/// The screens that the feature asks its router to show.
public enum WordGameDestination: Equatable, Sendable {
  /// A round.
  case play(RoundOptions)
  /// The scores of past rounds.
  case scores
  /// The words that were asked.
  case words
}
