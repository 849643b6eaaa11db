import CoreModule

/// The wait between attempts: 2 seconds at first, 1.5 times as long each time, at most two minutes.
public struct BackOff: Equatable, Sendable {
  /// The minimum wait, in seconds.
  public static let shortest = 2.0
  /// The maximum wait, in seconds.
  public static let longest = 120.0

  /// The next wait, in seconds.
  public private(set) var delay = BackOff.shortest

  /// Increases the wait.
  ///
  /// - Parameter jitter: A random number from -1 to 1, which changes the wait by up to 5 %, so that clients do not retry at the same time.
  public mutating func grow(jitter: Double) {
    delay = min(Self.longest, min(Self.longest, delay * 1.5) * (1 + 0.05 * max(-1, min(1, jitter))))
  }
}

/// A way to wait, which tests replace.
public struct Pause: Sendable {
  /// Waits for this number of seconds.
  public let wait: @Sendable (Double) async -> Void

  /// Creates a pause.
  public init(wait: @escaping @Sendable (Double) async -> Void) { self.wait = wait }
}
