import TerminalKit

/// A screen with one list, in which keys and the mouse select a row.
@MainActor
protocol ListScreen: Screen {
  var navigator: Navigator? { get }
  var cursor: ListCursor { get set }
  var rowCount: Int { get }
  /// How many lines of the screen are above the list.
  var linesAbove: Int { get }
  /// How many lines of the screen are below the list.
  var linesBelow: Int { get }
  /// When a click does what Enter does.
  var opening: ScreenList.Opening { get }
  /// Called when another row was selected.
  func didMove()
}

extension ListScreen {
  var linesAbove: Int { 0 }
  var linesBelow: Int { 0 }
  var opening: ScreenList.Opening { .byDoubleClick }
  func didMove() {}

  /// How many rows are visible.
  var height: Int { max(0, (navigator?.area.size.rows ?? 0) - linesAbove - linesBelow) }

  func lists(in area: ViewArea) -> [ScreenList] {
    [
      ScreenList(cursor, count: rowCount, in: area, top: linesAbove, below: linesBelow, opening: opening) { [weak self] in
        self?.cursor = $0
        self?.didMove()
      }
    ]
  }

  /// The actions that select another row. Where text is typed, they leave out the keys of the text field.
  var moving: [ScreenAction] {
    ScreenAction.moving(height: height, besideText: isTyping) { [weak self] step in
      guard let self else { return }
      cursor.move(by: step, count: rowCount, height: height)
      didMove()
    }
  }
}

/// A view of a list in which a row is selected.
protocol ListView {
  var cursor: ListCursor { get set }
  var rowCount: Int { get }
}

/// A screen with such a view.
@MainActor
protocol ListViewScreen: ListScreen {
  associatedtype View: ListView
  var view: View { get set }
}

extension ListViewScreen {
  var cursor: ListCursor {
    get { view.cursor }
    set { view.cursor = newValue }
  }
  var rowCount: Int { view.rowCount }
}
