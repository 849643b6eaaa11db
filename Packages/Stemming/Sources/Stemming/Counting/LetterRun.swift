/// Eight bytes of a text as one integer, first byte lowest.
struct LetterRun {
  /// The highest bit of each byte.
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// A mask of the bytes that are ASCII letters.
  ///
  /// In lower case and without the top bit, adding 0x1F carries into the top bit from `a` on, and adding 5 from `{` on.
  @inline(__always)
  static func letters(_ bytes: UInt64) -> UInt64 {
    let small = (bytes & 0x7F7F_7F7F_7F7F_7F7F) | 0x2020_2020_2020_2020
    return (small &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(small &+ 0x0505_0505_0505_0505) & ~bytes & highBits
  }

  /// The number of bytes before the first marked one; 8 when none is marked.
  @inline(__always)
  static func bytes(before marks: UInt64) -> Int { marks.trailingZeroBitCount &>> 3 }

  /// A mask of the first `count` bytes, from 0 to 7.
  @inline(__always)
  static func mask(_ count: Int) -> UInt64 { (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1 }

  /// Whether the byte is ASCII white space.
  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 9 < 5 }

  /// Whether the byte is an ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
