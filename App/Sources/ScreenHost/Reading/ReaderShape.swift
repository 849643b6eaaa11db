import TerminalKit

/// How the reading screen is divided: the text, and below or beside it the entry of the word under the cursor.
struct ReaderShape: Equatable, Sendable {
  /// The columns left of the text.
  static let margin = 1
  /// The entry is beside the text in windows so wide.
  private static let wide = 100
  /// Longer lines are hard to read.
  private static let longestLine = 80
  private static let entryColumns = 34

  let text: Size
  let entry: Size
  let isBeside: Bool

  init(_ size: Size) {
    isBeside = size.columns >= Self.wide
    let rows = isBeside ? size.rows : size.rows >= 16 ? 6 : size.rows >= 10 ? 4 : size.rows >= 6 ? 3 : size.rows >= 4 ? 2 : 0
    let room = size.columns - 2 * Self.margin - (isBeside ? Self.entryColumns + Self.gap : 0)
    text = Size(columns: max(1, min(Self.longestLine, room)), rows: max(0, isBeside ? size.rows : size.rows - rows))
    let columns = isBeside ? min(60, size.columns - text.columns - 2 * Self.margin - Self.gap) : size.columns - 2 * Self.margin
    entry = Size(columns: max(1, columns), rows: rows)
  }

  /// The columns between the text and the entry beside it.
  static let gap = 3
}
