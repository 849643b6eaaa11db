import Glibc

/// A point in time after which to stop waiting, on the monotonic clock.
public struct Deadline: Sendable {
  private let end: Int

  /// The deadline this long from now.
  public init(after limit: Duration) {
    let (seconds, attoseconds) = limit.components
    end = Self.now + Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// The time left, in milliseconds.
  public var millisecondsLeft: Int { max(0, end - Self.now) }

  /// Whether the deadline has passed.
  public var isOver: Bool { millisecondsLeft == 0 }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
