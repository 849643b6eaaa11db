import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Lists the pieces of a button, the most frequently and recently used first, like the popup of a long press.
@MainActor
final class PiecesScreen: ListScreen {
  private let id: String
  private let model: KeyboardViewModel
  weak var navigator: Navigator?
  private let onPick: @MainActor (Piece) -> Void
  var cursor = ListCursor()
  private var pieces: [ListedPiece] = []

  init(_ id: String, navigator: Navigator, onPick: @escaping @MainActor (Piece) -> Void) {
    self.id = id
    self.navigator = navigator
    self.onPick = onPick
    model = navigator.keyboard.keyboard.build()
  }

  let title = LocalizedText(en: "pieces", ru: "тексты")

  func load() async {
    await model.list([id])
    guard let navigator else { return }
    pieces = ListedPiece.byFrecency(model.state.listed, at: navigator.clock.now())
    cursor.fit(count: pieces.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = model.state.problem {
      return ScreenBody(NoticeLines.retryable(Problem(problem, in: area.language).sentence, area))
    }
    return ScreenBody(
      cursor.lines(of: pieces, in: area.size) { piece, isSelected in
        let uses = piece.use.map { "  \($0.count)×" } ?? ""
        return StyledLine(isSelected ? "› " : "  ", .accent).appending(piece.piece.text).appending(uses, .dim)
      })
  }

  var rowCount: Int { pieces.count }
  let opening = ScreenList.Opening.byClick

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], .pickPiece) { [weak self] in self?.pick() },
      ScreenAction.reloading(navigator, isHinted: model.state.problem != nil),
    ] + moving
  }

  private func pick() {
    guard let piece = cursor.selected(in: pieces)?.piece else { return }
    navigator?.pop(self)
    onPick(piece)
  }
}
