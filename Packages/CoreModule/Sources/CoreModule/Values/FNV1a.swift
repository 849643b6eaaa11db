/// The 64-bit FNV-1a hash (Fowler, Noll and Vo), the same in every run and on every machine.
///
/// It is not a cryptographic hash: collisions are easy to construct.
public struct FNV1a: Sendable {
  /// The hash of no bytes.
  public static let offsetBasis: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of the bytes added so far.
  public private(set) var value: UInt64

  /// Creates a hash that starts from `value`; a different start gives a different function.
  public init(_ value: UInt64 = offsetBasis) { self.value = value }

  /// The hash of bytes.
  public init(_ bytes: UnsafeRawBufferPointer) {
    self.init()
    add(bytes)
  }

  /// The hash of the UTF-8 of a text.
  public init(_ text: String) {
    self.init()
    add(text)
  }

  /// Adds bytes.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    for byte in bytes { add(byte) }
  }

  /// Adds a byte.
  public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds the UTF-8 of a text.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }
}
