/// Texts with tags, as in HTML, Pango and XDXF.
public enum Markup {
  /// The text without its tags, scripts and styles; breaks and blocks start a new line.
  public static func text(_ markup: String) -> String {
    guard markup.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return markup }
    var (text, omitted) = ("", "")
    for token in MarkupTokens(markup) {
      switch token {
      case .text(let part): if omitted.isEmpty { text += part }
      case .tag(let tag):
        let name = tag.name.lowercased()
        if blocks.contains(name) { text += "\n" }
        if omitted.isEmpty {
          if programs.contains(name), !tag.isEnd, !tag.isEmpty { omitted = name }
        } else if name == omitted, tag.isEnd {
          omitted = ""
        }
      }
    }
    return text
  }

  private static let programs: Set<String> = ["script", "style"]

  private static let blocks: Set<String> = [
    "br", "p", "div", "hr", "li", "ul", "ol", "dd", "dt", "dl", "tr", "h1", "h2", "h3", "k", "def", "ar", "blockquote",
  ]
}
