/// Lays cells out in columns that stand under each other, whatever their script.
struct TextTable {
  enum Alignment {
    case left
    case right
  }

  let columns: [Alignment]
  /// The column that is cut to a third of the screen.
  var narrowed: Int?
  /// The column that is cut to what the others leave of the screen.
  var flexible: Int?

  /// What a cell may take before its row alone gives it more: one long cell must not push all rows apart.
  static let usualWidth = 40

  /// The rows as lines, without a final line break. Columns that are empty in every row are left out.
  func text(_ rows: [[String]], width: Int?) -> String {
    var rows = rows.map { $0.map(Cell.init) }
    if let width { cut(&rows, to: width) }
    let shown = columns.indices.filter { column in rows.contains { $0[column].width > 0 } }
    let widths = columns.indices.map { commonWidth(of: $0, rows, width) }
    return rows.map { row in
      let line = line(shown.map { (row[$0], widths[$0], columns[$0]) })
      return width.map { DisplayWidth.cut(line, to: $0) } ?? line
    }.joined(separator: "\n")
  }

  /// The cells under those of the other rows. Spaces are owed until a text follows, so that none end the line.
  private func line(_ cells: [(cell: Cell, width: Int, alignment: Alignment)]) -> String {
    var line = ""
    var owed = 0
    for (cell, width, alignment) in cells {
      let padding = max(0, width - cell.width)
      if alignment == .right { owed += padding }
      if !cell.text.isEmpty {
        line += spaces(owed) + cell.text
        owed = 0
      } else {
        owed += cell.width
      }
      owed += (alignment == .left ? padding : 0) + 2
    }
    return line
  }

  /// As `String(repeating:count:)`, which puts characters together one by one.
  private func spaces(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }

  private func cut(_ rows: inout [[Cell]], to width: Int) {
    if let narrowed { cut(&rows, narrowed, to: width / 3) }
    guard let flexible else { return }
    let others = columns.indices.filter { $0 != flexible }.map { commonWidth(of: $0, rows, width) }.filter { $0 > 0 }.map { $0 + 2 }
    cut(&rows, flexible, to: max(8, width - others.reduce(0, +)))
  }

  private func cut(_ rows: inout [[Cell]], _ column: Int, to width: Int) {
    for index in rows.indices where rows[index][column].width > width {
      rows[index][column] = Cell(DisplayWidth.cut(rows[index][column].text, to: width))
    }
  }

  /// The widest cell of the column, leaving out what is unusually wide unless the screen has cut it.
  private func commonWidth(of column: Int, _ rows: [[Cell]], _ width: Int?) -> Int {
    let isCut = width != nil && (column == narrowed || column == flexible)
    return rows.lazy.map { $0[column].width }.filter { isCut || $0 <= Self.usualWidth }.max() ?? 0
  }

  /// A text with its width, which is costly to find.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String) {
      self.text = text
      width = DisplayWidth.of(text)
    }
  }
}
