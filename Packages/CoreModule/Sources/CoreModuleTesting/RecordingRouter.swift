public import CoreModule

/// A router that records its destinations.
@MainActor
public final class RecordingRouter<Destination>: Router {
  /// The destinations, oldest first.
  public private(set) var destinations: [Destination] = []

  /// Creates a router without destinations.
  public init() {}

  /// Records `destination`.
  public func navigate(to destination: Destination) { destinations.append(destination) }
}
