/// The block that a line of Markdown begins.
enum MarkdownLine {
  case blank
  /// A fence of code: its sign, and how many of it there are.
  case fence(UInt8, Int)
  case heading(ArraySlice<UInt8>)
  /// A line of `=` or `-`, which makes a heading of the paragraph above it.
  case underline
  case rule
  /// An item of a list: the text behind its marker. Only the first may follow the text of a paragraph.
  case item(ArraySlice<UInt8>, isFirst: Bool)
  case tableRow(ArraySlice<UInt8>)
  /// The address of a link that is defined here and used elsewhere.
  case definition
  case comment
  case text

  init(_ line: ArraySlice<UInt8>) {
    guard let first = line.first else {
      self = .blank
      return
    }
    self =
      switch first {
      case UInt8(ascii: "#"): Self.heading(of: line)
      case UInt8(ascii: "`"), UInt8(ascii: "~"): Self.fence(of: line, first)
      case UInt8(ascii: "="): line.allSatisfy { $0 == first } ? .underline : .text
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "+"): Self.ruleOrItem(line, first)
      case UInt8(ascii: "|"): .tableRow(line)
      case UInt8(ascii: "["): Self.definition(of: line)
      case UInt8(ascii: "<"): line.starts(with: "<!--".utf8) ? .comment : .text
      default: first.isASCIIDigit ? Self.numberedItem(line) : .text
      }
  }

  private static func heading(of line: ArraySlice<UInt8>) -> MarkdownLine {
    let text = line.drop { $0 == UInt8(ascii: "#") }
    guard text.startIndex - line.startIndex <= 6, text.first.map({ $0 <= 0x20 }) ?? true else { return .text }
    let end = text.lastIndex { $0 != UInt8(ascii: "#") } ?? text.startIndex
    return .heading(text.isEmpty || text[end] > 0x20 ? text : text[..<end])
  }

  private static func fence(of line: ArraySlice<UInt8>, _ sign: UInt8) -> MarkdownLine {
    let count = line.prefix { $0 == sign }.count
    guard count >= 3, sign != UInt8(ascii: "`") || !line.dropFirst(count).contains(sign) else { return .text }
    return .fence(sign, count)
  }

  private static func ruleOrItem(_ line: ArraySlice<UInt8>, _ first: UInt8) -> MarkdownLine {
    if line.allSatisfy({ $0 == first || $0 <= 0x20 }), first != UInt8(ascii: "+") {
      let count = line.count { $0 == first }
      if first == UInt8(ascii: "-"), count == line.count { return .underline }
      if count >= 3 { return .rule }
    }
    let rest = line.dropFirst()
    guard first != UInt8(ascii: "_"), rest.first.map({ $0 <= 0x20 }) ?? true else { return .text }
    return .item(rest, isFirst: true)
  }

  private static func numberedItem(_ line: ArraySlice<UInt8>) -> MarkdownLine {
    let digits = line.prefix(while: \.isASCIIDigit)
    let rest = line.dropFirst(digits.count)
    guard digits.count <= 9, let sign = rest.first, sign == UInt8(ascii: ".") || sign == UInt8(ascii: ")") else { return .text }
    let text = rest.dropFirst()
    guard text.first.map({ $0 <= 0x20 }) ?? true else { return .text }
    return .item(text, isFirst: digits.elementsEqual("1".utf8))
  }

  private static func definition(of line: ArraySlice<UInt8>) -> MarkdownLine {
    guard let end = line.firstIndex(of: UInt8(ascii: "]")), line[end...].dropFirst().first == UInt8(ascii: ":") else { return .text }
    // The text of a footnote is text.
    return line.dropFirst().first == UInt8(ascii: "^") ? .item(line[end...].dropFirst(2), isFirst: true) : .definition
  }
}
