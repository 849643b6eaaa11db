/// A clock that never goes back, for measuring durations.
public struct MonotonicClock: Sendable {
  /// The time since an arbitrary start.
  public let now: @Sendable () -> Duration

  /// Creates a clock.
  public init(now: @escaping @Sendable () -> Duration) { self.now = now }
}
