import CoreModule
import TerminalKit

/// A text field, and below it the rows that match.
struct SearchList<Row: Sendable>: ListView, Sendable {
  var field = TextField()
  var cursor = ListCursor()
  private(set) var rows: [Row] = []
  private var text = ""

  var rowCount: Int { rows.count }
  var selected: Row? { cursor.selected(in: rows) }

  /// Shows the rows for a text. Another text selects the first row.
  mutating func found(_ rows: [Row], for text: String, height: Int) {
    if text != self.text { cursor = ListCursor() }
    (self.rows, self.text) = (rows, text)
    cursor.fit(count: rows.count, height: height)
  }

  /// Draws the rows, or a notice in their place: `start` until something is typed.
  func body(
    in area: ViewArea, start: LocalizedText, problem: LocalizedText?, _ line: (_ row: Row, _ area: ViewArea) -> StyledLine
  ) -> ScreenBody {
    field.body(after: "/ ", in: area) { area in
      if let problem { return NoticeLines.retryable(problem, area) }
      if text.isBlank { return NoticeLines.notice(start, area) }
      if rows.isEmpty { return NoticeLines.notice(ScreenPhrases.nothingFound, area) }
      return cursor.lines(of: rows, in: area.size) { row, isSelected in
        (StyledLine(isSelected ? "› " : "  ", .accent) + line(row, area)).cut(to: area.size.columns)
      }
    }
  }
}
