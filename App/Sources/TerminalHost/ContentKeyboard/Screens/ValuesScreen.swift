import CoreModule

/// The values of a piece's placeholders, being typed.
@MainActor
final class ValuesScreen: Screen {
  private let names: [String]
  private var fields: [TextField]
  private var selected = 0
  private weak var navigator: Navigator?
  private let onDone: @MainActor ([String: String]) -> Void

  init(_ names: [String], before: [String: String], navigator: Navigator, onDone: @escaping @MainActor ([String: String]) -> Void) {
    self.names = names
    self.navigator = navigator
    self.onDone = onDone
    fields = names.map { TextField(before[$0] ?? "") }
  }

  let title = KeysSourcePhrases.values
  let isTyping = true

  func load() async {}

  func type(_ key: Key) -> Bool {
    switch key {
    case .up, .backTab: selected = max(0, selected - 1)
    case .down, .tab: selected = min(names.count - 1, selected + 1)
    default: return fields[selected].type(key)
    }
    return true
  }

  func body(in area: ViewArea) -> ScreenBody {
    var cursor: Position?
    let room = max(1, area.size.rows - 2)
    let first = max(0, selected - room + 1)
    let lines = names.indices.dropFirst(first).prefix(room).map { index in
      let label = StyledLine(index == selected ? "› " : "  ", .accent).appending("{\(names[index])} ", .key)
      let (line, column) = fields[index].line(after: label, columns: area.size.columns)
      if index == selected { cursor = Position(column: column, row: 2 + index - first) }
      return line
    }
    let heading = StyledLine(KeysSourcePhrases.valuesMean(area.language), .dim)
    return ScreenBody([heading.cut(to: area.size.columns), StyledLine()] + lines, cursor: cursor)
  }

  var actions: [ScreenAction] {
    [ScreenAction([.enter], KeysSourcePhrases.fill, KeysSourcePhrases.fillMeans) { [weak self] in self?.goOn() }]
  }

  private func goOn() {
    guard selected == names.count - 1 else {
      selected += 1
      return
    }
    navigator?.pop(self)
    onDone(Dictionary(zip(names, fields.map(\.text))) { first, _ in first })
  }
}
