import CoreModule

/// A token of XML, as far as vocabulary files need it.
enum XMLToken: Equatable {
  case open(name: String, attributes: [String: String])
  case close(name: String)
  case text(String)
}

/// Tokenizes XML incrementally. Declarations, comments and processing instructions are skipped.
struct XMLTokens {
  private var buffer: [UInt8] = []
  private var position = 0
  /// The line on which the next token begins.
  private(set) var line = 1
  /// The name of a self-closing element whose closing token comes next.
  private var pendingClose: String?

  /// The maximum size of a token, in bytes; longer ones are rejected.
  static let maximumBytes = 1 << 20

  /// The XML is invalid from this line on.
  struct Fault: Error, Equatable {
    let line: Int
    /// Whether it is too large for memory; otherwise it is not well-formed.
    var isTooLarge = false
  }

  mutating func append(_ bytes: [UInt8]) {
    buffer.removeFirst(position)
    position = 0
    buffer += bytes
  }

  /// The next complete token; `nil` when more bytes are needed.
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

  /// Skips a comment, a processing instruction or a declaration: `nil` when there is none, `false` when it is incomplete.
  private mutating func skipMarkup(isLast: Bool) throws(Fault) -> Bool? {
    let ends = [("<!--", "-->"), ("<?", "?>")]
    for (start, end) in ends where starts(start) {
      guard let stop = find(end, from: position + start.utf8.count) else { return try wait(isLast) }
      advance(to: stop + end.utf8.count)
      return true
    }
    guard starts("<!"), !starts("<![") else {
      // `<!` and `<!-` may be the start of a comment.
      if !isLast, buffer.count - position < 9, starts("<!") { return false }
      return nil
    }
    if !isLast, buffer.count - position < 4 { return false }
    // A document type may have declarations in brackets. Custom entities are not supported.
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
    let text = CharacterReferences.resolved(in: try string(buffer[position..<end])[...])
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
    let tag = MarkupTag(inside[...])
    let attributes = tag.attributes
    guard let first = tag.name.first, first.isLetter || first == "_", attributes.areWellFormed else { throw Fault(line: line) }
    advance(to: end + 1)
    if tag.isEnd { return .close(name: tag.name) }
    if tag.isEmpty { pendingClose = tag.name }
    return .open(name: tag.name, attributes: attributes.read.reduce(into: [:]) { $0[$1.name] = $1.value })
  }

  /// Reports that more bytes are needed, or throws when there are no more or too many.
  private func wait(_ isLast: Bool) throws(Fault) -> Bool {
    guard !isLast else { throw Fault(line: line) }
    guard buffer.count - position <= Self.maximumBytes else { throw Fault(line: line, isTooLarge: true) }
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
}
