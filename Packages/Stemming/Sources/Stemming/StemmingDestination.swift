/// The destinations of the feature.
public enum StemmingDestination: Equatable, Sendable {
  /// The explanation of a stored root.
  case explanation(root: String)
}
