/// The destinations of the feature.
public enum PracticeDestination: Equatable, Sendable {
  /// The practice itself.
  case session(SessionOptions)
  /// The editor of a word.
  case editor(PracticeWord.ID)
}
