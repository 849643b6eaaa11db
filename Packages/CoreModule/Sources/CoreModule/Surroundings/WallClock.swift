/// Tells the time. Handed down from the root, so that a test decides what time it is.
public struct WallClock: Sendable {
  /// The time now.
  public let now: @Sendable () -> Timestamp

  /// Makes a clock that answers with `now`.
  public init(now: @escaping @Sendable () -> Timestamp) { self.now = now }
}
