import CoreModule
import Presentation
import TerminalKit
import UBCOTranslation

/// Draws the two sides of a translation, side by side if there is room.
struct TranslatorView {
  let text: TextArea
  let state: TranslatorState

  func body(in area: ViewArea) -> ScreenBody {
    let isBeside = area.size.columns >= 60
    let columns = isBeside ? (area.size.columns - 3) / 2 : area.size.columns - 2
    let height = max(1, (isBeside ? area.size.rows : area.size.rows / 2) - 1)
    let typed = TypedLines(text, columns: columns, height: height)
    let output = TextLines(state.output, columns: columns).lines.map { StyledLine(" ").appending($0) }
    let result = Array((text.text.isEmpty ? purpose(area, columns) : output).prefix(height))
    let headings = headings(area)
    let cursor = Position(column: typed.cursor.column + 1, row: typed.cursor.row + 1)
    guard isBeside else {
      let upper = [headings.0] + typed.lines.map(plain)
      return ScreenBody(upper.padded(to: height + 1) + [headings.1] + result, cursor: cursor)
    }
    let left = [headings.0] + typed.lines.map(plain)
    let right = [headings.1] + result
    let lines = (0...height).map { row in
      let line = left.indices.contains(row) ? left[row] : StyledLine()
      let other = right.indices.contains(row) ? right[row] : StyledLine()
      return line.padded(to: columns + 1).appending("│", .dim) + other
    }
    return ScreenBody(lines, cursor: cursor)
  }

  /// What UBCO is, until something is typed.
  private func purpose(_ area: ViewArea, _ columns: Int) -> [StyledLine] {
    StyledLine(TranslationPhrases.purpose(area.language), .dim).wrapped(to: columns).map { StyledLine(" ") + $0 }
  }

  private func plain(_ line: String) -> StyledLine { StyledLine(" ").appending(line) }

  /// The headings of both sides, with the word count of typed UBCO.
  private func headings(_ area: ViewArea) -> (StyledLine, StyledLine) {
    let (plainText, ubco) = (TranslationPhrases.plainText(area.language), state.isBare ? "ubco" : "UBCO")
    let words = StyledLine("  " + TranslationPhrases.word(state.words)(area.language), .dim)
    switch state.direction {
    case .toUBCO: return (StyledLine(" " + plainText, .accent) + words, StyledLine(" " + ubco, .accent))
    case .fromUBCO: return (StyledLine(" " + ubco, .accent) + words + fault(area), StyledLine(" " + plainText, .accent))
    }
  }

  private func fault(_ area: ViewArea) -> StyledLine {
    guard state.fault != nil, !state.input.isEmpty else { return StyledLine() }
    return StyledLine("  " + TranslationScreenPhrases.inexact(area.language), .warning)
  }
}

/// The visible part of a typed text, which contains the cursor.
private struct TypedLines {
  let lines: [String]
  let cursor: Position

  init(_ text: TextArea, columns: Int, height: Int) {
    let all = TextLines(text.text, columns: columns).lines
    let end = TextLines(text.before, columns: columns).end
    let first = max(0, end.row - height + 1)
    lines = Array(all.dropFirst(first).prefix(height))
    cursor = Position(column: end.column, row: end.row - first)
  }
}

extension [StyledLine] {
  fileprivate func padded(to count: Int) -> [StyledLine] {
    self + Array(repeating: StyledLine(), count: Swift.max(0, count - self.count))
  }
}
