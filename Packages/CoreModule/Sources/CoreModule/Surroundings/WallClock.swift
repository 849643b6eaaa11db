/// Tells the current time. It is injected, so that tests control it.
public struct WallClock: Sendable {
  /// The current time.
  public let now: @Sendable () -> Timestamp

  /// Creates a clock.
  public init(now: @escaping @Sendable () -> Timestamp) { self.now = now }
}
