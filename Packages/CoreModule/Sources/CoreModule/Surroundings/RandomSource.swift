/// Gives random bits. Handed down from the root, so that a test decides what is drawn.
public struct RandomSource: Sendable {
  /// The next 64 random bits.
  public let next: @Sendable () -> UInt64

  /// Makes a source that answers with `next`.
  public init(next: @escaping @Sendable () -> UInt64) { self.next = next }
}
