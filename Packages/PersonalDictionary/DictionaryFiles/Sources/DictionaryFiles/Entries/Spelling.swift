/// Puts right what dictionaries write in ways of their own.
enum Spelling {
  /// The text with ordinary hyphens and single spaces, without stress marks on Cyrillic letters and without the leftovers of a wiki's markup.
  static func tidy(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }) {
      return text.contains("  ") ? singleSpaced(text) : text.trimmed
    }
    var tidy = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2010}", "\u{2011}": tidy.append("-")
      case "\u{301}" where isCyrillic(previous), "\u{300}" where isCyrillic(previous): break
      case "\u{AD}", "\u{200B}", "\u{FEFF}": break
      default: tidy.append(scalar)
      }
      previous = scalar
    }
    var result = String(tidy)
    for markup in ["[[", "]]", "{{", "}}"] where result.contains(markup) { result = result.split(separator: markup).joined() }
    return singleSpaced(result)
  }

  static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool { (0x400...0x52F).contains(scalar.value) }

  static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && (scalar.value < 0x250 || (0x1E00...0x1EFF).contains(scalar.value))
  }

  private static func singleSpaced(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}

extension String {
  /// The parts between `separators` that stand outside brackets and quotation marks, trimmed; empty ones are left out.
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
    // Brackets that do not match keep nothing together.
    if depth > 0 || isQuoted { return split { separators.contains($0) }.map(\.trimmed).filter { !$0.isEmpty } }
    parts.append(self[begin...].trimmed)
    return parts.filter { !$0.isEmpty }
  }

  /// The text without the parts in these brackets, and what stood in them.
  func taking(_ open: Character, _ close: Character) -> (text: String, taken: [String]) {
    guard contains(open) else { return (self, []) }
    var text = ""
    var taken: [String] = []
    var rest = self[...]
    while let begin = rest.firstIndex(of: open), let end = rest[begin...].firstIndex(of: close) {
      text += rest[..<begin]
      taken.append(rest[rest.index(after: begin)..<end].trimmed)
      rest = rest[rest.index(after: end)...]
    }
    return (Spelling.tidy(text + rest), taken.filter { !$0.isEmpty })
  }
}
