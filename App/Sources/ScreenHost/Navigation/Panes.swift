import TerminalKit

/// The division of a window's body: in a wide window, a list on the left and the details of its selected row on the right.
struct Panes: Equatable, Sendable {
  /// The area of the list, which begins in the first column.
  let list: Size
  /// The area of the details; `nil` when the list has the whole width.
  let detail: Size?

  /// The minimum width of a window with two panes.
  static let minimumColumns = 100
  /// A line with a space on both sides.
  static let dividerColumns = 3

  init(_ body: Size, hasDetail: Bool) {
    guard hasDetail, body.columns >= Self.minimumColumns else {
      (list, detail) = (body, nil)
      return
    }
    list = Size(columns: max(48, min(80, body.columns * 2 / 5)), rows: body.rows)
    detail = Size(columns: body.columns - list.columns - Self.dividerColumns, rows: body.rows)
  }

  /// The column in which the details begin; `nil` when there are none.
  var detailColumn: Int? { detail == nil ? nil : list.columns + Self.dividerColumns }

  /// Draws the list with the visible part of the details beside it. Arrows in the divider show that there are more lines.
  func body(_ list: ScreenBody, beside lines: [StyledLine], at scroll: ScrollPosition) -> ScreenBody {
    guard let detail else { return list }
    let rest = scroll.rest(count: lines.count, height: detail.rows)
    let shown = scroll.seen(of: lines, height: detail.rows)
    let rows = (0..<detail.rows).map { row in
      let left = list.lines.indices.contains(row) ? list.lines[row] : StyledLine()
      let isMore = row == 0 && rest.above > 0 || row == detail.rows - 1 && rest.below > 0
      let divider = isMore ? StyledLine(row == 0 ? " ↑ " : " ↓ ", .accent) : StyledLine(" │ ", .dim)
      return left.padded(to: self.list.columns) + divider + (shown.indices.contains(row) ? shown[row] : StyledLine())
    }
    return ScreenBody(rows, cursor: list.cursor)
  }
}
