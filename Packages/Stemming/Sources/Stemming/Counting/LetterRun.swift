/// Eight bytes of a text at once, as one number, the first byte lowest.
struct LetterRun {
  /// The highest bit of each byte.
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The highest bit of each byte that is a letter of ASCII.
  ///
  /// Within seven bits, and with capitals made small, `a` and above reach the eighth bit by adding 0x1F, `{` and above by adding 5.
  @inline(__always)
  static func letters(_ bytes: UInt64) -> UInt64 {
    let small = (bytes & 0x7F7F_7F7F_7F7F_7F7F) | 0x2020_2020_2020_2020
    return (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505) & ~bytes & highBits
  }

  /// How many bytes stand before the first one that is marked; 8 when none is.
  @inline(__always)
  static func bytes(before marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// All bits of the first `count` bytes, from 0 to 7.
  @inline(__always)
  static func mask(_ count: Int) -> UInt64 { (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1 }

  /// White space of ASCII.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// A letter of ASCII.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
