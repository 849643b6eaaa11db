extension JSONReader {
  /// Passes over the value that begins here or behind white space, whatever its flaws. `depth` is how deep it is nested itself.
  ///
  /// - Throws: When it is no JSON, or nested too deep.
  public mutating func skipValue(depth: Int = 0) throws(Fault) {
    space()
    guard depth < Self.mostDepth else { throw fault }
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

  /// Reads the number that begins here, as it is written.
  ///
  /// - Throws: When no number begins here.
  public mutating func number() throws(Fault) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
      // Only a lone zero begins with one.
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
