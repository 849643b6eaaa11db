/// Divides bytes with tags, as in HTML and XML, into texts and tags, piece by piece. What only resembles a tag is text; comments, declarations
/// and instructions are left out. Nothing that comes, however broken, needs more memory than a piece and the longest tag.
public struct MarkupScanner: Sendable {
  /// A part of the markup.
  public enum Token: Sendable {
    /// Text between tags, with its character references resolved.
    case text(ArraySlice<UInt8>)
    /// A tag.
    case tag(MarkupTag)
  }

  /// What the bytes are inside of, of which only the end is looked for.
  private enum Omission: Sendable {
    case upTo([UInt8])
    case element([UInt8])
    /// The type of a document, which may have declarations of its own in brackets.
    case documentType(isInBrackets: Bool)
  }

  private var buffer: [UInt8] = []
  private var position = 0
  private var omission: Omission?
  private var isInCharacterData = false
  /// Set when no tag can end any more, so that the rest is not searched again.
  private var hasNoMoreTags = false

  /// Of a longer tag, such as a picture written into the text, only the beginning is kept.
  static let maximumTagBytes = 1 << 16
  private static let keptTagBytes = 1 << 10
  /// The maximum length of a character reference in bytes, with its signs.
  private static let longestReference = 14

  /// Creates a scanner.
  public init() {}

  /// Adds the bytes that come next.
  public mutating func append(_ bytes: [UInt8]) {
    if position == buffer.count {
      buffer = bytes
    } else {
      buffer.removeFirst(position)
      buffer += bytes
    }
    position = 0
  }

  /// Leaves out everything up to the end tag of the element with this name, even what looks like tags, as in a script. An end that never comes is
  /// the end of the text.
  public mutating func leaveOut(element name: String) { omission = .element(Array("</".utf8) + name.lowercased().utf8) }

  /// The next token; `nil` when there is none in the bytes so far.
  public mutating func next(isLast: Bool) -> Token? {
    while position < buffer.count {
      if let omission {
        guard leaveOut(omission, isLast: isLast) else { return nil }
        continue
      }
      if isInCharacterData || buffer[position] != UInt8(ascii: "<") {
        guard let text = text(isLast: isLast) else { return nil }
        if !text.isEmpty { return .text(text) }
        continue
      }
      switch markup(isLast: isLast) {
      case .incomplete: return nil
      case .omitted: continue
      case .none: return .text(take(1))
      case .tag(let tag): return .tag(tag)
      }
    }
    return nil
  }

  private enum Markup {
    case incomplete
    case omitted
    case none
    case tag(MarkupTag)
  }

  /// What a `<` begins.
  private mutating func markup(isLast: Bool) -> Markup {
    let count = buffer.count - position
    if !isLast, count < 9 { return .incomplete }
    if starts("<!--") {
      // Two comments that HTML ends at once.
      let short = ["<!-->", "<!--->"].first(where: starts)
      position += short?.utf8.count ?? 4
      if short == nil { omission = .upTo(Array("-->".utf8)) }
      return .omitted
    }
    if starts("<![CDATA[") {
      position += 9
      isInCharacterData = true
      return .omitted
    }
    guard let second = position + 1 < buffer.count ? buffer[position + 1] : nil else { return .none }
    if second == UInt8(ascii: "!") || second == UInt8(ascii: "?") {
      let isType = buffer[position...].prefix(9).elementsEqual("<!doctype".utf8) { $0 | 0x20 == $1 | 0x20 }
      omission = isType ? .documentType(isInBrackets: false) : .upTo([UInt8(ascii: ">")])
      return .omitted
    }
    let letter = second == UInt8(ascii: "/") ? (count > 2 ? buffer[position + 2] : 0) : second
    guard letter.isASCIILetter, !hasNoMoreTags else { return .none }
    return tag(isLast: isLast)
  }

  private mutating func tag(isLast: Bool) -> Markup {
    let end = MarkupTagEnd(of: buffer[position...], limit: Self.maximumTagBytes)
    if let index = end.index { return .tag(tag(upTo: index, next: index + 1)) }
    if end.isTooLong {
      omission = .upTo([UInt8(ascii: ">")])
      return .tag(tag(upTo: position + Self.keptTagBytes, next: position + Self.maximumTagBytes))
    }
    hasNoMoreTags = isLast
    return isLast ? .none : .incomplete
  }

  private mutating func tag(upTo end: Int, next: Int) -> MarkupTag {
    defer { position = next }
    return MarkupTag(String(decoding: buffer[(position + 1)..<end], as: UTF8.self)[...])
  }

  /// The text up to the next tag, without a reference at its end that may go on; `nil` when there is only the beginning of one.
  private mutating func text(isLast: Bool) -> ArraySlice<UInt8>? {
    var end = buffer[position...].firstIndex(of: isInCharacterData ? UInt8(ascii: "]") : UInt8(ascii: "<")) ?? buffer.count
    if isInCharacterData { return characterData(upTo: end, isLast: isLast) }
    if end == buffer.count, !isLast {
      let tail = buffer[max(position, end - Self.longestReference)..<end]
      if let sign = tail.lastIndex(of: UInt8(ascii: "&")), !tail[sign...].contains(UInt8(ascii: ";")) { end = sign }
      guard end > position else { return nil }
    }
    let text = buffer[position..<end]
    position = end
    guard text.contains(UInt8(ascii: "&")) else { return text }
    return Array(CharacterReferences.resolved(in: String(decoding: text, as: UTF8.self)[...]).utf8)[...]
  }

  private mutating func characterData(upTo end: Int, isLast: Bool) -> ArraySlice<UInt8>? {
    if end > position { return take(end - position) }
    if !isLast, buffer.count - position < 3 { return nil }
    guard starts("]]>") else { return take(1) }
    isInCharacterData = false
    return take(3).prefix(0)
  }

  /// Skips omitted content, as far as it is there; `false` if its end may lie at the end of the bytes.
  private mutating func leaveOut(_ omission: Omission, isLast: Bool) -> Bool {
    let pattern: [UInt8]
    let isElement: Bool
    switch omission {
    case .upTo(let end): (pattern, isElement) = (end, false)
    case .element(let end): (pattern, isElement) = (end, true)
    case .documentType(let isInBrackets): return leaveOutDocumentType(isInBrackets)
    }
    while let place = buffer[position...].firstIndex(of: pattern[0]) {
      position = place
      if !isLast, buffer.count - position <= pattern.count { return false }
      if buffer[position...].prefix(pattern.count).elementsEqual(pattern, by: { $0 == $1 || $0 | 0x20 == $1 && $0.isASCIILetter }) {
        // The end tag itself is a tag like any other.
        if !isElement { position += pattern.count }
        self.omission = nil
        return true
      }
      position += 1
    }
    position = buffer.count
    return true
  }

  private mutating func leaveOutDocumentType(_ wasInBrackets: Bool) -> Bool {
    var isInBrackets = wasInBrackets
    for index in position..<buffer.count {
      switch buffer[index] {
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      case UInt8(ascii: ">") where !isInBrackets:
        (omission, position) = (nil, index + 1)
        return true
      default: break
      }
    }
    (omission, position) = (.documentType(isInBrackets: isInBrackets), buffer.count)
    return true
  }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    defer { position += count }
    return buffer[position..<(position + count)]
  }

  private func starts(_ text: String) -> Bool { buffer[position...].starts(with: text.utf8) }
}
