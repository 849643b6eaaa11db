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
      let line = shown.map { aligned(row[$0], in: widths[$0], $0) }.joined(separator: "  ").trimmingSpaces
      return width.map { DisplayWidth.cut(String(line), to: $0) } ?? String(line)
    }.joined(separator: "\n")
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

  private func aligned(_ cell: Cell, in width: Int, _ column: Int) -> String {
    let padding = String(repeating: " ", count: max(0, width - cell.width))
    return switch columns[column] {
    case .left: cell.text + padding
    case .right: padding + cell.text
    }
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

extension String {
  fileprivate var trimmingSpaces: Substring {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
