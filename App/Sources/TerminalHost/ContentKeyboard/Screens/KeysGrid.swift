/// Where the buttons stand on the screen: cells of three rows below the line of text.
struct KeysGrid: Equatable {
  /// The cells beside each other.
  let columns: Int
  /// The columns of the screen that a cell takes.
  let cellWidth: Int
  /// The rows of cells that there is room for.
  let visibleRows: Int

  /// The line of text, and a row between.
  static let top = 2
  /// The caption, the progress, and a row between.
  static let cellHeight = 3

  init(_ size: Size) {
    columns = max(1, min(4, size.columns / 20))
    cellWidth = max(1, size.columns / columns)
    visibleRows = max(1, (size.rows - Self.top + 1) / Self.cellHeight)
  }

  /// The row of cells in which a button stands.
  func row(of index: Int) -> Int { index / columns }

  /// The button at a place of the screen, when `first` is the first row of cells that is seen.
  func index(atColumn column: Int, row: Int, first: Int) -> Int? {
    let down = row - Self.top
    guard down >= 0, down % Self.cellHeight < 2, column < columns * cellWidth else { return nil }
    return (first + down / Self.cellHeight) * columns + column / cellWidth
  }

  /// The row of the screen in which a button's caption stands.
  func screenRow(of index: Int, first: Int) -> Int { Self.top + (row(of: index) - first) * Self.cellHeight }
}
