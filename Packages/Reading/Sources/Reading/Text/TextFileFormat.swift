/// A format of texts.
public enum TextFileFormat: String, CaseIterable, Equatable, Sendable {
  /// Plain text, its paragraphs separated by blank lines.
  case text
  /// Markdown.
  case markdown
  /// HTML and XHTML.
  case html
  /// An electronic book.
  case epub
  /// Subtitles of SubRip.
  case srt
  /// Subtitles of the web, WebVTT.
  case vtt

  /// The format that the ending of a file's name tells; `nil` for an unknown one.
  public init?(name: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "txt", "text": self = .text
    case "md", "markdown", "mkd": self = .markdown
    case "html", "htm", "xhtml", "xht": self = .html
    case "epub": self = .epub
    case "srt": self = .srt
    case "vtt": self = .vtt
    default: return nil
    }
  }
}
