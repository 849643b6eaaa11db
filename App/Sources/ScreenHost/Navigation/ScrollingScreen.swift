import TerminalKit

/// A screen that is one long text.
@MainActor
protocol ScrollingScreen: Screen {
  var navigator: Navigator? { get }
  var scroll: ScrollPosition { get set }
  /// The whole text.
  func lines(_ area: ViewArea) -> [StyledLine]
}

extension ScrollingScreen {
  func body(in area: ViewArea) -> ScreenBody { ScreenBody(scroll.seen(of: lines(area), height: area.size.rows)) }

  /// The actions that scroll.
  var scrolling: [ScreenAction] {
    ScreenAction.scrolling(on: navigator) { [weak self] step, area in
      if let self { scroll.move(by: step, count: lines(area).count, height: area.size.rows) }
    }
  }
}
