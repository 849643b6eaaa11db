import TerminalKit

/// The layout of the buttons: cells of three rows below the line of text.
struct KeyboardGrid: Equatable {
  /// The number of cells in a row.
  let columns: Int
  /// The width of a cell in columns of the screen.
  let cellWidth: Int
  /// The number of visible rows of cells.
  let visibleRows: Int

  /// The line of text and an empty row.
  static let top = 2
  /// The caption, the progress and an empty row.
  static let cellHeight = 3

  init(_ size: Size) {
    columns = max(1, min(4, size.columns / 20))
    cellWidth = max(1, size.columns / columns)
    visibleRows = max(1, (size.rows - Self.top + 1) / Self.cellHeight)
  }

  /// The row of cells of a button.
  func row(of index: Int) -> Int { index / columns }

  /// The button at a position of the screen. `first` is the first visible row of cells.
  func index(atColumn column: Int, row: Int, first: Int) -> Int? {
    let down = row - Self.top
    guard down >= 0, down % Self.cellHeight < 2, column < columns * cellWidth else { return nil }
    return (first + down / Self.cellHeight) * columns + column / cellWidth
  }

  /// The row of the screen with the button's caption.
  func screenRow(of index: Int, first: Int) -> Int { Self.top + (row(of: index) - first) * Self.cellHeight }
}
