public import CoreModule

/// Remembers where a feature asked to go.
@MainActor
public final class RecordingRouter<Destination>: Router {
  /// The destinations, oldest first.
  public private(set) var destinations: [Destination] = []

  /// Makes a router that has been asked nothing yet.
  public init() {}

  /// Remembers `destination`.
  public func navigate(to destination: Destination) { destinations.append(destination) }
}
