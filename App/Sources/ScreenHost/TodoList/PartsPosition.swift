import TerminalKit

/// The scroll position of a task's details and the selected part.
///
/// Above the parts is a text of any length. Moving down scrolls through it first.
struct PartsPosition: Equatable, Sendable {
  private(set) var selected = 0
  /// Whether the selected part is not visible, because the text above is being read.
  private(set) var isHidden = false
  private var height = 1
  private var first = 0
  /// The number of text lines above the parts.
  private var above = 0
  private var count = 0

  private var row: Int { above + selected }

  /// Adapts to the current number of lines and the height. A visible selection stays visible.
  mutating func fit(text: Int, parts: Int, height: Int) {
    let wasVisible = count > 0 && !isHidden
    (above, count, self.height) = (text, parts, max(1, height))
    selected = max(0, min(selected, count - 1))
    first = max(0, min(first, above + count - self.height))
    if wasVisible { reveal() }
    updateIsHidden()
  }

  /// The visible lines of text and parts.
  func seen(of lines: [StyledLine]) -> [StyledLine] { Array(lines.dropFirst(first).prefix(height)) }

  /// The visible parts, and the line of the first one.
  var seenParts: (parts: Range<Int>, line: Int) {
    let start = min(count, max(0, first - above))
    return (start..<max(start, min(count, first + height - above)), max(0, above - first))
  }

  mutating func select(_ part: Int) {
    selected = max(0, min(part, count - 1))
    reveal()
    updateIsHidden()
  }

  mutating func move(by step: Int) {
    let isText = count == 0 || isHidden || step < 0 && selected == 0
    if isText {
      first = max(0, min(first + step, above + count - height))
      if step > 0, count > 0 { first = min(first, row) }
    } else {
      selected = max(0, min(selected + step, count - 1))
      reveal()
    }
    updateIsHidden()
  }

  private mutating func updateIsHidden() { isHidden = count > 0 && !(first..<first + height).contains(row) }

  /// Scrolls to the selected part; for the first part, also shows as much text as fits.
  private mutating func reveal() {
    guard count > 0 else { return }
    if selected == 0, row < first + height { first = min(first, max(0, row - height + 1)) }
    first = max(min(first, row), row - height + 1)
  }
}
