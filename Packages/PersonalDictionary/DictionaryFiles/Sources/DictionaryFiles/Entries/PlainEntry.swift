import CoreModule
import PersonalDictionary

/// The body of an article in an unknown format: each line is a sense. Short lines are parsed as lists of translations.
struct PlainEntry {
  private let lines: [Substring]

  init(_ body: [Substring]) { lines = body }

  var senses: [Sense] {
    translations.compactMap { line in
      let text = Spelling.tidy(line.trimmed.withoutMark)
      guard !text.isEmpty else { return nil }
      let parts = text.parts(separatedBy: [",", ";"])
      let isList = text.count <= Self.longestList && !parts.contains { $0.split(separator: " ").count > 4 }
      return Sense(translations: isList && !parts.isEmpty ? parts.map(\.withoutMark).withoutRepeats() : [text])
    }
  }

  /// The lines without one that is only a pronunciation in brackets, above others.
  private var translations: [Substring] {
    let others = lines.filter { !($0.trimmed.hasPrefix("[") && $0.trimmed.hasSuffix("]")) }
    return others.isEmpty ? lines : others
  }

  private static let longestList = 120
}

extension String {
  /// The text without a leading number or bullet: `1. `, `2) `, `• `.
  var withoutMark: String {
    let rest = drop { ("0"..."9").contains($0) }
    if rest.startIndex != startIndex, let mark = rest.first, mark == "." || mark == ")", rest.dropFirst().first?.isNumber == false {
      return rest.dropFirst().trimmed
    }
    if let first, "•·–—*-".contains(first), dropFirst().first == " " { return dropFirst(2).trimmed }
    return self
  }
}
