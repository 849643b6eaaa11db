/// Where the feature may ask to go.
public enum StemmingDestination: Equatable, Sendable {
  /// How the words of a kept root came to it.
  case explanation(root: String)
}
