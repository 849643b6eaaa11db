/// Scans a TOML document byte by byte.
struct TOMLKeyReader {
  /// A place that the library cannot parse: a UTF-8 offset, and line and column from 1.
  struct Refusal: Equatable {
    let offset: Int
    let line: Int
    let column: Int
  }

  private let bytes: [UInt8]
  private(set) var position = 0
  /// The current line, from 1.
  private(set) var line = 1
  /// Scanning stops here.
  private(set) var refusal: Refusal?

  /// The library frees nested tables recursively, so the depth must be limited.
  private static let maximumParts = 32

  init(_ text: String) {
    bytes = Array(text.utf8)
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips white space and comments. Returns false at the end.
  mutating func skipToExpression() -> Bool {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "#"): skipLine()
      case 0x09, 0x0A, 0x0D, 0x20: step()
      default: return true
      }
    }
    return false
  }

  mutating func skipLine() { while let byte = next, byte != 0x0A { step() } }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: sign) else { return false }
    step()
    return true
  }

  /// Records a refusal at `offset`, which must be on the current line, and skips to the end. The first place counts: a value is refused after
  /// the NUL in it was.
  mutating func refuse(at offset: Int) {
    let before = bytes[..<offset].reversed().prefix { $0 != 0x0A }
    if refusal.map({ offset < $0.offset }) != false {
      refusal = Refusal(offset: offset, line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
    }
    position = bytes.count
  }

  /// Skips the rest of a line, which may hold only a comment.
  mutating func endLine() {
    skipSpaces()
    if let next, !"#\r\n".utf8.contains(next) { return refuse(at: position) }
    skipLine()
  }

  /// The parts of a dotted key. Refuses the text where one is missing.
  mutating func key() -> [String] {
    var parts: [String] = []
    repeat {
      skipSpaces()
      let isQuoted = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
      let start = position
      parts.append(isQuoted ? quoted() : bare())
      if position == start || parts.count > Self.maximumParts { refuse(at: start) }
    } while take(".")
    return parts
  }

  private mutating func bare() -> String {
    let start = position
    while let byte = next, Self.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") { step() }
    return text(from: start, to: position)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  mutating func word(until ends: String) -> String {
    let start = position
    while let byte = next, !ends.utf8.contains(byte) { step() }
    return text(from: start, to: position)
  }

  private func text(from start: Int, to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  /// A quoted string: on one line, or on several with three quotes.
  mutating func quoted() -> String {
    guard let quote = next else { return "" }
    let isLong = bytes[position...].starts(with: [quote, quote, quote])
    for _ in 0..<(isLong ? 3 : 1) { step() }
    let start = position
    var end = position
    while let byte = next {
      end = position
      if isLong ? bytes[position...].starts(with: [quote, quote, quote]) : byte == quote {
        for _ in 0..<(isLong ? 3 : 1) { step() }
        // Up to two more quotes belong to the string.
        for _ in 0..<(isLong ? 2 : 0) where next == quote { step() }
        break
      }
      if !isLong, byte == 0x0A { break }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        // The library ends a string at NUL.
        if ["u0000", "U00000000"].contains(where: { bytes[(position + 1)...].starts(with: $0.utf8) }) { refuse(at: position) }
        step()
      }
      step()
      end = position
    }
    return text(from: start, to: max(start, min(end, bytes.count)))
  }

  mutating func skipSpaces() { while next == 0x20 || next == 0x09 { step() } }

  mutating func step() {
    guard position < bytes.count else { return }
    if bytes[position] == 0 { return refuse(at: position) }
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }
}
