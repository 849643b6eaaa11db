import CorePresentation
import Reading

/// A row of a text: a line of a block, or the empty row after its last line.
struct TextRow: Hashable, Comparable, Sendable {
  var block: Int
  var line: Int

  static func < (left: Self, right: Self) -> Bool { (left.block, left.line) < (right.block, right.line) }
}

/// The blocks of a text in rows for a window so many columns wide. Behind each block is an empty row.
@MainActor
struct ReaderPage {
  let blocks: [GlossedBlock]
  let columns: Int
  let laidOut: LaidOutBlocks

  func block(_ number: Int) -> GlossedBlock? {
    guard let first = blocks.first?.number, blocks.indices.contains(number - first) else { return nil }
    return blocks[number - first]
  }

  /// The bytes of a row; `nil` for an empty one.
  func range(_ row: TextRow) -> Range<Int>? {
    guard let block = block(row.block) else { return nil }
    let lines = lines(of: block).ranges
    return lines.indices.contains(row.line) ? lines[row.line] : nil
  }

  /// The row that a word begins in.
  func row(of place: TextPlace) -> TextRow? {
    guard let block = block(place.block) else { return nil }
    guard block.words.indices.contains(place.word) else { return TextRow(block: place.block, line: 0) }
    return TextRow(block: place.block, line: lines(of: block).line(of: block.words[place.word].range.lowerBound))
  }

  /// The row so many rows further, or the last one in this direction.
  func row(_ row: TextRow, movedBy step: Int) -> TextRow {
    var (row, rest) = (row, step)
    while rest > 0, let block = block(row.block) {
      let last = lines(of: block).ranges.count
      guard row.line + rest > last else { return TextRow(block: row.block, line: row.line + rest) }
      guard self.block(row.block + 1) != nil else { return TextRow(block: row.block, line: max(row.line, last - 1)) }
      rest -= last - row.line + 1
      row = TextRow(block: row.block + 1, line: 0)
    }
    while rest < 0 {
      if row.line + rest >= 0 { return TextRow(block: row.block, line: row.line + rest) }
      guard let block = block(row.block - 1) else { return TextRow(block: row.block, line: 0) }
      rest += row.line + 1
      row = TextRow(block: block.number, line: lines(of: block).ranges.count)
    }
    return row
  }

  /// The rows from this one on.
  func rows(from first: TextRow, count: Int) -> [TextRow] {
    var rows: [TextRow] = []
    var row = first
    while rows.count < count, let block = block(row.block) {
      let last = lines(of: block).ranges.count
      rows += (row.line...max(row.line, last)).prefix(count - rows.count).map { TextRow(block: row.block, line: $0) }
      row = TextRow(block: row.block + 1, line: 0)
    }
    return rows
  }

  /// The indices of the words that begin in a row.
  func words(in row: TextRow) -> Range<Int> {
    guard let block = block(row.block), let range = range(row) else { return 0..<0 }
    let first = block.words.firstPlace { $0.range.lowerBound >= range.lowerBound }
    return first..<max(first, block.words.firstPlace { $0.range.lowerBound >= range.upperBound })
  }

  /// The column at which a byte of a row is.
  func column(of byte: Int, in row: TextRow) -> Int {
    guard let block = block(row.block), let range = range(row), byte > range.lowerBound else { return 0 }
    return DisplayWidth.of(block.block.text.bytes(range.lowerBound..<min(byte, range.upperBound)))
  }

  private func lines(of block: GlossedBlock) -> BlockLines { laidOut.lines(of: block, columns: columns) }
}

extension ReaderPage {
  /// The word at a column of a row; `nil` between words.
  func word(at column: Int, in row: TextRow) -> TextPlace? {
    guard let block = block(row.block), let range = range(row) else { return nil }
    // A word that is longer than a row is also found in its other rows.
    let words = words(in: row)
    let index = (max(0, words.lowerBound - 1)..<words.upperBound).first { index in
      let word = block.words[index].range
      guard word.overlaps(range) else { return false }
      return (self.column(of: word.lowerBound, in: row)..<self.column(of: word.upperBound, in: row)).contains(column)
    }
    return index.map { TextPlace(block: row.block, word: $0) }
  }

  /// The word that is nearest to a column, in the next row in this direction that has words.
  func word(near column: Int, from row: TextRow, by step: Int) -> TextPlace? {
    var row = row
    while true {
      let next = self.row(row, movedBy: step)
      guard next != row, step < 0 ? next < row : next > row else { return nil }
      row = next
      if let place = word(near: column, in: row) { return place }
    }
  }

  /// The word of a row that is nearest to a column.
  func word(near column: Int, in row: TextRow) -> TextPlace? {
    guard let block = block(row.block) else { return nil }
    let nearest = words(in: row).min { left, right in
      distance(of: block.words[left], to: column, in: row) < distance(of: block.words[right], to: column, in: row)
    }
    return nearest.map { TextPlace(block: row.block, word: $0) }
  }

  private func distance(of word: GlossedWord, to column: Int, in row: TextRow) -> Int {
    let (start, end) = (self.column(of: word.range.lowerBound, in: row), self.column(of: word.range.upperBound, in: row))
    return column < start ? start - column : max(0, column - end + 1)
  }

  /// The first word in this row or after it.
  func firstWord(from row: TextRow) -> TextPlace? {
    word(near: 0, in: row) ?? word(near: 0, from: row, by: 1)
  }

  /// The first row of a page with the cursor: the one that is there, else that with the cursor in the last or in the first row.
  func top(_ top: TextRow?, cursor: TextRow, height: Int) -> TextRow {
    guard var top, let block = block(top.block) else { return filled(row(cursor, movedBy: -(height / 3)), height: height) }
    // In a wider window a block has fewer lines.
    top.line = min(top.line, lines(of: block).ranges.count)
    if cursor < top { return cursor }
    return max(top, row(cursor, movedBy: 1 - max(1, height)))
  }

  /// The first row after the cursor was moved: the page is turned, so that reading continues in its first row.
  func turned(_ top: TextRow?, cursor: TextRow, height: Int) -> TextRow {
    guard let top, block(top.block) != nil else { return self.top(nil, cursor: cursor, height: height) }
    if cursor < top { return row(cursor, movedBy: 1 - max(1, height)) }
    return row(top, movedBy: max(0, height - 1)) < cursor ? filled(cursor, height: height) : top
  }

  /// The first row of a page that begins with this row, or before it, so that the end of the text fills the window.
  func filled(_ row: TextRow, height: Int) -> TextRow {
    let count = rows(from: row, count: height).count
    return count < height ? self.row(row, movedBy: count - height) : row
  }
}

extension String {
  /// The bytes of a part, which begins and ends between characters.
  func bytes(_ range: Range<Int>) -> String {
    String(self[utf8.index(startIndex, offsetBy: range.lowerBound)..<utf8.index(startIndex, offsetBy: range.upperBound)])
  }
}
