import AppGraph
import ContentKeyboard
import CoreModule

/// Finds pieces of all buttons while a part of them is typed.
@MainActor
final class PieceSearchScreen: Screen {
  private let model: KeyboardViewModel
  private weak var navigator: Navigator?
  private let onPick: @MainActor (Piece) -> Void
  private let latest = LatestWork()
  private var view = PieceSearchView()
  private var height = 24

  init(navigator: Navigator, onPick: @escaping @MainActor (Piece) -> Void) {
    self.navigator = navigator
    self.onPick = onPick
    model = navigator.keyboard.keyboard.build()
  }

  let title = KeysScreenPhrases.pieceSearch
  let isTyping = true

  func load() async { await find() }

  func fit(_ size: Size) {
    height = max(0, size.rows - 1)
    view.cursor.fit(count: view.pieces.count, height: height)
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    guard view.field.type(key) else { return false }
    latest.request(on: navigator) { [self] in await find() }
    return true
  }

  private func move(by step: Int) { view.cursor.move(by: step, count: view.pieces.count) }

  var actions: [ScreenAction] {
    let hasPiece = view.pieces.indices.contains(view.cursor.selected)
    return [
      ScreenAction([.enter], KeysScreenPhrases.pick, KeysScreenPhrases.pickMeans, isHinted: hasPiece) { [weak self] in self?.pick() },
      ScreenAction.retrying(isHinted: view.hasFailed) { [weak self] in self?.navigator?.reload() },
    ] + ScreenAction.moving(height: height, besideText: true) { [weak self] in self?.move(by: $0) }
  }

  /// What is shown stays until what is found takes its place.
  private func find() async {
    let text = view.field.text
    guard text.contains(where: { !$0.isWhitespace }) else {
      view.found([], for: "", nil)
      return
    }
    await model.find(text)
    view.found(model.state.pieces, for: text, model.state.problem)
  }

  private func pick() {
    guard view.pieces.indices.contains(view.cursor.selected) else { return }
    navigator?.pop(self)
    onPick(view.pieces[view.cursor.selected])
  }
}

/// What is searched for and what was found, as lines.
struct PieceSearchView {
  var field = TextField()
  var cursor = ListCursor()
  private(set) var pieces: [Piece] = []
  private var text = ""
  private var problem: ContentKeyboardProblem?

  /// Whether something else went wrong than that there is no such piece.
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

  func body(in area: ViewArea) -> ScreenBody {
    let (input, column) = field.line(after: StyledLine("/ ", .key), columns: area.size.columns)
    var rest = area
    rest.size.rows -= 1
    return ScreenBody([input] + lines(rest), cursor: Position(column: column, row: 0))
  }

  private func lines(_ area: ViewArea) -> [StyledLine] {
    if let problem {
      let sentence = Problem(problem, in: area.language).sentence
      return hasFailed ? NoticeLines.retryable(sentence, area) : NoticeLines.notice(sentence, area)
    }
    if text.isEmpty { return NoticeLines.notice(KeysScreenPhrases.typeToFind, area) }
    return pieces.indices.dropFirst(cursor.top).prefix(max(0, area.size.rows)).map { index in
      let (piece, isSelected) = (pieces[index], index == cursor.selected)
      let line = StyledLine(isSelected ? "› " : "  ", .accent).appending(piece.text.visibleLine)
        .appending("  \(piece.name.visibleLine) \(piece.index + 1)/\(piece.count)", .dim)
      return isSelected ? line.padded(to: area.size.columns).selected : line.cut(to: area.size.columns)
    }
  }
}
