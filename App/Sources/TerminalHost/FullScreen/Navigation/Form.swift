import CoreModule

/// Text fields one below another, one of which is typed into.
struct Form<Field: Hashable & Sendable>: Sendable {
  let fields: [Field]
  private let before: [Field: String]
  private var typed: [Field: TextField]
  private var index = 0

  /// A form with a field for each of `fields`, with what `text` says in it.
  init(_ fields: [Field], text: (Field) -> String) {
    self.fields = fields
    before = Dictionary(fields.map { ($0, text($0)) }) { first, _ in first }
    typed = before.mapValues { TextField($0) }
  }

  /// The field that is typed into.
  var focus: Field? { fields.indices.contains(index) ? fields[index] : nil }

  var isAtEnd: Bool { index >= fields.count - 1 }

  /// What stands in a field.
  subscript(field: Field) -> String { typed[field]?.text ?? "" }

  /// Whether a field says something else than at first.
  func isChanged(_ field: Field) -> Bool { self[field] != before[field] }

  /// Takes a key.
  ///
  /// - Returns: Whether the key means anything here.
  mutating func type(_ key: Key) -> Bool {
    guard let focus else { return false }
    return typed[focus]?.type(key) ?? false
  }

  /// Goes on to another field, from the last one to the first.
  mutating func move(by step: Int) {
    guard !fields.isEmpty else { return }
    index = (index + step + fields.count) % fields.count
  }

  /// The fields with their names, and below them `notice`. Where there is no room for all, the field that is typed into stays in sight.
  func body(in area: ViewArea, notice: [StyledLine], name: (Field) -> LocalizedText) -> ScreenBody {
    let room = max(1, area.size.rows - notice.count)
    let first = max(0, index - room + 1)
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
  /// The keys that go from field to field, `move` doing it in the screen's form.
  @MainActor static func moves(_ move: @escaping @MainActor (Int) -> Void) -> [ScreenAction] {
    [
      ScreenAction([.tab, .down], ScreenPhrases.nextField, ScreenPhrases.nextField, isCommand: false) { move(1) },
      ScreenAction([.backTab, .up], ScreenPhrases.previousField, ScreenPhrases.previousField, isHinted: false, isCommand: false) {
        move(-1)
      },
    ]
  }
}
