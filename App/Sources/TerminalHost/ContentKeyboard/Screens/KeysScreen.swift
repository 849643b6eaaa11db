import ContentKeyboard
import CoreModule

/// The board: buttons that are pressed with keys or the mouse, and the line that their pieces go into.
@MainActor
final class KeysScreen: Screen {
  private let model: KeyboardViewModel
  private let source: BoardSourceViewModel
  private weak var navigator: Navigator?
  private let chain = WorkChain()
  private var view = KeysView()
  private var size = Size(columns: 80, rows: 24)
  private var deleting = HeldDelete()
  /// The button whose piece stands at the end of the line, as it came.
  private var lastPiece: Piece?
  /// Where and when the mouse went down.
  private var down: (index: Int, moment: Moment)?

  /// Whoever holds a button longer wants to see all its pieces.
  private static let longPress = 400.0

  init(navigator: Navigator) {
    self.navigator = navigator
    let keyboard = navigator.keyboard
    model = keyboard.keyboard.build()
    source = keyboard.source.build()
  }

  let title = KeysScreenPhrases.title
  let usesMouse = true

  func load() async {
    await chain.run { [self] in
      await model.load()
      view.state = model.state
      view.isLoaded = true
    }
  }

  func rest() {
    view.flight = nil
    down = nil
  }

  var frameInterval: Double? {
    guard let flight = view.flight, let navigator else { return nil }
    return flight.progress(at: navigator.moment()) < 1 ? 30 : nil
  }

  func fit(_ size: Size) {
    self.size = size
    let grid = KeysGrid(size)
    view.selected = max(0, min(view.selected, view.state.buttons.count - 1))
    let row = grid.row(of: view.selected)
    view.first = max(0, min(view.first, grid.row(of: max(0, view.state.buttons.count - 1))))
    if row < view.first { view.first = row }
    if row >= view.first + grid.visibleRows { view.first = row - grid.visibleRows + 1 }
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    let columns = KeysGrid(size).columns
    switch key {
    case .left, .character("h"): select(view.selected - 1)
    case .right, .character("l"): select(view.selected + 1)
    case .up, .character("k"): select(view.selected - columns)
    case .down, .character("j"): select(view.selected + columns)
    case .home: select(0)
    case .end: select(view.state.buttons.count - 1)
    case .mouse(let event): return take(event)
    default: return false
    }
    return true
  }

  private func select(_ index: Int) {
    if view.state.buttons.indices.contains(index) { view.selected = index }
  }

  private func take(_ event: MouseEvent) -> Bool {
    guard let navigator else { return false }
    switch event.kind {
    case .wheelUp: select(max(0, view.selected - KeysGrid(size).columns))
    case .wheelDown: select(min(view.state.buttons.count - 1, view.selected + KeysGrid(size).columns))
    case .press:
      if event.row == 0, KeysView.exitColumns(size, navigator.language).contains(event.column) { navigator.leave() }
      guard let index = index(at: event) else { return true }
      select(index)
      down = (index, navigator.moment())
    case .release:
      guard let down, index(at: event) == down.index else { return true }
      self.down = nil
      if navigator.moment().milliseconds(since: down.moment) >= Self.longPress { showPieces() } else { press() }
    }
    return true
  }

  private func index(at event: MouseEvent) -> Int? {
    let index = KeysGrid(size).index(atColumn: event.column, row: event.row, first: view.first)
    return index.flatMap { view.state.buttons.indices.contains($0) ? $0 : nil }
  }
}

extension KeysScreen {
  var actions: [ScreenAction] {
    let isThere = !view.state.buttons.isEmpty
    return [
      ScreenAction([.enter, .character(" ")], KeysScreenPhrases.press, KeysScreenPhrases.pressMeans, isHinted: isThere) { self.press() },
      ScreenAction([.character("p")], KeysScreenPhrases.pieces, KeysScreenPhrases.piecesMean, isHinted: isThere) { self.showPieces() },
      ScreenAction([.backspace], KeysScreenPhrases.delete, KeysScreenPhrases.deleteMeans, isHinted: !view.line.isEmpty) { self.delete() },
      ScreenAction([.control("u")], KeysScreenPhrases.clear, KeysScreenPhrases.clearMeans, isHinted: false) { self.replaceLine("") },
      ScreenAction([.character("b")], KeysScreenPhrases.back, KeysScreenPhrases.backMeans, isHinted: false) { self.takeBack() },
      ScreenAction([.character("o")], KeysScreenPhrases.source, KeysScreenPhrases.sourceMeans, isHinted: false) {
        self.model.chooseSource()
      },
      ScreenAction([.character("r")], KeysScreenPhrases.refresh, KeysScreenPhrases.refreshMeans, isHinted: view.state.problem != nil) {
        self.refresh()
      },
      ScreenAction([.control("l")], ScreenPhrases.retry, ScreenPhrases.retryMeans, isHinted: false) { self.navigator?.reload() },
    ]
  }

  private var selected: ButtonState? {
    view.state.buttons.indices.contains(view.selected) ? view.state.buttons[view.selected] : nil
  }

  private func press() {
    guard let id = selected?.id else { return }
    work { await self.model.press([id]) }
  }

  private func showPieces() {
    guard let id = selected?.id else { return }
    model.choosePiece(of: id)
  }

  /// Puts out a piece that was chosen from the list.
  func pick(_ piece: Piece) { work { await self.model.pick(piece.id, number: piece.index + 1) } }

  private func delete() {
    guard let navigator else { return }
    replaceLine(deleting.delete(from: view.line, at: navigator.moment()))
  }

  private func replaceLine(_ text: String) {
    view.line = text
    view.flight = nil
    lastPiece = nil
  }

  private func takeBack() {
    work {
      await self.model.takeBack()
      if let piece = self.model.state.pieces.first { self.navigator?.say(KeysPhrases.takenBack(piece)) }
    } isOutput: {
      false
    }
  }

  private func refresh() {
    navigator?.perform { [self] in
      await source.refresh()
      if let problem = source.state.problem { say(problem) } else { navigator?.say(KeysScreenPhrases.refreshed) }
      await load()
    }
  }

  /// Does something with the board, and shows what came of it.
  private func work(_ work: @escaping @MainActor () async -> Void, isOutput: @escaping @MainActor () -> Bool = { true }) {
    navigator?.perform { [self] in
      await chain.run { [self] in
        await work()
        let (pieces, problem) = (model.state.pieces, model.state.problem)
        if let problem { say(problem) }
        if isOutput(), let piece = pieces.first { receive(piece) }
        await model.load()
        view.state = model.state
      }
    }
  }

  /// Pieces of one button that follow one another take each other's places; others come behind.
  private func receive(_ piece: Piece) {
    var line = view.line
    if let lastPiece, lastPiece.id == piece.id, line.hasSuffix(lastPiece.text) {
      line.removeLast(lastPiece.text.count)
    } else if let end = line.last, !end.isWhitespace {
      line += " "
    }
    view.line = line + piece.text
    lastPiece = piece
    if let navigator { view.flight = PieceFlight(piece: piece, start: navigator.moment()) }
  }

  private func say(_ problem: ContentKeyboardProblem) {
    if let navigator { navigator.say(Problem(problem, in: navigator.language)) }
  }
}
