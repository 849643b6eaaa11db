import CoreModule
import CorePresentation
import Reading

/// A block in lines of the width of the terminal, with the translations under their words.
struct MarginGloss {
  private let block: GlossedBlock
  private let style: TextStyle
  private let width: Int

  /// A longer translation is cut.
  private static let longestGloss = 30
  private static let gap = 2

  init(_ block: GlossedBlock, _ style: TextStyle) {
    self.block = block
    self.style = style
    width = max(10, style.width ?? GlossedTextDocument.usualWidth)
  }

  var text: String {
    var rest = block.spans[...]
    var lines: [String] = []
    for line in LineBreaks.lines(of: block.block.text, width: width) {
      let spans = rest.prefix { $0.range.lowerBound < line.upperBound }
      rest = rest.dropFirst(spans.count)
      lines += rendered(line, spans)
    }
    return lines.joined(separator: "\n")
  }

  /// A line of the text and the translations below it.
  private func rendered(_ line: Range<Int>, _ spans: ArraySlice<GlossSpan>) -> [String] {
    var (text, place, column) = ("", line.lowerBound, 0)
    var rows: [Row] = []
    for span in spans {
      let before = block.bytes(place..<span.range.lowerBound)
      column += DisplayWidth.of(before)
      if let gloss = span.gloss { add(gloss, at: column, to: &rows) }
      // A very long word continues in the next line.
      let word = block.bytes(span.range.lowerBound..<min(span.range.upperBound, line.upperBound))
      text += before + style.bold(word)
      column += DisplayWidth.of(word)
      place = min(span.range.upperBound, line.upperBound)
    }
    return [text + block.bytes(place..<line.upperBound)] + rows.map { style.dim($0.text) }
  }

  private struct Row {
    var text: String
    var end: Int
  }

  /// Writes a translation under its word, in the first row where there is room for it.
  private func add(_ gloss: String, at column: Int, to rows: inout [Row]) {
    let gloss = DisplayWidth.cut(gloss, to: min(width, Self.longestGloss))
    let columns = DisplayWidth.of(gloss)
    let start = max(0, min(column, width - columns))
    guard let index = rows.firstIndex(where: { $0.end + Self.gap <= start }) else {
      return rows.append(Row(text: String(repeating: " ", count: start) + gloss, end: start + columns))
    }
    rows[index].text += String(repeating: " ", count: start - rows[index].end) + gloss
    rows[index].end = start + columns
  }
}

/// Where a text of single spaces is broken into lines.
enum LineBreaks {
  /// The bytes of the lines, each at most `width` columns wide.
  static func lines(of text: String, width: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (line, columns, place) = (0..<0, 0, 0)
    for piece in text.split(separator: " ", omittingEmptySubsequences: false) {
      let range = place..<(place + piece.utf8.count)
      let pieceColumns = DisplayWidth.of(String(piece))
      if !line.isEmpty, columns + 1 + pieceColumns > width {
        lines.append(line)
        line = range.lowerBound..<range.lowerBound
      }
      if pieceColumns > width {
        (line, columns) = broken(piece, from: place, width: width, into: &lines)
      } else if line.isEmpty {
        (line, columns) = (range, pieceColumns)
      } else {
        (line, columns) = (line.lowerBound..<range.upperBound, columns + 1 + pieceColumns)
      }
      place = range.upperBound + 1
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Breaks what is too wide between two characters.
  ///
  /// - Returns: The last line of it, and its width.
  private static func broken(
    _ piece: Substring, from place: Int, width: Int, into lines: inout [Range<Int>]
  ) -> (Range<Int>, Int) {
    var (line, columns) = (place..<place, 0)
    for character in piece {
      let characterColumns = DisplayWidth.of(character)
      if columns + characterColumns > width, !line.isEmpty {
        lines.append(line)
        (line, columns) = (line.upperBound..<line.upperBound, 0)
      }
      line = line.lowerBound..<(line.upperBound + character.utf8.count)
      columns += characterColumns
    }
    return (line, columns)
  }
}
