/// A progress bar with a percentage.
package struct ProgressBar {
  /// From 0 to 1; `nil` when unknown.
  package let share: Double?

  package init(share: Double?) { self.share = share }

  /// Empty when the share is unknown.
  package func line(_ columns: Int) -> StyledLine {
    guard let share, share.isFinite else { return StyledLine() }
    let part = max(0, min(1, share))
    // Rounded down, so that 100 % means done.
    let percent = " \(Int(part * 100)) %"
    let cells = min(60, columns - 6)
    guard cells >= 4 else { return StyledLine(percent, .strong).cut(to: max(0, columns)) }
    let done = Int(part * Double(cells))
    return StyledLine(String(repeating: "█", count: done), .accent)
      .appending(String(repeating: "░", count: cells - done), .dim)
      .appending(String(repeating: " ", count: 6 - percent.count) + percent, .strong)
  }
}
