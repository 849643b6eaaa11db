import AppGraph
import ContentKeyboard
import CoreModule

/// All pieces of a button, those first that are used most and lately: the popup of a long press.
@MainActor
final class PiecesScreen: Screen {
  private let id: String
  private let model: KeyboardViewModel
  private weak var navigator: Navigator?
  private let onPick: @MainActor (Piece) -> Void
  private var cursor = ListCursor()
  private var height = 24
  private var pieces: [ListedPiece] = []
  /// The piece on which the mouse went down.
  private var down: Int?

  init(_ id: String, navigator: Navigator, onPick: @escaping @MainActor (Piece) -> Void) {
    self.id = id
    self.navigator = navigator
    self.onPick = onPick
    model = navigator.keyboard.keyboard.build()
  }

  let title = KeysScreenPhrases.pieces
  let usesMouse = true

  func load() async {
    await model.list([id])
    guard let navigator else { return }
    pieces = ListedPiece.byFrecency(model.state.listed, at: navigator.clock.now())
  }

  func fit(_ size: Size) {
    height = size.rows
    cursor.fit(count: pieces.count, height: size.rows)
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = model.state.problem {
      return ScreenBody(NoticeLines.retryable(Problem(problem, in: area.language).sentence, area))
    }
    let rows = pieces.indices.dropFirst(cursor.top).prefix(area.size.rows)
    return ScreenBody(
      rows.map { index in
        let isSelected = index == cursor.selected
        let uses = pieces[index].use.map { "  \($0.count)×" } ?? ""
        let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(pieces[index].piece.text).appending(uses, .dim)
        return isSelected ? line.padded(to: area.size.columns).selected : line.cut(to: area.size.columns)
      })
  }

  func type(_ key: Key) -> Bool {
    guard case .mouse(let event) = key else { return false }
    take(event)
    return true
  }

  private func move(by step: Int) { cursor.move(by: step, count: pieces.count) }

  private func take(_ event: MouseEvent) {
    let index = cursor.top + event.row
    switch event.kind {
    case .wheelUp: move(by: -1)
    case .wheelDown: move(by: 1)
    case .press:
      down = pieces.indices.contains(index) ? index : nil
      if let down { cursor.select(down, count: pieces.count) }
    case .release:
      defer { down = nil }
      if let down, down == index { pick() }
    }
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], KeysScreenPhrases.pick, KeysScreenPhrases.pickMeans) { [weak self] in self?.pick() },
      ScreenAction.retrying(isHinted: model.state.problem != nil) { [weak self] in self?.navigator?.reload() },
    ] + ScreenAction.moving(height: height) { [weak self] in self?.move(by: $0) }
  }

  private func pick() {
    guard pieces.indices.contains(cursor.selected) else { return }
    navigator?.pop(self)
    onPick(pieces[cursor.selected].piece)
  }
}
