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

  init(_ id: String, navigator: Navigator, onPick: @escaping @MainActor (Piece) -> Void) {
    self.id = id
    self.navigator = navigator
    self.onPick = onPick
    model = navigator.keyboard.keyboard.build()
  }

  let title = KeysScreenPhrases.pieces

  func load() async {
    await model.list([id])
    pieces = ListedPiece.byFrecency(model.state.listed)
  }

  func fit(_ size: Size) {
    height = size.rows
    cursor.fit(count: pieces.count, height: size.rows)
  }

  func body(in area: ViewArea) -> ScreenBody {
    if let problem = model.state.problem {
      return ScreenBody(NoticeLines.notice(Problem(problem, in: area.language).sentence, area, .warning))
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
    guard let step = ListCursor.step(key, height: height) else { return false }
    cursor.move(by: step, count: pieces.count)
    return true
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.enter], KeysScreenPhrases.pick, KeysScreenPhrases.pickMeans) { [weak self] in self?.pick() }
    ]
  }

  private func pick() {
    guard pieces.indices.contains(cursor.selected) else { return }
    navigator?.pop(self)
    onPick(pieces[cursor.selected].piece)
  }
}

/// Where the board comes from, and how old it is.
@MainActor
final class BoardSourceScreen: Screen {
  private let model: BoardSourceViewModel
  private weak var navigator: Navigator?

  init(navigator: Navigator) {
    self.navigator = navigator
    model = navigator.keyboard.source.build()
  }

  let title = KeysScreenPhrases.source

  func load() async { await model.load() }

  func body(in area: ViewArea) -> ScreenBody {
    if model.state.isFetching { return ScreenBody(NoticeLines.notice(ScreenPhrases.loading, area)) }
    var lines = StyledLine(inked: BoardSourceDocument(state: model.state, now: area.now).text(area.textStyle)).wrapped(
      to: area.size.columns)
    if let problem = model.state.problem {
      lines += StyledLine(Problem(problem, in: area.language).sentence(area.language), .warning).wrapped(to: area.size.columns)
    }
    return ScreenBody(
      lines + [StyledLine()] + StyledLine(KeysScreenPhrases.howToChoose(area.language), .dim).wrapped(to: area.size.columns))
  }

  var actions: [ScreenAction] {
    [
      ScreenAction([.character("r"), .control("l")], KeysScreenPhrases.refresh, KeysScreenPhrases.refreshMeans) { [weak self] in
        guard let self else { return }
        navigator?.perform { await self.model.refresh() }
      }
    ]
  }
}

/// On the full screen a destination of the keyboard becomes the next screen.
@MainActor
final class KeysScreenRouter: Router {
  private weak var navigator: Navigator?

  init(navigator: Navigator) { self.navigator = navigator }

  func navigate(to destination: ContentKeyboardDestination) {
    guard let navigator else { return }
    switch destination {
    case .pieces(let id):
      let keys = navigator.top as? KeysScreen
      navigator.push(PiecesScreen(id, navigator: navigator) { [weak keys] in keys?.pick($0) })
    case .source: navigator.push(BoardSourceScreen(navigator: navigator))
    }
  }
}

extension Navigator {
  /// The content keyboard, whose destinations become screens.
  var keyboard: ContentKeyboardGraph { graph.contentKeyboard(router: KeysScreenRouter(navigator: self)).build() }

  /// Goes back, or ends the program from the first screen.
  func leave() { screens.count > 1 ? pop() : quit() }
}

extension FeatureTab {
  static let keys = FeatureTab(name: KeysScreenPhrases.title) { KeysScreen(navigator: $0) }
}
