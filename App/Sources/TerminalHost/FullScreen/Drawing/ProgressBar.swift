/// How far long work is, as a line: a bar, and the share in percent.
struct ProgressBar {
  /// From 0 to 1; `nil` where that is not known.
  let share: Double?

  /// The bar in at most `columns` columns; nothing where nothing is known.
  func line(_ columns: Int) -> StyledLine {
    guard let share, share.isFinite else { return StyledLine() }
    let part = max(0, min(1, share))
    // What is not done yet never shows as done.
    let percent = " \(Int(part * 100)) %"
    let cells = min(60, columns - 6)
    guard cells >= 4 else { return StyledLine(percent, .strong).cut(to: max(0, columns)) }
    let done = Int(part * Double(cells))
    return StyledLine(String(repeating: "█", count: done), .accent)
      .appending(String(repeating: "░", count: cells - done), .dim)
      .appending(String(repeating: " ", count: 6 - percent.count) + percent, .strong)
  }
}
