import CoreModule

/// How long to wait between attempts: 2 seconds at first, half as long again each time, never more than two minutes.
public struct BackOff: Equatable, Sendable {
  /// The shortest wait, in seconds.
  public static let shortest = 2.0
  /// The longest wait, in seconds.
  public static let longest = 120.0

  /// The next wait, in seconds.
  public private(set) var delay: Double

  /// A back-off that begins with `delay` seconds.
  public init(delay: Double = BackOff.shortest) { self.delay = delay }

  /// Makes the next wait longer; `jitter` from -1 to 1 varies it by a twentieth, so that not all clients come at once.
  public mutating func grow(jitter: Double) {
    delay = min(Self.longest, min(Self.longest, delay * 1.5) * (1 + 0.05 * max(-1, min(1, jitter))))
  }

  /// Begins again.
  public mutating func reset() { delay = Self.shortest }
}

/// Lets time pass. Handed down from the root, so that a test need not wait.
public struct Pause: Sendable {
  /// Returns after so many seconds.
  public let wait: @Sendable (Double) async -> Void

  /// Makes a pause from what waits.
  public init(wait: @escaping @Sendable (Double) async -> Void) { self.wait = wait }
}
