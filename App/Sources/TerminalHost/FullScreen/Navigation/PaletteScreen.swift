import CoreModule

/// Every action by name: type a part of it, and press Enter.
@MainActor
final class PaletteScreen: Screen {
  private weak var navigator: Navigator?
  private let all: [ScreenAction]
  private var field = TextField()
  private var cursor = ListCursor()
  private var height = 1

  init(navigator: Navigator, actions: [ScreenAction]) {
    self.navigator = navigator
    all = actions
  }

  let title = ScreenPhrases.palette
  let isTyping = true

  var actions: [ScreenAction] {
    [ScreenAction([.enter], ScreenPhrases.run, ScreenPhrases.runMeans) { [weak self] in self?.run() }]
      + ScreenAction.moving(height: height, besideText: true) { [weak self] in self?.move(by: $0) }
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    cursor = ListCursor()
    return true
  }

  private func move(by step: Int) { cursor.move(by: step, count: matching.count) }

  func load() async {}

  func fit(_ size: Size) {
    height = size.rows - 1
    cursor.fit(count: matching.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody {
    let (input, column) = field.line(after: StyledLine(": ", .key), columns: area.size.columns)
    let matching = matching
    let lines = matching.indices.dropFirst(cursor.top).prefix(max(0, area.size.rows - 1)).map { index in
      let isSelected = index == cursor.selected
      let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(matching[index].explanation(area.language))
        .appending("  " + matching[index].keys[0].name, .dim)
      return isSelected ? line.padded(to: area.size.columns).selected : line
    }
    return ScreenBody([input] + lines, cursor: Position(column: column, row: 0))
  }

  /// The actions whose name in either language has what was typed.
  private var matching: [ScreenAction] {
    let wanted = FoldedText(field.text).description
    return all.filter { action in
      wanted.isEmpty
        || [action.name, action.explanation].contains { text in
          FoldedText(text(.english)).description.contains(wanted) || FoldedText(text(.russian)).description.contains(wanted)
        }
    }
  }

  private func run() {
    let matching = matching
    guard matching.indices.contains(cursor.selected) else { return }
    navigator?.pop(self)
    matching[cursor.selected].run()
  }
}
