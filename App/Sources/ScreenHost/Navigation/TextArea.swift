import CorePresentation
import TerminalKit

/// An editable text of several lines: a text field in which some keys mean the line with the cursor.
struct TextArea: Equatable, Sendable {
  private var field: TextField

  init(_ text: String = "") { field = TextField(text) }

  /// The text before the cursor.
  var before: String { field.before }
  var text: String { field.text }

  /// The maximum length of a pasted text.
  private static let maximumPastedCharacters = 65_536

  /// Handles a key.
  ///
  /// - Returns: Whether the key was handled.
  mutating func type(_ key: Key) -> Bool {
    switch key {
    case .paste(let text):
      field.before += text.prefix(Self.maximumPastedCharacters).map { $0 == "\r" || $0 == "\r\n" ? "\n" : String($0) }.joined()
    case .home, .control("a"): moveToLineStart()
    case .end, .control("e"): moveToLineEnd()
    case .control("u"): field.before = String(before[lineStart...].isEmpty ? before.dropLast() : before[..<lineStart])
    case .control("k"): field.after = String(field.after.drop { !$0.isNewline })
    default: return field.type(key)
    }
    return true
  }

  private var lineStart: String.Index { before.lastIndex(where: \.isNewline).map { before.index(after: $0) } ?? before.startIndex }

  private mutating func moveToLineStart() {
    let start = lineStart
    field.after = before[start...] + field.after
    field.before = String(before[..<start])
  }

  private mutating func moveToLineEnd() {
    let rest = field.after.prefix { !$0.isNewline }
    field.before += rest
    field.after = String(field.after.dropFirst(rest.count))
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
