import CorePresentation
import TerminalKit

/// An editable text of several lines.
struct TextArea: Equatable, Sendable {
  /// The text before the cursor.
  private(set) var before: String
  private(set) var after = ""

  init(_ text: String = "") { before = text }

  var text: String { before + after }

  /// The maximum length of a pasted text.
  private static let maximumPastedCharacters = 65_536

  /// Handles a key.
  ///
  /// - Returns: Whether the key was handled.
  mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let text):
      before += text.prefix(Self.maximumPastedCharacters).map { $0 == "\r" || $0 == "\r\n" ? "\n" : String($0) }.joined()
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): _ = after.isEmpty ? nil : after.removeFirst()
    case .left: if let last = before.popLast() { after = String(last) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): moveToLineStart()
    case .end, .control("e"): moveToLineEnd()
    case .control("u"): before = String(before[lineStart...].isEmpty ? before.dropLast() : before[..<lineStart])
    case .control("k"): after = String(after.drop { !$0.isNewline })
    case .control("w"): deleteWord()
    default: return false
    }
    return true
  }

  private var lineStart: String.Index { before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex }

  private mutating func moveToLineStart() {
    let start = lineStart
    after = before[start...] + after
    before = String(before[..<start])
  }

  private mutating func moveToLineEnd() {
    let rest = after.prefix { !$0.isNewline }
    before += rest
    after = String(after.dropFirst(rest.count))
  }

  private mutating func deleteWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while before.last?.isWhitespace == false { before.removeLast() }
  }
}

/// A text wrapped at any character.
struct TextLines {
  private(set) var lines: [String] = [""]
  private let columns: Int

  init(_ text: String, columns: Int) {
    self.columns = max(2, columns)
    var width = 0
    for character in text {
      let next = character.isNewline ? 0 : DisplayWidth.of(character)
      if character.isNewline || width + next > self.columns {
        lines.append("")
        width = 0
      }
      if character.isNewline { continue }
      lines[lines.count - 1].append(character)
      width += next
    }
  }

  /// The position after the last character.
  var end: Position {
    let width = DisplayWidth.of(lines[lines.count - 1])
    return width < columns ? Position(column: width, row: lines.count - 1) : Position(column: 0, row: lines.count)
  }
}
