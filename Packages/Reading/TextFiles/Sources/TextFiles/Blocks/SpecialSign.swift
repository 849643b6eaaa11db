/// A control character, an unusual space, an invisible sign, or one that begins with the same byte as these.
struct SpecialSign {
  enum Kind {
    case space
    case invisible
    case visible
  }

  let kind: Kind
  /// How many bytes it has.
  let length: Int

  init(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let lead = bytes[index]
    guard lead >= 0xC2 else {
      (kind, length) = (.space, 1)
      return
    }
    let size = lead < 0xE0 ? 2 : 3
    guard index + size <= bytes.count else {
      (kind, length) = (.visible, bytes.count - index)
      return
    }
    length = size
    kind =
      size == 2
      ? Self.latin(bytes[index + 1]) : Self.other(UInt32(lead) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]))
  }

  /// The kind of U+0080 to U+00BF by its second byte: C1 controls, the no-break space, the soft hyphen.
  private static func latin(_ byte: UInt8) -> Kind {
    switch byte {
    case 0x85, 0xA0: .space
    case ..<0xA0, 0xAD: .invisible
    default: .visible
    }
  }

  /// The kind of a sign by its three bytes.
  private static func other(_ bytes: UInt32) -> Kind {
    switch bytes {
    // The spaces from U+2000 on, the ends of lines and paragraphs, narrow, mathematical, ideographic and Ogham spaces.
    case 0xE2_8080...0xE2_808A, 0xE2_80A8, 0xE2_80A9, 0xE2_80AF, 0xE2_819F, 0xE3_8080, 0xE1_9A80: .space
    // Places where a word may be divided, marks of direction, byte order marks.
    case 0xE2_808B, 0xE2_808E, 0xE2_808F, 0xE2_80AA...0xE2_80AE, 0xE2_81A0, 0xE2_81A6...0xE2_81A9, 0xE1_A08E, 0xEF_BBBF: .invisible
    default: .visible
    }
  }
}
