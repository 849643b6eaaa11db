import PersonalDictionary

/// The body of an article in no known dialect: each line is a sense. Short ones are lists of translations, long ones stay as they are.
struct PlainEntry {
  private let lines: [Substring]

  init(_ body: [Substring]) { lines = body }

  var senses: [Sense] {
    lines.compactMap { line in
      let text = Spelling.tidy(line.trimmed.withoutMark)
      guard !text.isEmpty else { return nil }
      let parts = text.parts(separatedBy: [",", ";"])
      let isList = text.count <= Self.longestList && !parts.contains { $0.split(separator: " ").count > 4 }
      return Sense(translations: isList && !parts.isEmpty ? parts.withoutTwins() : [text])
    }
  }

  private static let longestList = 120
}

extension String {
  /// The text behind a number or a dot at its beginning: `1. `, `2) `, `• `.
  fileprivate var withoutMark: String {
    let rest = drop { ("0"..."9").contains($0) }
    if rest.startIndex != startIndex, let mark = rest.first, mark == "." || mark == ")" { return rest.dropFirst().trimmed }
    if let first, "•·–—*-".contains(first), dropFirst().first == " " { return dropFirst(2).trimmed }
    return self
  }
}
