/// Reads JSON (RFC 8259) from bytes of valid UTF-8, piece by piece, and knows on which line it stands.
public struct JSONReader: Sendable {
  /// What is not JSON, or nested deeper than anything that is read here.
  public struct Fault: Error, Equatable {
    /// How many bytes are before it.
    public let position: Int
  }

  /// What is written as JSON but cannot be kept: the value was read, with a part of it changed or lost.
  public enum Flaw: Equatable, Sendable {
    /// Half of a surrogate pair, which is no character.
    case loneSurrogate
    /// A name that stands twice in one object.
    case duplicateKey(String)
  }

  /// What is read.
  public let bytes: [UInt8]
  /// How many of the bytes were read.
  public var position: Int
  /// The flaws of what was read so far.
  public var flaws: [Flaw] = []
  private var counted = (position: 0, line: 1)

  /// Deeper than this no value is nested.
  public static let mostDepth = 64

  /// Reads `bytes` from `position` on.
  public init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads a document, behind the byte order mark that some editors put before a text.
  public init(document bytes: [UInt8]) {
    self.init(bytes, at: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// That what comes next is not what it should be.
  public var fault: Fault { Fault(position: position) }

  /// The byte that comes next, or `nil` at the end.
  public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The line of a position, counted from 1.
  public mutating func line(at position: Int) -> Int {
    if position < counted.position { counted = (0, 1) }
    counted.line += bytes[counted.position..<position].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    counted.position = position
    return counted.line
  }

  /// The column of a position, counted in characters of Unicode from 1.
  public func column(at position: Int) -> Int {
    let start = bytes[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<position], as: UTF8.self).unicodeScalars.count + 1
  }

  /// Passes over white space.
  public mutating func space() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Passes over this byte and the white space before it, if it comes next.
  public mutating func skip(_ byte: UInt8) -> Bool {
    space()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Passes over this byte and the white space before it.
  ///
  /// - Throws: When something else comes next.
  public mutating func expect(_ byte: UInt8) throws(Fault) {
    guard skip(byte) else { throw fault }
  }

  /// Passes over this word.
  ///
  /// - Throws: When something else comes next.
  public mutating func expect(_ word: StaticString) throws(Fault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw fault }
      position += 1
    }
  }

  /// Lets `element` read each element of the list that begins here.
  ///
  /// - Throws: When no list begins here, or it does not end; and what `element` throws.
  public mutating func elements(_ element: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    try parts(UInt8(ascii: "["), UInt8(ascii: "]"), element)
  }

  /// Lets `member` read the value of each member of the object that begins here.
  ///
  /// - Throws: When no object begins here, or it does not end; and what `member` throws.
  public mutating func members(_ member: (inout JSONReader, String) throws(Fault) -> Void) throws(Fault) {
    try parts(UInt8(ascii: "{"), UInt8(ascii: "}")) { reader throws(Fault) in
      let name = try reader.string()
      try reader.expect(UInt8(ascii: ":"))
      reader.space()
      try member(&reader, name)
    }
  }

  private mutating func parts(
    _ open: UInt8, _ close: UInt8, _ part: (inout JSONReader) throws(Fault) -> Void
  ) throws(Fault) {
    try expect(open)
    if skip(close) { return }
    repeat {
      space()
      try part(&self)
    } while skip(UInt8(ascii: ","))
    try expect(close)
  }
}
