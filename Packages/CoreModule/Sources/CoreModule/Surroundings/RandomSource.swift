public import Foundation

/// Gives random bits. It is injected, so that tests control it.
public struct RandomSource: Sendable {
  /// The next 64 random bits.
  public let next: @Sendable () -> UInt64

  /// Creates a source.
  public init(next: @escaping @Sendable () -> UInt64) { self.next = next }

  /// A new random identity: a version 4 UUID of RFC 9562.
  public func uuid() -> UUID {
    let (upper, lower) = (next() & ~0xF000 | 0x4000, next() & ~(0xC0 << 56) | (0x80 << 56))
    return withUnsafeBytes(of: (upper.bigEndian, lower.bigEndian)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
