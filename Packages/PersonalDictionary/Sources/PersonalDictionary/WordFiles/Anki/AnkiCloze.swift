import CoreModule

/// A text with clozes, as in `La {{c1::casa::house}} es blanca`.
struct AnkiCloze {
  /// The text with each cloze replaced by what it hides.
  private(set) var text = ""
  /// The text that the first cloze hides; `nil` when there is no cloze.
  private(set) var answer: String?
  /// Whether the text has more than the first cloze.
  var isSentence: Bool { answer.map { $0 != text.trimmed } ?? false }

  /// A cloze whose end is not found yet.
  private struct Open {
    /// How many bytes of the text are before it.
    let start: Int
    var isInHint = false
  }

  init(_ source: String) {
    guard source.firstRange(of: "{{c") != nil else {
      text = source
      return
    }
    var open: [Open] = []
    var rest = source[...]
    while let first = rest.first {
      if let beginning = Self.beginning(of: rest) {
        open.append(Open(start: text.utf8.count, isInHint: open.last?.isInHint ?? false))
        rest = rest[beginning...]
      } else if let cloze = open.last, rest.hasPrefix("}}") {
        open.removeLast()
        if answer == nil, open.isEmpty { answer = String(decoding: text.utf8.dropFirst(cloze.start), as: UTF8.self).trimmed }
        rest = rest.dropFirst(2)
      } else if !open.isEmpty, rest.hasPrefix("::") {
        open[open.count - 1].isInHint = true
        rest = rest.dropFirst(2)
      } else {
        if open.last?.isInHint != true { text.append(first) }
        rest = rest.dropFirst()
      }
    }
    // Braces that are not closed are plain text.
    if !open.isEmpty { (text, answer) = (source, nil) }
    if answer?.isEmpty == true { answer = nil }
  }

  /// The end of `{{c1::` at the start of `text`.
  private static func beginning(of text: Substring) -> String.Index? {
    guard text.hasPrefix("{{c") else { return nil }
    let rest = text.dropFirst(3).drop { $0.isASCII && $0.isNumber }
    guard rest.hasPrefix("::"), rest.startIndex > text.index(text.startIndex, offsetBy: 3) else { return nil }
    return rest.index(rest.startIndex, offsetBy: 2)
  }
}
