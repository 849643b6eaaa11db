public import Foundation

/// Gives random bits. Handed down from the root, so that a test decides what is drawn.
public struct RandomSource: Sendable {
  /// The next 64 random bits.
  public let next: @Sendable () -> UInt64

  /// Makes a source that answers with `next`.
  public init(next: @escaping @Sendable () -> UInt64) { self.next = next }

  /// A new random identity: a version 4 UUID of RFC 9562.
  public func uuid() -> UUID {
    var bytes = [next(), next()].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
