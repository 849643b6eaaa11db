import TerminalKit

/// A list on a screen, as the mouse sees it: which rows are visible, where they are, and how another one is selected.
///
/// Screens make it from their state and area; what a click or the wheel does with it is decided in one place.
@MainActor
struct ScreenList {
  /// When a click does what Enter does.
  enum Opening {
    case byDoubleClick
    /// For menus, where there is nothing to do with a row but to choose it.
    case byClick
    case never
  }

  /// The visible rows.
  let rows: Range<Int>
  /// The line of the screen with the first visible row, counted below the title.
  let top: Int
  /// The columns of the rows; `nil` for all. A list beside something else has its own.
  var columns: Range<Int>?
  var opening = Opening.byDoubleClick
  let select: @MainActor (_ row: Int) -> Void
  /// Scrolls by lines; `nil` where the keys that move do.
  var scroll: (@MainActor (_ step: Int) -> Void)?

  /// Whether the mouse is over the list, or below its last row.
  func contains(_ event: MouseEvent) -> Bool { event.row >= top && (columns?.contains(event.column) ?? true) }

  func row(at event: MouseEvent) -> Int? {
    guard contains(event) else { return nil }
    let row = rows.lowerBound + event.row - top
    return rows.contains(row) ? row : nil
  }
}

extension ScreenList {
  /// A list with a cursor that begins at line `top` and ends `below` lines above the end of the area.
  init(
    _ cursor: ListCursor, count: Int, in area: ViewArea, top: Int = 0, below: Int = 0, columns: Range<Int>? = nil,
    opening: Opening = .byDoubleClick, move: @escaping @MainActor (ListCursor) -> Void
  ) {
    let height = max(0, area.size.rows - top - below)
    self.init(rows: cursor.seen(count: count, height: height), top: top, columns: columns, opening: opening) { row in
      var cursor = cursor
      cursor.select(row, count: count, height: height)
      move(cursor)
    } scroll: { step in
      var cursor = cursor
      cursor.scroll(by: step, count: count, height: height)
      move(cursor)
    }
  }
}
