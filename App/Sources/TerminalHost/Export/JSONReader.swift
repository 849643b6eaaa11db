/// Reads JSON (RFC 8259) from bytes of valid UTF-8, value by value, and knows on which line it stands.
struct JSONReader {
  /// What is not JSON, or nested deeper than anything that is read here.
  struct Fault: Error, Equatable {
    let position: Int
  }

  /// What is written as JSON but cannot be kept: the value was read, with a part of it changed or lost.
  enum Flaw: Equatable {
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate
    /// A name that stands twice in one object.
    case duplicateKey(String)
  }

  let bytes: [UInt8]
  var position: Int
  /// The flaws of the values read so far.
  var flaws: [Flaw] = []
  var counted = (position: 0, line: 1)

  static let mostDepth = 64

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var fault: Fault { Fault(position: position) }

  /// The byte that comes next, or `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The line on which the reader stands, counted from 1.
  mutating func line() -> Int {
    if position < counted.position { counted = (0, 1) }
    counted.line += bytes[counted.position..<position].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    counted.position = position
    return counted.line
  }

  /// Passes over white space.
  mutating func space() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Passes over this byte and the white space before it, if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    space()
    guard next == byte else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(Fault) {
    guard skip(byte) else { throw fault }
  }

  mutating func expect(_ word: StaticString) throws(Fault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw fault }
      position += 1
    }
  }

  /// Lets `element` read each element of the list, or each member of the object, that is open.
  mutating func elements(until close: UInt8, _ element: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    if skip(close) { return }
    repeat {
      space()
      try element(&self)
    } while skip(UInt8(ascii: ","))
    try expect(close)
  }
}
