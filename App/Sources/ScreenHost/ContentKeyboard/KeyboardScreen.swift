import ContentKeyboard
import CoreModule
import Presentation
import TerminalKit

/// The board: buttons to press with keys or the mouse, and the line for their pieces.
@MainActor
final class KeyboardScreen: Screen {
  let model: KeyboardViewModel
  let source: BoardSourceViewModel
  weak var navigator: Navigator?
  let chain = WorkChain()
  var view = KeyboardView()
  var deleting = RepeatingDelete()
  /// The pressed button, and when it was pressed.
  private var down: (index: Int, moment: MonotonicTime)?

  /// Holding a button for longer, in milliseconds, shows all its pieces.
  private static let longPress = 400.0
  /// Milliseconds between the frames of an animation.
  private static let millisecondsPerFrame = 30.0
  /// Milliseconds between automatic refreshes; longer after a failure.
  static let refreshPause = (usual: 10_000.0, afterProblem: 60_000.0)
  /// When an outdated board was last fetched automatically.
  var lastAutomaticRefresh: MonotonicTime?
  /// The last values of placeholders.
  var lastValues: [String: String] = [:]

  init(navigator: Navigator) {
    self.navigator = navigator
    let keyboard = navigator.keyboard
    model = keyboard.keyboard.build()
    source = keyboard.source.build()
  }

  let title = KeyboardScreenPhrases.title

  func load() async {
    await chain.run { [self] in
      await model.load()
      view.state = model.state
      view.isLoaded = true
    }
    refreshIfStale()
  }

  func willDisappear() {
    view.flight = nil
    down = nil
  }

  var frameInterval: Double? {
    if let down, let navigator { return max(0, Self.longPress - navigator.monotonicNow().milliseconds(since: down.moment)) }
    // Continue until the last frame is drawn, whatever the time.
    return view.flight == nil ? nil : Self.millisecondsPerFrame
  }

  func tick() {
    guard let navigator else { return }
    if let flight = view.flight, flight.progress(at: navigator.monotonicNow()) >= 1 { view.flight = nil }
    if let down, navigator.monotonicNow().milliseconds(since: down.moment) >= Self.longPress {
      self.down = nil
      navigator.perform { [weak self] in self?.showPieces() }
    }
  }

  func body(in area: ViewArea) -> ScreenBody { view.body(in: area) }

  func type(_ key: Key) -> Bool {
    guard case .mouse(let event) = key else { return false }
    return handle(event)
  }

  private var grid: KeyboardGrid { KeyboardGrid(navigator?.area.size ?? Size(columns: 80, rows: 24)) }

  func select(_ index: Int) { view.select(index, in: grid) }

  func moveRow(by step: Int) { select(view.selected + step * grid.columns) }

  private func handle(_ event: MouseEvent) -> Bool {
    guard let navigator else { return false }
    switch event.kind {
    case .wheelUp: select(max(0, view.selected - grid.columns))
    case .wheelDown: select(min(view.state.buttons.count - 1, view.selected + grid.columns))
    case .press:
      if event.row == 0, KeyboardView.exitColumns(navigator.area.size, navigator.language).contains(event.column) { navigator.leave() }
      down = index(at: event).map { ($0, navigator.monotonicNow()) }
      if let down { select(down.index) }
    case .release:
      defer { down = nil }
      guard let down, index(at: event) == down.index else { return true }
      if navigator.monotonicNow().milliseconds(since: down.moment) >= Self.longPress { showPieces() } else { press() }
    }
    return true
  }

  private func index(at event: MouseEvent) -> Int? {
    let index = grid.index(atColumn: event.column, row: event.row, first: view.firstRow(in: grid))
    return index.flatMap { view.state.buttons.indices.contains($0) ? $0 : nil }
  }
}
