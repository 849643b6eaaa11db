/// Goes through the text of a TOML document, byte by byte.
struct TOMLKeyReader {
  private let bytes: [UInt8]
  private(set) var position = 0
  /// The line of the position, from 1.
  private(set) var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    // What some editors put before a text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Goes over white space and comments; false at the end.
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

  /// Whether no key can begin here, behind spaces, in a place where one must; the end of the text and of the brackets are no keys either, but
  /// known as such to every reader.
  mutating func isNameless() -> Bool {
    skipSpaces()
    guard let next else { return false }
    let isLetterOrDigit = next < 0x80 && (Unicode.Scalar(next).properties.isAlphabetic || (0x30...0x39).contains(next))
    return !isLetterOrDigit && !"_-\"']".utf8.contains(next)
  }

  /// The column of the position, in scalars from 1.
  var column: Int {
    let line = bytes[..<position].reversed().prefix { $0 != 0x0A }
    return line.count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The parts of a key, with dots between; none where no key stands.
  mutating func key() -> [String] {
    var parts: [String] = []
    var isWhole = true
    repeat {
      skipSpaces()
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): parts.append(quoted())
      default:
        parts.append(bare())
        isWhole = isWhole && parts.last != ""
      }
    } while take(".")
    return isWhole ? parts : []
  }

  /// Goes over a value, which may take several lines where brackets or quotes are open.
  mutating func skipValue() {
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = quoted()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        step()
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        step()
      case UInt8(ascii: "#"): skipLine()
      case 0x0A where depth <= 0: return
      default: step()
      }
    }
  }

  private mutating func bare() -> String {
    let start = position
    while let byte = next, !" \t\r\n.=[]#".utf8.contains(byte) { step() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A text in quotes, of one line or, in three quotes, of several.
  private mutating func quoted() -> String {
    guard let quote = next else { return "" }
    let isLong = bytes[position...].starts(with: [quote, quote, quote])
    for _ in 0..<(isLong ? 3 : 1) { step() }
    let start = position
    var end = position
    while let byte = next {
      end = position
      if isLong ? bytes[position...].starts(with: [quote, quote, quote]) : byte == quote {
        for _ in 0..<(isLong ? 3 : 1) { step() }
        break
      }
      if !isLong, byte == 0x0A { break }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { step() }
      step()
      end = position
    }
    return String(decoding: bytes[start..<max(start, min(end, bytes.count))], as: UTF8.self)
  }

  private mutating func skipSpaces() { while next == 0x20 || next == 0x09 { step() } }

  private mutating func step() {
    guard position < bytes.count else { return }
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }
}
