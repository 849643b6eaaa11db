/// Carries a feature's requests to navigate elsewhere.
///
/// The feature declares its destinations; the host decides how to show them.
@MainActor
public protocol Router<Destination> {
  /// The destinations of the feature, usually an enum.
  associatedtype Destination

  /// Asks the host to show `destination`.
  func navigate(to destination: Destination)
}
