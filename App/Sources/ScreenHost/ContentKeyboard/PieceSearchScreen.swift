import AppGraph
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// Searches the pieces of all buttons while the query is typed.
@MainActor
final class PieceSearchScreen: ListViewScreen {
  private let model: KeyboardViewModel
  weak var navigator: Navigator?
  private let onPick: @MainActor (Piece) -> Void
  private let latest = LatestWork()
  var view = PieceSearchView()

  init(navigator: Navigator, onPick: @escaping @MainActor (Piece) -> Void) {
    self.navigator = navigator
    self.onPick = onPick
    model = navigator.keyboard.keyboard.build()
  }

  let title = LocalizedText(en: "search", ru: "поиск")
  let isSearch = true
  let isTyping = true

  func load() async { await find() }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    guard view.field.type(key) else { return false }
    latest.request(on: navigator) { [self] in await find() }
    return true
  }

  let linesAbove = 1

  var actions: [ScreenAction] {
    let hasPiece = !view.pieces.isEmpty
    return [
      ScreenAction([.enter], .pickPiece, isHinted: hasPiece) { [weak self] in self?.pick() },
      ScreenAction.reloading(navigator, isHinted: view.hasFailed),
    ] + moving
  }

  /// The previous results stay visible until the new ones arrive.
  private func find() async {
    let text = view.field.text
    guard !text.isBlank else {
      view.found([], for: "", nil)
      return
    }
    await model.find(text)
    view.found(model.state.pieces, for: text, model.state.problem)
  }

  private func pick() {
    guard let piece = view.cursor.selected(in: view.pieces) else { return }
    navigator?.pop(self)
    onPick(piece)
  }
}

struct PieceSearchView: ListView {
  var field = TextField()
  var cursor = ListCursor()
  private(set) var pieces: [Piece] = []
  private var text = ""
  private var problem: ContentKeyboardProblem?

  /// Whether there was a problem other than no match.
  var hasFailed: Bool {
    switch problem {
    case nil, .nothingFound?: false
    default: true
    }
  }

  mutating func found(_ pieces: [Piece], for text: String, _ problem: ContentKeyboardProblem?) {
    if text != self.text { cursor = ListCursor() }
    (self.pieces, self.text, self.problem) = (pieces, text, problem)
  }

  var rowCount: Int { pieces.count }

  func body(in area: ViewArea) -> ScreenBody { field.body(after: "/ ", in: area, below: lines) }

  private func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem {
      let sentence = Problem(problem, in: area.language).sentence
      return hasFailed ? NoticeLines.retryable(sentence, area) : NoticeLines.notice(sentence, area)
    }
    if text.isEmpty { return NoticeLines.notice(KeyboardScreenPhrases.typeToFind, area) }
    return cursor.lines(of: pieces, in: area.size) { piece, isSelected in
      StyledLine(isSelected ? "› " : "  ", .accent).appending(piece.text.visibleLine)
        .appending("  \(piece.name.visibleLine) \(piece.index + 1)/\(piece.count)", .dim)
    }
  }
}
