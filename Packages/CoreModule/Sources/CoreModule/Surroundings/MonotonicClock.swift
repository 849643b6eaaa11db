/// A clock that only goes forward, by which it is measured how long something takes.
public struct MonotonicClock: Sendable {
  /// The time since some moment.
  public let now: @Sendable () -> Duration

  /// Makes a clock from what tells the time.
  public init(now: @escaping @Sendable () -> Duration) { self.now = now }
}
