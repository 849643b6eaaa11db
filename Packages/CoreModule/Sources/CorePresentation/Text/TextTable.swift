/// Aligns cells in columns, in any script.
public struct TextTable: Sendable {
  /// How the cells of a column are aligned.
  public enum Alignment: Sendable {
    /// Padding follows the text.
    case left
    /// Padding precedes the text.
    case right
  }

  /// The alignment of each column.
  public let columns: [Alignment]
  /// The column that is cut to a third of the width.
  public var narrowed: Int?
  /// The column that is cut to the remaining width.
  public var flexible: Int?

  /// - Parameters:
  ///   - narrowed: The column that is cut to a third of the width.
  ///   - flexible: The column that is cut to the remaining width.
  public init(columns: [Alignment], narrowed: Int? = nil, flexible: Int? = nil) {
    self.columns = columns
    self.narrowed = narrowed
    self.flexible = flexible
  }

  /// The limit for the width of a column: a longer cell widens only its own row.
  static let usualWidth = 40

  /// Lays out the rows, without a final line break. Empty columns are left out.
  public func text(_ rows: [[String]], width: Int?) -> String {
    var rows = rows.map { $0.map(Cell.init) }
    if let width { cut(&rows, to: width) }
    let shown = columns.indices.filter { column in rows.contains { $0[column].width > 0 } }
    let widths = columns.indices.map { commonWidth(of: $0, rows, width) }
    // The lines of a long table are not in memory twice.
    var text = ""
    text.reserveCapacity(rows.reduce(0) { size, row in shown.reduce(size + 1) { $0 + row[$1].text.utf8.count + widths[$1] + 2 } })
    for (number, row) in rows.enumerated() {
      if number > 0 { text += "\n" }
      guard let width else {
        append(row, shown, widths, to: &text)
        continue
      }
      var line = ""
      append(row, shown, widths, to: &line)
      text += DisplayWidth.cut(line, to: width)
    }
    return text
  }

  /// Padding is added only before the next text, so that no line ends in spaces.
  private func append(_ row: [Cell], _ shown: [Int], _ widths: [Int], to line: inout String) {
    var pendingSpaces = 0
    for column in shown {
      let cell = row[column]
      let padding = max(0, widths[column] - cell.width)
      if columns[column] == .right { pendingSpaces += padding }
      if !cell.text.isEmpty {
        line += spaces(pendingSpaces)
        line += cell.text
        pendingSpaces = 0
      } else {
        pendingSpaces += cell.width
      }
      pendingSpaces += (columns[column] == .left ? padding : 0) + 2
    }
  }

  /// Faster than `String(repeating:count:)` of a character.
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

  /// The widest cell of the column, ignoring unusually wide cells unless they are cut to the screen.
  private func commonWidth(of column: Int, _ rows: [[Cell]], _ width: Int?) -> Int {
    let isCut = width != nil && (column == narrowed || column == flexible)
    return rows.lazy.map { $0[column].width }.filter { isCut || $0 <= Self.usualWidth }.max() ?? 0
  }

  /// Caches the width of a text, which is expensive to compute.
  private struct Cell {
    let text: String
    let width: Int

    init(_ text: String) {
      self.text = text
      width = DisplayWidth.of(text)
    }
  }
}
