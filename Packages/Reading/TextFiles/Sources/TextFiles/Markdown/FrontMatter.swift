import CoreModule

/// The lines before a text in Markdown between `---` or `+++`: its title, its date and so on.
struct FrontMatter {
  /// How many bytes it has.
  let length: Int
  private(set) var title: String?

  /// `nil` when the piece does not begin with it, or it does not end in the piece.
  init?(in piece: [UInt8]) {
    var lines = piece.split(separator: 0x0A, maxSplits: Self.maximumLines, omittingEmptySubsequences: false)[...]
    guard let fence = lines.popFirst().map(Self.trimmed), fence == "---" || fence == "+++" else { return nil }
    while let bytes = lines.popFirst(), !lines.isEmpty || bytes.endIndex == piece.endIndex {
      let line = Self.trimmed(bytes)
      if line == fence || line == "..." {
        length = min(piece.count, bytes.endIndex + 1)
        return
      }
      if title == nil, line.hasPrefix("title") {
        let value = line.dropFirst(5).drop { $0 == " " || $0 == ":" || $0 == "=" }.trimmed
        let text =
          value.count > 1 && (value.first == "\"" || value.first == "'") && value.last == value.first
          ? value.dropFirst().dropLast() : value[...]
        title = text.isEmpty ? nil : text.singleSpaced
      }
      // A line between a rule and another one is text.
      guard !lines.isEmpty else { return nil }
    }
    return nil
  }

  private static let maximumLines = 500

  private static func trimmed(_ line: ArraySlice<UInt8>) -> String { String(decoding: line.prefix(1 << 10), as: UTF8.self).trimmed }
}
