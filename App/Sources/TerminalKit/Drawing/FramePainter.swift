package import CoreModule
import CorePresentation

/// Turns frames into terminal output, writing only the cells that have changed.
package struct FramePainter {
  package var palette: Palette
  private var shown: Frame?
  private var output: HarmlessText = ""
  /// The position of the terminal's cursor, if known.
  private var position: Position?
  private var look: Look?

  package init(palette: Palette) { self.palette = palette }

  /// Makes the next frame paint the whole screen.
  package mutating func invalidate() { shown = nil }

  /// The output that shows `frame`; empty when nothing has changed.
  package mutating func paint(_ frame: Frame) -> HarmlessText {
    guard frame != shown else { return "" }
    output = "\u{1B}[?25l"
    position = nil
    look = nil
    var old = shown
    if old?.size != frame.size {
      output += "\u{1B}[0m\u{1B}[2J"
      old = Frame([], size: frame.size)
    }
    if let old {
      for row in 0..<frame.size.rows { paint(row, of: frame, over: old) }
    }
    if let cursor = frame.cursor { output += Self.move(to: cursor) + "\u{1B}[?25h" }
    shown = frame
    return output
  }

  private mutating func paint(_ row: Int, of frame: Frame, over old: Frame) {
    let (new, before) = (Array(frame.row(row)), Array(old.row(row)))
    guard new != before else { return }
    var column = 0
    while column < new.count {
      guard new[column] != before[column] else {
        column += 1
        continue
      }
      // A wide character is always painted as a whole.
      var start = column
      while start > 0, new[start].text.isEmpty || before[start].text.isEmpty { start -= 1 }
      var end = start
      // Some terminals draw a character wider than expected, so the cells it may cover are painted again.
      var reach = column + 1
      while end < new.count, end < reach || new[end] != before[end] || new[end].text.isEmpty || before[end].text.isEmpty {
        reach = max(reach, end + DisplayWidth.maximum(of: new[end].text))
        end += 1
      }
      for index in start..<end where !new[index].text.isEmpty {
        let width = 1 + new[(index + 1)...].prefix { $0.text.isEmpty }.count
        write(new[index], width: width, at: Position(column: index, row: row))
      }
      column = end
    }
  }

  private mutating func write(_ cell: Cell, width: Int, at place: Position) {
    if position != place { output += Self.move(to: place) }
    if look != cell.look {
      output += palette.sequence(for: cell.look)
      look = cell.look
    }
    // Some terminals draw a character narrower than its cells. Clear the cells first, and position the cursor again after it.
    if width > DisplayWidth.minimum(of: cell.text) { output += "\(String(repeating: " ", count: width))\(Self.move(to: place))" }
    output += HarmlessText(line: cell.text)
    let isCertain = cell.text.unicodeScalars.count == 1 && DisplayWidth.isPlainlyNarrow(cell.text)
    position = isCertain ? Position(column: place.column + 1, row: place.row) : nil
  }

  private static func move(to place: Position) -> HarmlessText { "\u{1B}[\(place.row + 1);\(place.column + 1)H" }
}
