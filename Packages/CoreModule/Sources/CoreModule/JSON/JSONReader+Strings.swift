extension JSONReader {
  /// Reads the next string. Half of a surrogate pair is replaced by U+FFFD and recorded as a flaw.
  ///
  /// - Throws: When the next byte does not begin a string, or the string does not end.
  public mutating func string() throws(Fault) -> String {
    guard next == UInt8(ascii: "\"") else { throw fault }
    position += 1
    let start = position
    passPlain()
    if next == UInt8(ascii: "\"") {
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    var text = Array(bytes[start..<position])
    while next == UInt8(ascii: "\\") {
      position += 1
      text += Array(String(try escaped()).utf8)
      let plain = position
      passPlain()
      text += bytes[plain..<position]
    }
    guard next == UInt8(ascii: "\"") else { throw fault }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Skips the next string, ignoring flaws.
  ///
  /// - Throws: When the next byte does not begin a string, or the string does not end.
  public mutating func skipString() throws(Fault) {
    guard next == UInt8(ascii: "\"") else { throw fault }
    position += 1
    passPlain()
    let flaws = flaws
    while next == UInt8(ascii: "\\") {
      position += 1
      _ = try escaped()
      passPlain()
    }
    self.flaws = flaws
    guard next == UInt8(ascii: "\"") else { throw fault }
    position += 1
  }

  /// Skips bytes that need no unescaping.
  private mutating func passPlain() {
    bytes.withUnsafeBufferPointer { bytes in
      while position < bytes.count {
        let byte = bytes[position]
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { return }
        position += 1
      }
    }
  }

  /// The character of the escape sequence after a backslash.
  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    guard let letter = next else { throw fault }
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

  /// The character of a `\u` escape, or of two that form a surrogate pair.
  private mutating func unicode() throws(Fault) -> Unicode.Scalar {
    let first = try codeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if UTF16.isLeadSurrogate(first), next == UInt8(ascii: "\\"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "u") {
      position += 2
      let second = try codeUnit()
      if UTF16.isTrailSurrogate(second),
        let scalar = Unicode.Scalar(0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
      {
        return scalar
      }
      position = end
    }
    flaws.append(.loneSurrogate)
    return "\u{FFFD}"
  }

  private mutating func codeUnit() throws(Fault) -> UInt16 {
    guard position + 4 <= bytes.count, bytes[position..<position + 4].allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw fault }
    position += 4
    return unit
  }
}
