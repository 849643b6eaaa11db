/// Texts with tags, as in HTML, Pango and XDXF.
public enum Markup {
  /// The text without its tags; breaks and blocks start a new line.
  public static func text(_ markup: String) -> String {
    guard markup.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return markup }
    return MarkupTokens(markup).reduce(into: "") { text, token in
      switch token {
      case .text(let part): text += part
      case .tag(let tag): if blocks.contains(tag.name.lowercased()) { text += "\n" }
      }
    }
  }

  private static let blocks: Set<String> = [
    "br", "p", "div", "hr", "li", "ul", "ol", "dd", "dt", "dl", "tr", "h1", "h2", "h3", "k", "def", "ar", "blockquote",
  ]
}
