/// Which lines of a task are seen, and which of its parts is selected.
///
/// Above the parts stands a text of any length; who goes down goes through it first.
struct PartsPosition: Equatable, Sendable {
  private(set) var selected = 0
  /// Whether the selected part is out of sight: the text above it is being read.
  private(set) var isHidden = false
  private(set) var height = 1
  private var first = 0
  /// The lines of the text.
  private var above = 0
  private var count = 0

  private var row: Int { above + selected }

  mutating func fit(_ size: Size) { height = max(1, size.rows) }

  /// The lines in sight.
  mutating func seen(of text: [StyledLine], parts: [StyledLine]) -> [StyledLine] {
    let wasSeen = count > 0 && !isHidden
    (above, count) = (text.count, parts.count)
    selected = max(0, min(selected, count - 1))
    first = max(0, min(first, above + count - height))
    if wasSeen { reveal() }
    isHidden = count > 0 && !(first..<first + height).contains(row)
    return Array((text + parts).dropFirst(first).prefix(height))
  }

  mutating func move(by step: Int, count: Int) {
    self.count = count
    let isText = count == 0 || isHidden || step < 0 && selected == 0
    if isText {
      first = max(0, min(first + step, above + count - height))
      if step > 0, count > 0 { first = min(first, row) }
    } else {
      selected = max(0, min(selected + step, count - 1))
      reveal()
    }
    isHidden = count > 0 && !(first..<first + height).contains(row)
  }

  /// Brings the selected part into sight, and with the first one as much of the text as there is room for.
  private mutating func reveal() {
    guard count > 0 else { return }
    if selected == 0, row < first + height { first = min(first, max(0, row - height + 1)) }
    first = max(min(first, row), row - height + 1)
  }
}
