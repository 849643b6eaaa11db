/// Which line of a list is selected, and which is the first one seen.
struct ListCursor: Equatable, Sendable {
  private(set) var selected = 0
  private(set) var top = 0

  /// Moves the selection within a list of `count` lines.
  mutating func move(by step: Int, count: Int) { select(selected + step, count: count) }

  mutating func select(_ line: Int, count: Int) { selected = max(0, min(line, count - 1)) }

  /// Keeps what is seen in its place when lines came or went before it. At the top of the list what is new comes into sight.
  mutating func shift(by step: Int) {
    selected = max(0, selected + step)
    if top > 0 { top = max(0, top + step) }
  }

  /// Brings the selection into sight.
  mutating func fit(count: Int, height: Int) {
    select(selected, count: count)
    top = max(0, min(top, count - height))
    if selected < top { top = selected }
    if height > 0, selected >= top + height { top = selected - height + 1 }
  }
}
