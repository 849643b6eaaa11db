import CoreModule

/// The markup inside a paragraph of Markdown: emphasis, links, code, escaped signs, and HTML, which is read as HTML.
struct InlineMarkdown {
  private let text: [UInt8]
  private var position = 0
  /// HTML, in which literal text is escaped.
  private var result: [UInt8] = []
  /// The places of the brackets in the result that may begin a link.
  private var brackets: [Int] = []
  /// The brackets that did begin one.
  private var leftOut: [Int] = []
  /// The lengths of runs of backticks that have no partner.
  private var lonelyRuns: Set<Int> = []

  /// Adds the text of a paragraph without its markup.
  static func append(_ paragraph: [UInt8], to blocks: inout BlockCollector) {
    guard paragraph.contains(where: Self.isMarkup) else { return blocks.append(paragraph[...]) }
    var inline = InlineMarkdown(text: paragraph)
    inline.read()
    var scanner = MarkupScanner()
    scanner.append(inline.html)
    while let token = scanner.next(isLast: true) {
      switch token {
      case .text(let text): blocks.append(text)
      case .tag(let tag): if HTMLElement(tag.name) != .inline { blocks.space() }
      }
    }
  }

  private init(text: [UInt8]) { self.text = text }

  private static let maximumAddressBytes = 1 << 12

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "<"),
      UInt8(ascii: "]"), UInt8(ascii: "&"), UInt8(ascii: "!"):
      true
    default: false
    }
  }

  private var html: [UInt8] {
    guard !leftOut.isEmpty else { return result }
    let leftOut = Set(leftOut)
    return result.indices.filter { !leftOut.contains($0) }.map { result[$0] }
  }

  private mutating func read() {
    while position < text.count {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "\\"): readEscape()
      case UInt8(ascii: "`"): readCode()
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readEmphasis(byte)
      case UInt8(ascii: "!") where next(1) == UInt8(ascii: "["): position += 1
      case UInt8(ascii: "["): openBracket()
      case UInt8(ascii: "]"): closeBracket()
      case UInt8(ascii: "<"): readAddress()
      default:
        result.append(byte)
        position += 1
      }
    }
  }

  private func next(_ distance: Int) -> UInt8? { text.indices.contains(position + distance) ? text[position + distance] : nil }

  private mutating func readEscape() {
    if let sign = next(1), sign > 0x20, sign < 0x7F, !sign.isASCIIAlphanumeric {
      append(literal: [sign])
      position += 2
    } else {
      // At the end of a line it is a break.
      result.append(next(1) == 0x0A ? 0x20 : text[position])
      position += 1
    }
  }

  private mutating func readCode() {
    let start = position + text[position...].prefix { $0 == UInt8(ascii: "`") }.count
    let length = start - position
    var end = start
    while !lonelyRuns.contains(length), let run = text[end...].firstIndex(of: UInt8(ascii: "`")) {
      end = run + text[run...].prefix { $0 == UInt8(ascii: "`") }.count
      guard end - run == length else { continue }
      append(literal: text[start..<run])
      position = end
      return
    }
    lonelyRuns.insert(length)
    result += text[position..<start]
    position = start
  }

  private mutating func readEmphasis(_ sign: UInt8) {
    let end = position + text[position...].prefix { $0 == sign }.count
    let (before, after) = (position > 0 ? text[position - 1] : 0x20, end < text.count ? text[end] : 0x20)
    let isLiteral =
      switch sign {
      case UInt8(ascii: "_"): Self.isWord(before) == Self.isWord(after)
      case UInt8(ascii: "~"): end - position != 2
      default: before <= 0x20 && after <= 0x20 || before.isASCIIDigit && after.isASCIIDigit
      }
    if isLiteral { result += text[position..<end] }
    position = end
  }

  private static func isWord(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIIAlphanumeric }

  /// Reads an address in angle brackets, which is text, not a tag.
  private mutating func readAddress() {
    let content = text[(position + 1)...].prefix(Self.maximumAddressBytes).prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">")
    }
    let isAddress = content.contains(UInt8(ascii: "@")) || content.contains(UInt8(ascii: ":")) && content.first != UInt8(ascii: "/")
    guard isAddress, content.endIndex < text.count, text[content.endIndex] == UInt8(ascii: ">") else {
      result.append(text[position])
      position += 1
      return
    }
    append(literal: content)
    position = content.endIndex + 1
  }

  private mutating func openBracket() {
    // A footnote is not a part of its sentence.
    if next(1) == UInt8(ascii: "^"), let end = text[position...].prefix(100).firstIndex(of: UInt8(ascii: "]")) {
      position = end + 1
      return
    }
    brackets.append(result.count)
    result.append(UInt8(ascii: "["))
    position += 1
  }

  private mutating func closeBracket() {
    let pairs = [(UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "["), UInt8(ascii: "]"))]
    if let open = brackets.popLast(), let pair = pairs.first(where: { $0.0 == next(1) }), let end = addressEnd(pair.0, pair.1) {
      leftOut.append(open)
      position = end + 1
    } else {
      result.append(UInt8(ascii: "]"))
      position += 1
    }
  }

  /// The end of the address behind the text of a link, which may have pairs of brackets in it.
  private func addressEnd(_ open: UInt8, _ close: UInt8) -> Int? {
    var depth = 0
    for index in text.indices[(position + 1)...].prefix(Self.maximumAddressBytes) {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private mutating func append(literal bytes: some Sequence<UInt8>) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;".utf8
      case UInt8(ascii: "<"): result += "&lt;".utf8
      default: result.append(byte)
      }
    }
  }
}
