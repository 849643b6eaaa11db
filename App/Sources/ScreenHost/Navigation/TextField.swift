import CorePresentation
import TerminalKit

/// An editable line of text.
struct TextField: Equatable, Sendable {
  /// The text before the cursor.
  var before: String
  /// The text after the cursor.
  var after = ""

  init(_ text: String = "") { before = text }

  var text: String { before + after }

  /// Handles a key.
  ///
  /// - Returns: Whether the key was handled.
  mutating func type(_ key: Key) -> Bool {
    switch key {
    case .character(let character): before.append(character)
    case .paste(let text): before += Self.line(text)
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): _ = after.isEmpty ? nil : after.removeFirst()
    case .left: if let last = before.popLast() { after = String(last) + after }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"): deleteWord()
    default: return false
    }
    return true
  }

  /// Whether a text field handles this key.
  static func takes(_ key: Key) -> Bool {
    var field = TextField()
    return field.type(key)
  }

  private mutating func deleteWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while before.last?.isWhitespace == false { before.removeLast() }
  }

  /// Converts a pasted text into one line of at most the length that can be stored.
  private static func line(_ text: String) -> String {
    String(text.prefix(65_536).map { $0.isWhitespace ? " " : $0 }.filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  /// The visible part of the text, and the column of the cursor in it.
  func shown(in columns: Int) -> (text: String, cursor: Int) {
    var start = before.endIndex
    var width = 0
    while start > before.startIndex {
      let previous = before.index(before: start)
      let next = DisplayWidth.of(before[previous])
      if width + next > max(0, columns - 1) { break }
      width += next
      start = previous
    }
    var text = String(before[start...])
    var total = width
    for character in after {
      total += DisplayWidth.of(character)
      if total > columns { break }
      text.append(character)
    }
    return (text, width)
  }

  /// The label followed by the field, and the column of the cursor.
  func line(after label: StyledLine, columns: Int) -> (line: StyledLine, cursor: Int) {
    let (text, cursor) = shown(in: max(1, columns - label.width))
    return (label.appending(text), label.width + cursor)
  }

  /// The field in the first line, after its prompt, and what is drawn in the area below.
  func body(after prompt: String, in area: ViewArea, below draw: (ViewArea) -> [StyledLine]) -> ScreenBody {
    let (input, column) = line(after: StyledLine(prompt, .key), columns: area.size.columns)
    var rest = area
    rest.size.rows -= 1
    return ScreenBody([input] + draw(rest), cursor: Position(column: column, row: 0))
  }
}
