/// The destinations of the feature.
public enum PracticeDestination: Equatable, Sendable {
  /// The practice itself.
  case session(SessionOptions)
  /// Statistics: what was practised, and what is due in the next days.
  case statistics
  /// The editor of a word.
  case editor(PracticeWord.ID)
}
