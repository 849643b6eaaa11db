/// Reads JSON (RFC 8259) from bytes of valid UTF-8, piece by piece.
struct JSONText {
  /// From this place on it is no JSON, or nested deeper than a board can be.
  struct Fault: Error {
    let position: Int
  }

  let bytes: [UInt8]
  var position: Int
  /// Whether the text read last had half of a surrogate pair in it.
  var hadLoneSurrogate = false

  static let mostDepth = 64

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var fault: Fault { Fault(position: position) }

  /// The byte that comes next, behind white space; `nil` at the end.
  mutating func next() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// Passes over this byte, if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(Fault) {
    guard skip(byte) else { throw fault }
  }

  /// Lets `element` read each element of the list, or each member of the object, that begins here.
  mutating func elements(_ open: UInt8, _ close: UInt8, _ element: (inout JSONText) throws(Fault) -> Void) throws(Fault) {
    try expect(open)
    if skip(close) { return }
    repeat {
      _ = next()
      try element(&self)
    } while skip(UInt8(ascii: ","))
    try expect(close)
  }

  /// Lets `member` read the value of each member of the object that begins here.
  mutating func members(_ member: (inout JSONText, String) throws(Fault) -> Void) throws(Fault) {
    try elements(UInt8(ascii: "{"), UInt8(ascii: "}")) { text throws(Fault) in
      let name = try text.string()
      try text.expect(UInt8(ascii: ":"))
      _ = text.next()
      try member(&text, name)
    }
  }

  /// Passes over a value of any kind.
  mutating func skipValue(depth: Int = 0) throws(Fault) {
    guard depth < Self.mostDepth else { throw fault }
    switch next() {
    case UInt8(ascii: "{"):
      try members { text, _ throws(Fault) in try text.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try elements(UInt8(ascii: "["), UInt8(ascii: "]")) { text throws(Fault) in try text.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try expect("true")
    case UInt8(ascii: "f"): try expect("false")
    case UInt8(ascii: "n"): try expect("null")
    default: try skipNumber()
    }
  }

  mutating func expect(_ word: StaticString) throws(Fault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[index] else { throw fault }
      position += 1
    }
  }

  private mutating func skipNumber() throws(Fault) {
    if has(UInt8(ascii: "-")) { position += 1 }
    if has(UInt8(ascii: "0")) { position += 1 } else { try skipDigits() }
    if has(UInt8(ascii: ".")) {
      position += 1
      try skipDigits()
    }
    guard has(UInt8(ascii: "e")) || has(UInt8(ascii: "E")) else { return }
    position += 1
    if has(UInt8(ascii: "+")) || has(UInt8(ascii: "-")) { position += 1 }
    try skipDigits()
  }

  private func has(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func skipDigits() throws(Fault) {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    if position == start { throw fault }
  }
}
