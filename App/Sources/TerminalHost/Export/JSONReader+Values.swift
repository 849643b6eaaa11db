extension JSONReader {
  /// Reads a value.
  mutating func value(depth: Int = 0) throws(Fault) -> JSON {
    space()
    guard depth < Self.mostDepth else { throw fault }
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth))
    case UInt8(ascii: "["):
      position += 1
      var values: [JSON] = []
      try elements(until: UInt8(ascii: "]")) { reader throws(Fault) in values.append(try reader.value(depth: depth + 1)) }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try string())
    default: return try plainValue()
    }
  }

  /// Passes over a value.
  mutating func skipValue(depth: Int = 0) throws(Fault) {
    space()
    guard depth < Self.mostDepth else { throw fault }
    switch next {
    case UInt8(ascii: "{"):
      position += 1
      try elements(until: UInt8(ascii: "}")) { reader throws(Fault) in
        try reader.skipString()
        try reader.expect(UInt8(ascii: ":"))
        try reader.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      position += 1
      try elements(until: UInt8(ascii: "]")) { reader throws(Fault) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): try skipString()
    default: _ = try plainValue()
    }
  }

  private mutating func members(_ depth: Int) throws(Fault) -> [(String, JSON)] {
    position += 1
    var members: [(String, JSON)] = []
    try elements(until: UInt8(ascii: "}")) { reader throws(Fault) in
      let name = try reader.string()
      try reader.expect(UInt8(ascii: ":"))
      let value = try reader.value(depth: depth + 1)
      if members.contains(where: { $0.0 == name }) { reader.flaws.append(.duplicateKey(name)) } else { members.append((name, value)) }
    }
    return members
  }

  private mutating func plainValue() throws(Fault) -> JSON {
    switch next {
    case UInt8(ascii: "t"):
      try expect("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    default: return try number()
    }
  }

  private mutating func number() throws(Fault) -> JSON {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let isZero = next == UInt8(ascii: "0")
    guard digits() else { throw fault }
    if isZero, position > start + (bytes[start] == UInt8(ascii: "-") ? 2 : 1) { throw fault }
    if next == UInt8(ascii: ".") {
      position += 1
      guard digits() else { throw fault }
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard digits() else { throw fault }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return Int(text).map(JSON.number) ?? .decimal(text)
  }

  /// Passes over digits; whether there is any.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position > start
  }
}
