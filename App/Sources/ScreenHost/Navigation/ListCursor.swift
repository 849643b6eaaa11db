import TerminalKit

/// The selection and scroll position of a list.
///
/// The list or window may shrink before the next move. The visible lines are then computed from the cursor, the list and the height,
/// without changing the cursor.
struct ListCursor: Equatable, Sendable {
  private(set) var selected = 0
  private var top = 0

  /// Moves the selection in a list of `count` lines, `height` of which are visible.
  mutating func move(by step: Int, count: Int, height: Int) {
    fit(count: count, height: height)
    select(selected + step, count: count, height: height)
  }

  mutating func select(_ line: Int, count: Int, height: Int) {
    fit(count: count, height: height)
    selected = max(0, min(line, count - 1))
    fit(count: count, height: height)
  }

  /// Keeps the visible lines in place when lines are inserted or removed before them. At the top of the list, new lines become visible.
  mutating func shift(by step: Int) {
    selected = max(0, selected + step)
    if top > 0 { top = max(0, top + step) }
  }

  /// Scrolls, and keeps the selection among the visible lines.
  mutating func scroll(by step: Int, count: Int, height: Int) {
    fit(count: count, height: height)
    top = max(0, min(top + step, count - height))
    selected = max(top, min(selected, top + height - 1, count - 1))
  }

  /// Scrolls to the selection.
  mutating func fit(count: Int, height: Int) {
    selected = max(0, min(selected, count - 1))
    top = max(0, min(top, count - height))
    if selected < top { top = selected }
    if height > 0, selected >= top + height { top = selected - height + 1 }
  }

  /// The visible lines.
  func seen(count: Int, height: Int) -> Range<Int> {
    var cursor = self
    cursor.fit(count: count, height: height)
    return cursor.top..<max(cursor.top, min(cursor.top + height, count))
  }

  /// The selected row; the last one if the list has become shorter.
  func selected<Row>(in rows: [Row]) -> Row? { rows.indices.contains(selected) ? rows[selected] : rows.last }

  /// The visible rows, drawn by `line`, with the selected one highlighted.
  func lines<Row>(of rows: [Row], in size: Size, _ line: (_ row: Row, _ isSelected: Bool) -> StyledLine) -> [StyledLine] {
    seen(count: rows.count, height: size.rows).map { index in
      let isSelected = index == min(selected, rows.count - 1)
      let line = line(rows[index], isSelected)
      return isSelected ? line.padded(to: size.columns).selected : line
    }
  }
}
