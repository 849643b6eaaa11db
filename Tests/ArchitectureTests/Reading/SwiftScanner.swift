/// Cuts a Swift file into tokens: well enough for the rules, with no need of a compiler.
struct SwiftScanner {
  private struct OpenText {
    let hashes: Int
    let isMultiline: Bool
    /// How many brackets of the interpolation are open.
    var depth = 0
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var isFirstOnLine = true
  private var isAttached = false
  private var openTexts: [OpenText] = []
  private var tokens: [SwiftToken] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// The tokens of `text`, in order.
  static func tokens(of text: String) -> [SwiftToken] {
    var scanner = SwiftScanner(text)
    while scanner.position < scanner.bytes.count { scanner.scanNext() }
    return scanner.tokens
  }

  /// Letters, digits, all that is not ASCII, and what begins an attribute, a macro or a closure's argument.
  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...: true
    default: false
    }
  }

  private mutating func scanNext() {
    if skipsSpace() { return }
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    if isNext("\"", after: hashes) {
      let isMultiline = isNext("\"\"\"", after: hashes)
      position += hashes + (isMultiline ? 3 : 1)
      scanText(OpenText(hashes: hashes, isMultiline: isMultiline))
    } else if hashes > 0, isNext("/", after: hashes) {
      skip(until: "/" + String(repeating: "#", count: hashes), from: hashes + 1)
      append("/")
    } else if isNext("`") {
      let start = position
      skip(until: "`", from: 1)
      append(String(decoding: bytes[start..<position], as: UTF8.self))
    } else if Self.isInWord(bytes[position]) {
      let word = bytes[position...].prefix { Self.isInWord($0) && $0 != UInt8(ascii: "`") }
      position += word.count
      append(String(decoding: word, as: UTF8.self))
    } else {
      scanMark()
    }
  }

  private mutating func skipsSpace() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "\n"): advanceLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
    case _ where isNext("//"): position += bytes[position...].prefix { $0 != UInt8(ascii: "\n") }.count
    case _ where isNext("/*"): skipBlockComment()
    default: return false
    }
    isAttached = false
    return true
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isNext("/*") { depth += 1 } else if isNext("*/") { depth -= 1 }
      if isNext("/*") || isNext("*/") { position += 2 } else { advance() }
    } while depth > 0 && position < bytes.count
  }

  private mutating func scanMark() {
    let mark = String(decoding: [bytes[position]], as: UTF8.self)
    position += 1
    if let last = openTexts.indices.last {
      openTexts[last].depth += mark == "(" ? 1 : mark == ")" ? -1 : 0
      if openTexts[last].depth == 0 { return scanText(openTexts.removeLast()) }
    }
    append(mark)
  }

  /// Reads a text up to its end, or to its next interpolation, whose code is read as any other.
  private mutating func scanText(_ text: OpenText) {
    let hashes = String(repeating: "#", count: text.hashes)
    let end = (text.isMultiline ? "\"\"\"" : "\"") + hashes
    let start = position
    while position < bytes.count, !isNext(end) {
      if isNext("\\" + hashes + "(") {
        append("\"", literal: String(decoding: bytes[start..<position], as: UTF8.self))
        position += 2 + hashes.count
        return openTexts.append(OpenText(hashes: text.hashes, isMultiline: text.isMultiline, depth: 1))
      }
      if isNext("\\" + hashes) { position += 1 + hashes.count }
      advance()
    }
    append("\"", literal: String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self))
    position += end.utf8.count
  }

  private mutating func append(_ text: String, literal: String? = nil) {
    tokens.append(SwiftToken(text: text, literal: literal, line: line, isFirstOnLine: isFirstOnLine, isAttached: isAttached))
    isFirstOnLine = false
    isAttached = true
  }

  private func isNext(_ wanted: String, after offset: Int = 0) -> Bool { bytes[(position + offset)...].starts(with: wanted.utf8) }

  private mutating func skip(until end: String, from offset: Int) {
    position += offset
    while position < bytes.count, !isNext(end) { advance() }
    position += end.utf8.count
  }

  private mutating func advance() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "\n") { advanceLine() } else { position += 1 }
  }

  private mutating func advanceLine() {
    position += 1
    line += 1
    isFirstOnLine = true
  }
}
