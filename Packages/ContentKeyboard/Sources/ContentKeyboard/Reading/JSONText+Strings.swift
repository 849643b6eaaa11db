extension JSONText {
  /// Reads a string.
  mutating func string() throws(Fault) -> String {
    try expect(UInt8(ascii: "\""))
    hadLoneSurrogate = false
    let start = position
    passPlain()
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      defer { position += 1 }
      return bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[start..<position]), as: UTF8.self) }
    }
    var text = Array(bytes[start..<position])
    while position < bytes.count, bytes[position] == UInt8(ascii: "\\") {
      position += 1
      text += Array(String(try escaped()).utf8)
      let plain = position
      passPlain()
      text += bytes[plain..<position]
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw fault }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Passes over what stands for itself.
  private mutating func passPlain() {
    bytes.withUnsafeBufferPointer { bytes in
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
        position += 1
      }
    }
  }

  /// What the escape after a backslash means.
  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard position < bytes.count else { throw fault }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode()
    default:
      position -= 1
      throw fault
    }
  }

  /// The character of one `\u` escape, or of two that are a surrogate pair.
  private mutating func unicode() throws(Fault) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if UTF16.isLeadSurrogate(first), bytes.count - position >= 2, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let second = try codeUnit()
      let isPair = UTF16.isTrailSurrogate(second)
      if isPair, let scalar = Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)) { return scalar }
      position = end
    }
    hadLoneSurrogate = true
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    let digits = bytes[min(position, bytes.count)..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault }
    position += 4
    return unit
  }

  /// Writes a text as a JSON string.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { append(byte, to: &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x0A: bytes += Array("\\n".utf8)
    case 0x0D: bytes += Array("\\r".utf8)
    case 0x09: bytes += Array("\\t".utf8)
    case 0x00...0x1F, 0x7F: bytes += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
    default: bytes.append(byte)
    }
  }
}
