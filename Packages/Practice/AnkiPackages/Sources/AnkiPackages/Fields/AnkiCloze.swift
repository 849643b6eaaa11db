import CoreModule

/// A text with gaps: `La {{c1::casa::house}} es grande`.
public struct AnkiCloze: Equatable, Sendable {
  /// A gap.
  public struct Gap: Equatable, Sendable {
    /// Its number in the text, from 1. Gaps with the same number are asked together.
    public let number: Int
    /// What is to be filled in.
    public let answer: String
    /// The hint in its place, if there is one.
    public let hint: String?
  }

  /// The whole text, with the gaps filled in.
  public let text: String
  /// The gaps, in the order in which they begin; one within another comes after it.
  public let gaps: [Gap]

  /// Reads a text. What only resembles a gap stays as it is.
  public init(_ text: String) {
    var reader = ClozeReader(text)
    (self.text, gaps) = reader.read()
  }

  /// Whether a text has gaps.
  static func isIn(_ text: String) -> Bool { text.contains("{{c") && !AnkiCloze(text).gaps.isEmpty }
}

/// Reads gaps, which may lie in each other.
private struct ClozeReader {
  private var rest: Substring
  private var gaps: [(gap: AnkiCloze.Gap?, number: Int)] = []
  /// Deeper gaps are read as text, as in Anki.
  private static let mostDepth = 8

  init(_ text: String) { rest = text[...] }

  mutating func read() -> (String, [AnkiCloze.Gap]) {
    let text = content(depth: 0)
    return (text, gaps.compactMap(\.gap))
  }

  /// Reads up to the end of the gap, or of the text.
  private mutating func content(depth: Int) -> String {
    var text = ""
    while let character = rest.first {
      if depth > 0, rest.hasPrefix("}}") { break }
      if depth > 0, rest.hasPrefix("::") { break }
      if character == "{", depth < Self.mostDepth, let answer = gap(depth: depth) {
        text += answer
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    return text
  }

  /// Reads a gap that begins here; `nil`, and nothing read, when there is none.
  private mutating func gap(depth: Int) -> String? {
    guard rest.hasPrefix("{{c") else { return nil }
    let (start, known) = (rest, gaps.count)
    rest.removeFirst(3)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    if let number = Int(digits), number > 0, rest.hasPrefix("::") {
      rest.removeFirst(2)
      gaps.append((nil, number))
      let answer = content(depth: depth + 1)
      var hint: String?
      if rest.hasPrefix("::"), let end = rest.firstRange(of: "}}") {
        hint = String(rest[..<end.lowerBound].dropFirst(2)).trimmed
        rest = rest[end.lowerBound...]
      }
      if rest.hasPrefix("}}") {
        rest.removeFirst(2)
        gaps[known].gap = AnkiCloze.Gap(number: number, answer: answer, hint: hint.flatMap { $0.isEmpty ? nil : $0 })
        return answer
      }
    }
    (rest, gaps) = (start, Array(gaps.prefix(known)))
    return nil
  }
}
