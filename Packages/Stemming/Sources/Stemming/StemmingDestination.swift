/// The screens that the feature asks its router to show.
public enum StemmingDestination: Equatable, Sendable {
  /// The explanation of a stored root.
  case explanation(root: String)
}
