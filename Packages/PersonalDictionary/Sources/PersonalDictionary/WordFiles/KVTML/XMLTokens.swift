import CoreModule

/// A piece of XML, as far as vocabulary files need it: elements and texts.
enum XMLToken: Equatable {
  case open(name: String, attributes: [String: String])
  case close(name: String)
  case text(String)
}

/// Takes XML apart, whose bytes come piece by piece. Declarations, comments and instructions are passed over.
struct XMLTokens {
  private var buffer: [UInt8] = []
  private var position = 0
  /// The line on which the next token begins.
  private(set) var line = 1
  /// What an element that closes itself still has to say.
  private var pendingClose: String?

  /// No token is longer.
  static let mostBytes = 1 << 20

  /// The XML cannot be read from this line on.
  struct Fault: Error, Equatable {
    let line: Int
    /// Whether it goes beyond what is held in memory; else it is not well-formed.
    var isTooLarge = false
  }

  mutating func append(_ bytes: [UInt8]) {
    buffer.removeFirst(position)
    position = 0
    buffer += bytes
  }

  /// The next token that is whole, or `nil` when more bytes are needed.
  mutating func next(isLast: Bool) throws(Fault) -> XMLToken? {
    if let name = pendingClose.take() { return .close(name: name) }
    while position < buffer.count {
      if buffer[position] != UInt8(ascii: "<") { return try text(isLast: isLast) }
      if let skipped = try skipMarkup(isLast: isLast) {
        guard skipped else { return nil }
        continue
      }
      if starts("<![CDATA[") { return try characterData(isLast: isLast) }
      return try tag(isLast: isLast)
    }
    return nil
  }

  /// Passes over a comment, an instruction or a declaration: `nil` when there is none, `false` when it goes on behind the bytes.
  private mutating func skipMarkup(isLast: Bool) throws(Fault) -> Bool? {
    let ends = [("<!--", "-->"), ("<?", "?>")]
    for (start, end) in ends where starts(start) {
      guard let stop = find(end, from: position + start.utf8.count) else { return try wait(isLast) }
      advance(to: stop + end.utf8.count)
      return true
    }
    guard starts("<!"), !starts("<![") else {
      // "<!" and "<!-" may become a comment.
      if !isLast, buffer.count - position < 9, starts("<!") { return false }
      return nil
    }
    if !isLast, buffer.count - position < 4 { return false }
    // A document type may hold declarations in brackets; entities of one's own are not followed.
    var depth = 0
    for index in position..<buffer.count {
      if buffer[index] == UInt8(ascii: "[") { depth += 1 }
      if buffer[index] == UInt8(ascii: "]") { depth -= 1 }
      guard buffer[index] == UInt8(ascii: ">"), depth <= 0 else { continue }
      advance(to: index + 1)
      return true
    }
    return try wait(isLast)
  }

  private mutating func text(isLast: Bool) throws(Fault) -> XMLToken? {
    guard let end = buffer[position...].firstIndex(of: UInt8(ascii: "<")) ?? (isLast ? buffer.count : nil) else {
      return try wait(isLast) ? nil : nil
    }
    let text = Self.unescaped(try string(buffer[position..<end]))
    advance(to: end)
    return .text(text)
  }

  private mutating func characterData(isLast: Bool) throws(Fault) -> XMLToken? {
    guard let end = find("]]>", from: position + 9) else { return try wait(isLast) ? nil : nil }
    let text = try string(buffer[(position + 9)..<end])
    advance(to: end + 3)
    return .text(text)
  }

  private mutating func tag(isLast: Bool) throws(Fault) -> XMLToken? {
    var quote: UInt8?
    guard
      let end = buffer[position...].firstIndex(where: { byte in
        if let open = quote {
          if byte == open { quote = nil }
          return false
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        return byte == UInt8(ascii: ">")
      })
    else { return try wait(isLast) ? nil : nil }
    let inside = try string(buffer[(position + 1)..<end])
    let token = XMLTag(inside)
    guard let token else { throw Fault(line: line) }
    advance(to: end + 1)
    if token.isClosing { return .close(name: token.name) }
    if token.isEmpty { pendingClose = token.name }
    return .open(name: token.name, attributes: token.attributes)
  }

  /// More bytes are needed; when none can come, or too many came, the XML is not well-formed.
  private func wait(_ isLast: Bool) throws(Fault) -> Bool {
    guard !isLast else { throw Fault(line: line) }
    guard buffer.count - position <= Self.mostBytes else { throw Fault(line: line, isTooLarge: true) }
    return false
  }

  private func string(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Fault(line: line) }
    return text
  }

  private func starts(_ text: String) -> Bool { buffer[position...].starts(with: text.utf8) }

  private func find(_ text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    guard start + pattern.count <= buffer.count else { return nil }
    return (start...(buffer.count - pattern.count)).first { buffer[$0...].starts(with: pattern) }
  }

  private mutating func advance(to end: Int) {
    line += buffer[position..<end].count { $0 == 0x0A }
    position = end
  }

  /// The text with its references resolved.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      if character == "&", let (decoded, end) = PlainText.entity(rest) {
        result += decoded
        rest = rest[end...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

/// What stands between `<` and `>`.
struct XMLTag {
  let name: String
  let isClosing: Bool
  let isEmpty: Bool
  private(set) var attributes: [String: String] = [:]

  init?(_ inside: String) {
    isClosing = inside.hasPrefix("/")
    isEmpty = inside.hasSuffix("/")
    let content = inside.drop { $0 == "/" }
    name = String(content.prefix { !$0.isWhitespace && $0 != "/" })
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    var rest = content.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "=") {
      let key = String(rest[..<equals]).trimmed
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'", let end = value.dropFirst().firstIndex(of: quote) else { return nil }
      attributes[key] = XMLTokens.unescaped(String(value[value.index(after: value.startIndex)..<end]))
      rest = value[value.index(after: end)...]
    }
  }
}
