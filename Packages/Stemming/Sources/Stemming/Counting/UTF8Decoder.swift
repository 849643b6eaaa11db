/// Decodes UTF-8 byte by byte and rejects invalid bytes (RFC 3629).
struct UTF8Decoder {
  enum Step {
    /// A scalar is complete.
    case scalar(UInt32)
    /// More bytes are needed.
    case incomplete
    /// The bytes are invalid.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var range: ClosedRange<UInt8> = 0x80...0xBF

  /// Whether a scalar is incomplete.
  var isInside: Bool { missing > 0 }

  mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard range.contains(byte) else { return .invalid }
    range = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing == 0 ? .scalar(value) : .incomplete
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(UInt32(byte))
    case 0xC2...0xDF: (value, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(byte & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(byte & 0x07), 3)
    default: return .invalid
    }
    // Overlong forms, surrogates and values beyond U+10FFFF are invalid.
    switch byte {
    case 0xE0: range = 0xA0...0xBF
    case 0xED: range = 0x80...0x9F
    case 0xF0: range = 0x90...0xBF
    case 0xF4: range = 0x80...0x8F
    default: range = 0x80...0xBF
    }
    return .incomplete
  }
}
