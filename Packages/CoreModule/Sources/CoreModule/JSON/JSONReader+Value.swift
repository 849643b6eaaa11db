extension JSONReader {
  /// Reads the next value and the white space before it. `depth` is the nesting depth of the value.
  ///
  /// Of members with the same name, the first is kept; the others are recorded as flaws.
  ///
  /// - Throws: When it is not valid JSON, or nested too deeply.
  public mutating func value(depth: Int = 0) throws(Fault) -> JSON {
    space()
    guard depth < Self.maximumDepth else { throw fault }
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth))
    case UInt8(ascii: "["):
      var values: [JSON] = []
      try elements { reader throws(Fault) in values.append(try reader.value(depth: depth + 1)) }
      return .array(values)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"):
      try expect("true")
      return .bool(true)
    case UInt8(ascii: "f"):
      try expect("false")
      return .bool(false)
    case UInt8(ascii: "n"):
      try expect("null")
      return .null
    default:
      let number = try number()
      return Int(number).map(JSON.number) ?? .decimal(number)
    }
  }

  private mutating func object(_ depth: Int) throws(Fault) -> [(String, JSON)] {
    var object: [(String, JSON)] = []
    var names: Set<String> = []
    try members { reader, name throws(Fault) in
      let value = try reader.value(depth: depth + 1)
      if names.insert(name).inserted { object.append((name, value)) } else { reader.flaws.append(.duplicateKey(name)) }
    }
    return object
  }
}
