/// Splits a text with tags, as in HTML, Pango and XDXF, into tokens. What only resembles a tag is text.
public struct MarkupTokens: Sequence, IteratorProtocol, Sendable {
  /// A part of the text.
  public enum Token: Equatable, Sendable {
    /// The text between tags, with its character references resolved.
    case text(String)
    /// A tag.
    case tag(MarkupTag)
  }

  private var rest: Substring
  /// Set when no tag can end any more, so that the rest is not searched again.
  private var hasNoMoreTags = false

  /// The tokens of `markup`.
  public init(_ markup: String) { rest = markup[...] }

  /// The next token, or `nil` at the end.
  public mutating func next() -> Token? {
    guard !rest.isEmpty else { return nil }
    if let tag = takeTag() { return .tag(tag) }
    let end = rest.utf8.dropFirst().firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex
    defer { rest = rest[end...] }
    return .text(CharacterReferences.resolved(in: rest[..<end]))
  }

  private mutating func takeTag() -> MarkupTag? {
    guard !hasNoMoreTags, rest.utf8.first == UInt8(ascii: "<") else { return nil }
    let begun = rest.utf8.dropFirst()
    guard Self.beginsTag(begun) else { return nil }
    guard let end = begun.firstIndex(of: UInt8(ascii: ">")) else {
      hasNoMoreTags = true
      return nil
    }
    defer { rest = rest[rest.utf8.index(after: end)...] }
    return MarkupTag(rest[begun.startIndex..<end])
  }

  /// A tag begins with a letter or with a slash and a letter; comments, declarations and instructions begin with `!` or `?`.
  private static func beginsTag(_ bytes: Substring.UTF8View.SubSequence) -> Bool {
    guard let first = bytes.first else { return false }
    if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") { return true }
    let letter = first == UInt8(ascii: "/") ? bytes.dropFirst().first : first
    return letter.map { Character(Unicode.Scalar($0)).isLetter } ?? false
  }
}

/// The text between `<` and `>`.
public struct MarkupTag: Equatable, Sendable {
  /// A name and a value with its references resolved.
  public typealias Attribute = (name: String, value: String)

  /// The name of the element, as written.
  public let name: String
  /// Whether it is an end tag.
  public let isEnd: Bool
  /// Whether it is an empty-element tag.
  public let isEmpty: Bool
  private let rest: Substring

  /// Parses the text inside a tag.
  public init(_ inside: Substring) {
    isEnd = inside.first == "/"
    isEmpty = inside.last == "/"
    let content = inside.drop { $0 == "/" }
    let name = content.prefix { !$0.isWhitespace && $0 != "/" }
    self.name = String(name)
    rest = content[name.endIndex...]
  }

  /// The attributes with quoted values, up to the first malformed one, and whether all are well-formed.
  public var attributes: (read: [Attribute], areWellFormed: Bool) {
    var attributes: [Attribute] = []
    var rest = rest
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last ?? ""
      let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'", let end = value.dropFirst().firstIndex(of: quote) else {
        return (attributes, false)
      }
      attributes.append((String(name), CharacterReferences.resolved(in: value[..<end].dropFirst())))
      rest = value[value.index(after: end)...]
    }
    return (attributes, true)
  }
}
