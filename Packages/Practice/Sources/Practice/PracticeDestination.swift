/// The screens that the feature asks its router to show.
public enum PracticeDestination: Equatable, Sendable {
  /// The practice itself.
  case session(SessionOptions)
  /// The editor of a word.
  case editor(PracticeWord.ID)
}
