import CoreModule

/// Normalizes the spelling of dictionaries.
enum Spelling {
  /// The text with plain hyphens and single spaces, without stress marks on Cyrillic letters and without remains of wiki markup.
  static func tidy(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }) {
      return text.contains("  ") ? text.singleSpaced : text.trimmed
    }
    var tidy = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2010}", "\u{2011}": tidy.append("-")
      case _ where scalar.isStressMark(after: previous): break
      case "\u{AD}", "\u{200B}", "\u{FEFF}": break
      default: tidy.append(scalar)
      }
      previous = scalar
    }
    var result = String(tidy)
    for markup in ["[[", "]]", "{{", "}}"] where result.contains(markup) { result = result.split(separator: markup).joined() }
    return result.singleSpaced
  }

}

extension String {
  /// The trimmed, non-empty parts between `separators` outside brackets and quotation marks.
  func parts(separatedBy separators: Set<Character>) -> [String] {
    var parts: [String] = []
    var depth = 0
    var isQuoted = false
    var begin = startIndex
    for index in indices {
      switch self[index] {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth = max(0, depth - 1)
      case "\"": isQuoted.toggle()
      case let character where separators.contains(character) && depth == 0 && !isQuoted:
        parts.append(self[begin..<index].trimmed)
        begin = self.index(after: index)
      default: break
      }
    }
    // Unbalanced brackets are ignored.
    if depth > 0 || isQuoted { return split { separators.contains($0) }.map(\.trimmed).filter { !$0.isEmpty } }
    parts.append(self[begin...].trimmed)
    return parts.filter { !$0.isEmpty }
  }

  /// The text without the parts in these brackets, and those parts.
  func extracting(_ open: Character, _ close: Character) -> (text: String, extracted: [String]) {
    guard contains(open) else { return (self, []) }
    var text = ""
    var extracted: [String] = []
    var rest = self[...]
    while let begin = rest.firstIndex(of: open), let end = rest[begin...].firstIndex(of: close) {
      text += rest[..<begin]
      extracted.append(rest[rest.index(after: begin)..<end].trimmed)
      rest = rest[rest.index(after: end)...]
    }
    return (Spelling.tidy(text + rest), extracted.filter { !$0.isEmpty })
  }
}
