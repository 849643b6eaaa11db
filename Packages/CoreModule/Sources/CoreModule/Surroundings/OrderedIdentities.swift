public import Foundation

/// Makes identities of which each is greater than the one before: version 7 UUIDs of RFC 9562.
///
/// Many records that are stored together are then next to each other in an index of their identities. Random ones are spread over all of it,
/// and when it is larger than the cache, nearly each of them costs reading and writing a page.
public struct OrderedIdentities: Sendable {
  private var milliseconds: UInt64
  /// The 26 bits after the time. It begins at random, in the lower half.
  private var counter: UInt64

  /// Creates identities that begin with a time.
  public init(from time: Timestamp, _ random: RandomSource) {
    milliseconds = UInt64(clamping: time.milliseconds) & (1 << 48 - 1)
    counter = random.next() & (1 << 25 - 1)
  }

  /// The next identity.
  public mutating func next(_ random: RandomSource) -> UUID {
    let upper = milliseconds << 16 | 0x7000 | counter >> 14
    let lower = 0b10 << 62 | (counter & 0x3FFF) << 48 | random.next() & (1 << 48 - 1)
    counter += 1
    if counter >> 26 != 0 { (milliseconds, counter) = (milliseconds + 1, 0) }
    return withUnsafeBytes(of: (upper.bigEndian, lower.bigEndian)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
