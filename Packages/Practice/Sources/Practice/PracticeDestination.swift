/// The destinations of the feature.
public enum PracticeDestination: Equatable, Sendable {
  /// The practice itself.
  case session(SessionOptions)
  /// What was practised, and what is ahead.
  case statistics
  /// The editor of a word.
  case editor(PracticeWord.ID)
}
