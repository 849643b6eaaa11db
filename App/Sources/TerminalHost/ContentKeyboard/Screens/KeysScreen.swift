import ContentKeyboard
import CoreModule

/// The board: buttons that are pressed with keys or the mouse, and the line that their pieces go into.
@MainActor
final class KeysScreen: Screen {
  let model: KeyboardViewModel
  let source: BoardSourceViewModel
  weak var navigator: Navigator?
  let chain = WorkChain()
  var view = KeysView()
  private var size = Size(columns: 80, rows: 24)
  var deleting = HeldDelete()
  /// Where and when the mouse went down.
  private var down: (index: Int, moment: Moment)?

  /// Whoever holds a button longer wants to see all its pieces.
  private static let longPress = 400.0
  /// So many milliseconds a picture of a piece on its way lasts.
  private static let pictureInterval = 30.0
  /// A service is not asked again by itself for so many milliseconds, however soon its board is old; and longer when it gave none.
  static let refreshPause = (usual: 10_000.0, afterProblem: 60_000.0)
  /// When a service was asked last because the board had become old.
  var lastRefresh: Moment?
  /// The values that placeholders were given last.
  var lastValues: [String: String] = [:]

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
    keepFresh()
  }

  func rest() {
    view.flight = nil
    down = nil
  }

  var frameInterval: Double? {
    if let down, let navigator { return max(0, Self.longPress - navigator.moment().milliseconds(since: down.moment)) }
    // Until it was drawn where it comes to rest, whatever the time was meanwhile.
    return view.flight == nil ? nil : Self.pictureInterval
  }

  func fit(_ size: Size) {
    self.size = size
    if let flight = view.flight, let navigator, flight.progress(at: navigator.moment()) >= 1 { view.flight = nil }
    if let down, let navigator, navigator.moment().milliseconds(since: down.moment) >= Self.longPress {
      self.down = nil
      navigator.perform { [weak self] in self?.showPieces() }
    }
    let grid = KeysGrid(size)
    view.selected = max(0, min(view.selected, view.state.buttons.count - 1))
    let row = grid.row(of: view.selected)
    view.first = max(0, min(view.first, grid.row(of: max(0, view.state.buttons.count - 1))))
    if row < view.first { view.first = row }
    if row >= view.first + grid.visibleRows { view.first = row - grid.visibleRows + 1 }
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    guard case .mouse(let event) = key else { return false }
    return take(event)
  }

  func select(_ index: Int) {
    if view.state.buttons.indices.contains(index) { view.selected = index }
  }

  func moveRow(by step: Int) { select(view.selected + step * KeysGrid(size).columns) }

  private func take(_ event: MouseEvent) -> Bool {
    guard let navigator else { return false }
    switch event.kind {
    case .wheelUp: select(max(0, view.selected - KeysGrid(size).columns))
    case .wheelDown: select(min(view.state.buttons.count - 1, view.selected + KeysGrid(size).columns))
    case .press:
      if event.row == 0, KeysView.exitColumns(size, navigator.language).contains(event.column) { navigator.leave() }
      down = index(at: event).map { ($0, navigator.moment()) }
      if let down { select(down.index) }
    case .release:
      defer { down = nil }
      guard let down, index(at: event) == down.index else { return true }
      if navigator.moment().milliseconds(since: down.moment) >= Self.longPress { showPieces() } else { press() }
    }
    return true
  }

  private func index(at event: MouseEvent) -> Int? {
    let index = KeysGrid(size).index(atColumn: event.column, row: event.row, first: view.first)
    return index.flatMap { view.state.buttons.indices.contains($0) ? $0 : nil }
  }
}
