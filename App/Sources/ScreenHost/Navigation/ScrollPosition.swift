import TerminalKit

/// The scroll position of a long text.
struct ScrollPosition: Equatable, Sendable {
  private var first = 0

  /// The visible lines.
  func seen(of lines: [StyledLine], height: Int) -> [StyledLine] {
    Array(lines.dropFirst(clamped(first, count: lines.count, height: height)).prefix(height))
  }

  /// The numbers of lines above and below the visible ones.
  func rest(count: Int, height: Int) -> (above: Int, below: Int) {
    let first = clamped(first, count: count, height: height)
    return (first, max(0, count - first - height))
  }

  /// Scrolls in a text of `count` lines.
  mutating func move(by step: Int, count: Int, height: Int) {
    first = clamped(clamped(first, count: count, height: height) + step, count: count, height: height)
  }

  private func clamped(_ line: Int, count: Int, height: Int) -> Int { max(0, min(line, count - height)) }
}
