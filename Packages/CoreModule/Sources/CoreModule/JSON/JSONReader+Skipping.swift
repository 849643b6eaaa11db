extension JSONReader {
  /// Skips the next value and the white space before it, ignoring flaws. `depth` is the nesting depth of the value.
  ///
  /// - Throws: When it is not valid JSON, or nested too deeply.
  public mutating func skipValue(depth: Int = 0) throws(Fault) {
    space()
    guard depth < Self.maximumDepth else { throw fault }
    switch next {
    case UInt8(ascii: "{"):
      let flaws = flaws
      try members { reader, _ throws(Fault) in try reader.skipValue(depth: depth + 1) }
      self.flaws = flaws
    case UInt8(ascii: "["): try elements { reader throws(Fault) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"): try expect("true")
    case UInt8(ascii: "f"): try expect("false")
    case UInt8(ascii: "n"): try expect("null")
    default: _ = try number()
    }
  }

  /// Reads the next number as it is written.
  ///
  /// - Throws: When the next byte does not begin a number.
  public mutating func number() throws(Fault) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
      // JSON allows no leading zeros.
      if let byte = next, (0x30...0x39).contains(byte) { throw fault }
    } else {
      try digits()
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits()
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    if position == start { throw fault }
  }
}
