import CorePresentation

/// A cell of the screen. The second cell of a wide character has an empty text.
package struct Cell: Equatable, Sendable {
  var text: String
  var look: Look

  static let blank = Cell(text: " ", look: Look())
}

/// A row and column, counted from 0.
package struct Position: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) { (self.column, self.row) = (column, row) }
}

/// The content of the whole screen.
package struct Frame: Equatable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]
  /// `nil` when the cursor is hidden.
  package var cursor: Position?

  /// Lines that do not fit are cut off.
  package init(_ lines: [StyledLine], size: Size, cursor: Position? = nil) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    for (row, line) in lines.prefix(size.rows).enumerated() { put(line, in: row) }
    if let cursor, cursor.column >= 0, cursor.row >= 0, cursor.column < size.columns, cursor.row < size.rows { self.cursor = cursor }
  }

  package subscript(column: Int, row: Int) -> Cell { cells[row * size.columns + column] }

  package func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

  private mutating func put(_ line: StyledLine, in row: Int) {
    var column = 0
    let start = row * size.columns
    for piece in line.pieces {
      for character in piece.text {
        let width = DisplayWidth.of(character)
        if width == 0 {
          if column > 0 { cells[start + lastWritten(before: column, from: start)].text.append(character) }
          continue
        }
        guard column + width <= size.columns else { return }
        cells[start + column] = Cell(text: String(character), look: piece.look)
        for next in 1..<width { cells[start + column + next] = Cell(text: "", look: piece.look) }
        column += width
      }
    }
  }

  private func lastWritten(before column: Int, from start: Int) -> Int {
    var last = column - 1
    while last > 0, cells[start + last].text.isEmpty { last -= 1 }
    return last
  }
}
