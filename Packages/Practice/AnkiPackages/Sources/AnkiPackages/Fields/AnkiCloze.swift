import CoreModule

/// A text with gaps: `La {{c1::casa::house}} es grande`.
public struct AnkiCloze: Equatable, Sendable {
  /// A gap.
  public struct Gap: Equatable, Sendable {
    /// Its number in the text, from 1. Gaps with the same number are asked together.
    public let number: Int
    /// The hidden text.
    public let answer: String
    /// The hint in its place, if there is one.
    public let hint: String?
  }

  /// The whole text, with the gaps filled in.
  public let text: String
  /// The gaps, in the order in which they begin; one within another comes after it.
  public let gaps: [Gap]

  /// Reads a text. Text that only resembles a gap stays unchanged.
  public init(_ text: String) {
    var reader = ClozeReader(text)
    (self.text, gaps) = reader.read()
  }

  /// Whether a text has gaps.
  static func isIn(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "{")) && !AnkiCloze(text).gaps.isEmpty }
}

/// Reads gaps, which may be nested, in one pass.
private struct ClozeReader {
  /// An open gap.
  private struct OpenGap {
    let start: Substring
    let number: Int
    /// Its place among the gaps.
    let place: Int
    var answer = ""
    var hint: String?

    mutating func append(_ text: some StringProtocol) {
      if hint == nil { answer += text } else { hint? += text }
    }
  }

  private var rest: Substring
  private var text = ""
  private var open: [OpenGap] = []
  private var gaps: [AnkiCloze.Gap?] = []
  /// Deeper gaps are text, as in Anki.
  private static let maximumDepth = 8

  init(_ text: String) { rest = text[...] }

  mutating func read() -> (String, [AnkiCloze.Gap]) {
    while let character = rest.first {
      if character == "{", begin() { continue }
      if character == "}", end() { continue }
      if character == ":", beginHint() { continue }
      append(rest.prefix(1))
      rest.removeFirst()
    }
    // Gaps that never end are text.
    for gap in open { text += gap.start + gap.answer + (gap.hint.map { "::" + $0 } ?? "") }
    return (text, gaps.compactMap(\.self))
  }

  private mutating func append(_ part: some StringProtocol) {
    if open.isEmpty { text += part } else { open[open.count - 1].append(part) }
  }

  private mutating func begin() -> Bool {
    guard open.count < Self.maximumDepth, rest.hasPrefix("{{c") else { return false }
    let digits = rest.dropFirst(3).prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number > 0, rest[digits.endIndex...].hasPrefix("::") else { return false }
    let end = rest.index(digits.endIndex, offsetBy: 2)
    open.append(OpenGap(start: rest[..<end], number: number, place: gaps.count))
    gaps.append(nil)
    rest = rest[end...]
    return true
  }

  private mutating func end() -> Bool {
    guard rest.hasPrefix("}}"), let gap = open.popLast() else { return false }
    rest.removeFirst(2)
    let hint = gap.hint?.trimmed ?? ""
    gaps[gap.place] = AnkiCloze.Gap(number: gap.number, answer: gap.answer, hint: hint.isEmpty ? nil : hint)
    append(gap.answer)
    return true
  }

  private mutating func beginHint() -> Bool {
    guard let gap = open.last, gap.hint == nil, rest.hasPrefix("::") else { return false }
    rest.removeFirst(2)
    open[open.count - 1].hint = ""
    return true
  }
}
