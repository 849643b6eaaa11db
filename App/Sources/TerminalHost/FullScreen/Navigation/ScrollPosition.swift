/// Which part is seen of a text that may be longer than the screen.
struct ScrollPosition: Equatable, Sendable {
  private var first = 0
  private(set) var height = 1
  private var count = 0

  mutating func fit(_ size: Size) { height = size.rows }

  /// The lines in sight.
  mutating func seen(of lines: [StyledLine]) -> [StyledLine] {
    count = lines.count
    first = max(0, min(first, count - height))
    return Array(lines.dropFirst(first).prefix(height))
  }

  mutating func move(by step: Int) { first = max(0, min(first + step, count - height)) }
}
