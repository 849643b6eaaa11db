/// The result of decoding a scalar of UTF-8.
enum UTF8Scalar {
  /// A scalar and its length in bytes.
  case scalar(UInt32, length: Int)
  /// The beginning of a scalar; its remaining bytes may follow.
  case incomplete
  /// An invalid byte.
  case invalid

  /// Decodes the non-ASCII byte at `index` (Unicode Standard, table 3-7).
  @inline(__always)
  init(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF } else if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF } else if first == 0xF4 { second = 0x80...0x8F }
    default:
      self = .invalid
      return
    }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for place in 1..<length {
      guard index + place < bytes.count else {
        self = .incomplete
        return
      }
      let byte = bytes[index + place]
      guard (place == 1 ? second : 0x80...0xBF).contains(byte) else {
        self = .invalid
        return
      }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    self = .scalar(value, length: length)
  }
}
