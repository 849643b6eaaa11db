/// Reads JSON (RFC 8259) incrementally from bytes of valid UTF-8, and tracks the line.
public struct JSONReader: Sendable {
  /// The bytes are not valid JSON, or nested too deeply.
  public struct Fault: Error, Equatable {
    /// The offset of the error in bytes.
    public let position: Int
  }

  /// A part of valid JSON that cannot be represented: the value was read, but changed or incomplete.
  public enum Flaw: Equatable, Sendable {
    /// Half of a surrogate pair, which is not a character.
    case loneSurrogate
    /// A name that occurs twice in an object.
    case duplicateKey(String)
  }

  /// The bytes that are read.
  public let bytes: [UInt8]
  /// The offset of the next byte.
  public var position: Int
  /// The flaws found so far.
  public var flaws: [Flaw] = []
  private var counted = (position: 0, line: 1)

  /// The maximum nesting depth of a value.
  public static let maximumDepth = 64

  /// Reads `bytes` from `position` on.
  public init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

  /// Reads a document and skips a byte order mark.
  public init(document bytes: [UInt8]) {
    self.init(bytes, at: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  /// The error for the present position.
  public var fault: Fault { Fault(position: position) }

  /// The next byte, or `nil` at the end.
  public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The line of a position, counted from 1.
  public mutating func line(at position: Int) -> Int {
    if position < counted.position { counted = (0, 1) }
    counted.line += bytes[counted.position..<position].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    counted.position = position
    return counted.line
  }

  /// The column of a position, counted from 1 in Unicode characters.
  public func column(at position: Int) -> Int {
    let start = bytes[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start..<position], as: UTF8.self).unicodeScalars.count + 1
  }

  /// Skips white space.
  public mutating func space() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  /// Skips white space, and fails when anything else follows.
  public mutating func end() throws(Fault) {
    space()
    guard next == nil else { throw fault }
  }

  /// Skips white space and then this byte. Returns `false` when another byte comes next.
  public mutating func skip(_ byte: UInt8) -> Bool {
    space()
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips white space and then this byte.
  ///
  /// - Throws: When another byte comes next.
  public mutating func expect(_ byte: UInt8) throws(Fault) {
    guard skip(byte) else { throw fault }
  }

  /// Skips this word.
  ///
  /// - Throws: When another text comes next.
  public mutating func expect(_ word: StaticString) throws(Fault) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw fault }
      position += 1
    }
  }

  /// Calls `element` to read each element of the next array.
  ///
  /// - Throws: When the next byte does not begin an array, or the array does not end; also errors of `element`.
  public mutating func elements(_ element: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    try parts(UInt8(ascii: "["), UInt8(ascii: "]"), element)
  }

  /// Calls `member` to read the value of each member of the next object.
  ///
  /// - Throws: When the next byte does not begin an object, or the object does not end; also errors of `member`.
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
