/// Lays cells out in columns that stand under each other, whatever their script.
struct TextTable {
  enum Alignment {
    case left
    case right
  }

  let columns: [Alignment]
  /// The column that is cut when a line is too long for the screen.
  var flexible: Int?

  /// The rows as lines, without a final line break. Columns that are empty in every row are left out.
  func text(_ rows: [[String]], width: Int?) -> String {
    var widths = columns.indices.map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    let shown = columns.indices.filter { widths[$0] > 0 }
    if let width, let flexible {
      let others = shown.filter { $0 != flexible }.map { widths[$0] + 2 }.reduce(0, +)
      widths[flexible] = max(8, min(widths[flexible], width - others))
    }
    return rows.map { row in
      let cells = shown.map { aligned(row[$0], in: widths[$0], $0) }
      return String(cells.joined(separator: "  ").trimmingSpaces)
    }.joined(separator: "\n")
  }

  private func aligned(_ cell: String, in width: Int, _ column: Int) -> String {
    let cell = column == flexible ? DisplayWidth.cut(cell, to: width) : cell
    let padding = String(repeating: " ", count: max(0, width - DisplayWidth.of(cell)))
    return switch columns[column] {
    case .left: cell + padding
    case .right: padding + cell
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
