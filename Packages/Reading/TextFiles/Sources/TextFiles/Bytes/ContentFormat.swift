import Reading

/// Recognises the format of a text by its beginning.
enum ContentFormat {
  /// Whether it is a ZIP archive, as books are.
  static func isArchive(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  static func format(of bytes: [UInt8]) -> TextFileFormat {
    let lines = bytes.prefix(beginning).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).map { line in
      String(decoding: line.drop { $0 <= 0x20 }.prefix(longestLine), as: UTF8.self).lowercased()
    }
    .filter { !$0.isEmpty }
    guard let first = lines.first else { return .text }
    if first.hasPrefix("webvtt") { return .vtt }
    if CueTime.isNumber(Array(first.utf8)[...].prefix { $0 > 0x20 }), lines.dropFirst().first?.contains("-->") == true { return .srt }
    if tags.contains(where: first.hasPrefix) || first.hasPrefix("<?xml") && lines.prefix(20).contains(where: { $0.contains("<html") }) {
      return .html
    }
    let isMarkdown = FrontMatter(in: Array(bytes.prefix(beginning))) != nil || lines.contains { $0.hasPrefix("## ") || $0.hasPrefix("```") }
    return isMarkdown || first.hasPrefix("# ") ? .markdown : .text
  }

  private static let beginning = 1 << 13
  private static let longestLine = 200
  private static let tags = ["<!doctype html", "<html", "<head", "<body", "<div", "<p>", "<p ", "<h1", "<article", "<section"]
}
