/// Carries a feature's wish to leave for another part of the app.
///
/// The feature names its destinations; the host decides what showing one means.
@MainActor
public protocol Router<Destination> {
  /// The places the feature may ask to go to, usually an enum.
  associatedtype Destination

  /// Asks the host to show `destination`.
  func navigate(to destination: Destination)
}
