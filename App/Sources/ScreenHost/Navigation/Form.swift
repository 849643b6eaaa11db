import CoreModule
import CorePresentation
import TerminalKit

/// Text fields below each other, one of which has the focus.
struct Form<Field: Hashable & Sendable>: Sendable {
  let fields: [Field]
  private var typed: [Field: TextField]
  private var index = 0

  /// - Parameter text: The initial text of a field.
  init(_ fields: [Field], text: (Field) -> String) {
    self.fields = fields
    typed = Dictionary(fields.map { ($0, TextField(text($0))) }) { first, _ in first }
  }

  var focus: Field? { fields.indices.contains(index) ? fields[index] : nil }

  var isAtEnd: Bool { index >= fields.count - 1 }

  subscript(field: Field) -> String { typed[field]?.text ?? "" }

  /// Handles a key.
  ///
  /// - Returns: Whether the key was handled.
  mutating func type(_ key: Key) -> Bool {
    guard let focus else { return false }
    return typed[focus]?.type(key) ?? false
  }

  /// Moves the focus, wrapping around at the ends.
  mutating func move(by step: Int) {
    guard !fields.isEmpty else { return }
    index = (index + step + fields.count) % fields.count
  }

  /// The fields as a list, whose rows get the focus by a click.
  @MainActor func lists(in area: ViewArea, notice: [StyledLine], focus: @escaping @MainActor (Int) -> Void) -> [ScreenList] {
    let first = first(in: area, notice)
    return [ScreenList(rows: first..<min(fields.count, first + room(in: area, notice)), top: 0, opening: .never, select: focus)]
  }

  mutating func focus(at index: Int) { self.index = index }

  private func room(in area: ViewArea, _ notice: [StyledLine]) -> Int { max(1, area.size.rows - notice.count) }

  /// The first visible field.
  private func first(in area: ViewArea, _ notice: [StyledLine]) -> Int { max(0, index - room(in: area, notice) + 1) }

  /// The fields with their names, followed by `notice`. Scrolls to the focused field if they do not fit.
  func body(in area: ViewArea, notice: [StyledLine], name: (Field) -> LocalizedText) -> ScreenBody {
    let (room, first) = (room(in: area, notice), first(in: area, notice))
    let names = fields.map { name($0)(area.language) }
    let width = (names.map { DisplayWidth.of($0) }.max() ?? 0) + 3
    var cursor: Position?
    var lines: [StyledLine] = []
    for (row, field) in fields.enumerated().dropFirst(first).prefix(room) {
      let label = StyledLine(row == index ? "› " : "  ", .accent).appending(names[row], row == index ? .strong : .dim).padded(to: width)
      let (line, column) = (typed[field] ?? TextField()).line(after: label, columns: area.size.columns)
      if row == index { cursor = Position(column: column, row: lines.count) }
      lines.append(line)
    }
    return ScreenBody(lines + notice, cursor: cursor)
  }
}

extension Form {
  /// The actions that move the focus.
  @MainActor static func moves(_ move: @escaping @MainActor (Int) -> Void) -> [ScreenAction] {
    [
      ScreenAction([.tab, .down], en: ("next field", "next field"), ru: ("следующее поле", "следующее поле"), isCommand: false) { move(1) },
      ScreenAction(
        [.backTab, .up], en: ("previous field", "previous field"), ru: ("предыдущее поле", "предыдущее поле"), isHinted: false,
        isCommand: false
      ) { move(-1) },
    ]
  }
}
