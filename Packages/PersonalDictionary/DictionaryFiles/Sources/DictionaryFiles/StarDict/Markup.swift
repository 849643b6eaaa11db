/// Texts with tags, as HTML, Pango and XDXF have them.
enum Markup {
  /// The text without its tags: a line for each block, without white space at its ends.
  static func text(_ markup: String) -> String {
    var text = ""
    var rest = markup[...]
    // Behind the last one nothing is looked for again and again.
    let lastEnd = markup.lastIndex(of: ">") ?? markup.startIndex
    while let sign = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<sign]
      rest = rest[sign...]
      if rest.first == "<", sign < lastEnd, let end = rest.firstIndex(of: ">") {
        let name = rest.dropFirst().prefix { $0 != ">" && $0 != " " && $0 != "/" || $0 == "/" && rest.dropFirst().first == "/" }
        if blocks.contains(name.lowercased().filter { $0 != "/" }) { text += "\n" }
        rest = rest[rest.index(after: end)...]
      } else if rest.first == "&", let end = rest.prefix(12).firstIndex(of: ";"), let character = character(rest[..<end].dropFirst()) {
        text.append(character)
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(rest.removeFirst())
      }
    }
    text += rest
    return text.split(whereSeparator: \.isNewline).map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func character(_ name: Substring) -> Character? {
    if name.first == "#" {
      let digits = name.dropFirst()
      let number = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
    return named[String(name)]
  }

  private static let blocks: Set<String> = [
    "br", "p", "div", "li", "ul", "ol", "dd", "dt", "dl", "tr", "h1", "h2", "h3", "k", "def", "ar", "blockquote",
  ]

  private static let named: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "mdash": "—", "ndash": "–", "hellip": "…", "laquo": "«",
    "raquo": "»", "shy": "\u{AD}",
  ]
}
