import CoreModule

/// Every action by name: type a part of it, and press Enter.
@MainActor
final class PaletteScreen: Screen {
  private weak var navigator: Navigator?
  /// Every action, with what may be looked for in it.
  private let all: [(action: ScreenAction, texts: [String])]
  private var matching: [ScreenAction]
  private var field = TextField()
  private var cursor = ListCursor()
  private var height = 1

  init(navigator: Navigator, actions: [ScreenAction]) {
    self.navigator = navigator
    all = actions.map { action in
      let texts = [action.name, action.explanation].flatMap { [$0(.english), $0(.russian)] }
      return (action, texts.map { FoldedText($0).description })
    }
    matching = actions
  }

  /// Nothing that is looked for is so long; a pasted text may be.
  private static let longestText = 1000

  let title = ScreenPhrases.palette
  let isTyping = true

  var actions: [ScreenAction] {
    [ScreenAction([.enter], ScreenPhrases.run, ScreenPhrases.runMeans) { [weak self] in self?.run() }]
      + ScreenAction.moving(height: height, besideText: true) { [weak self] in self?.move(by: $0) }
  }

  func type(_ key: Key) -> Bool {
    guard field.type(key) else { return false }
    cursor = ListCursor()
    match()
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
    let lines = matching.indices.dropFirst(cursor.top).prefix(max(0, area.size.rows - 1)).map { index in
      let isSelected = index == cursor.selected
      let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(matching[index].explanation(area.language))
        .appending("  " + matching[index].keys[0].name, .dim)
      return isSelected ? line.padded(to: area.size.columns).selected : line
    }
    return ScreenBody([input] + lines, cursor: Position(column: column, row: 0))
  }

  /// Finds the actions whose name in either language has what was typed.
  private func match() {
    guard field.text.utf8.count <= Self.longestText else { return matching = [] }
    let wanted = FoldedText(field.text).description
    matching = all.filter { wanted.isEmpty || $0.texts.contains { $0.contains(wanted) } }.map(\.action)
  }

  private func run() {
    guard matching.indices.contains(cursor.selected) else { return }
    navigator?.pop(self)
    matching[cursor.selected].run()
  }
}
