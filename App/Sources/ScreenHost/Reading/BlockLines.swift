import CorePresentation
import Reading

/// The lines of a block in a window so many columns wide, as ranges of bytes in the UTF-8 of its text.
struct BlockLines: Equatable, Sendable {
  private(set) var ranges: [Range<Int>] = []
  private let columns: Int
  /// Where the current line begins, and what of it is taken.
  private var start = 0
  private var width = 0
  /// The last space of the current line, and the columns of the line up to its end.
  private var space: (range: Range<Int>, width: Int)?

  /// Lines end between words where possible; a word that is longer than a line is divided.
  init(_ text: String, columns: Int) {
    self.columns = max(1, columns)
    var place = 0
    for character in text {
      let end = place + character.utf8.count
      if character == " " { addSpace(place..<end) } else { add(DisplayWidth.of(character), at: place) }
      place = end
    }
    if start < place || ranges.isEmpty { ranges.append(start..<place) }
    space = nil
  }

  static func == (left: Self, right: Self) -> Bool { left.ranges == right.ranges && left.columns == right.columns }

  /// A space that does not fit ends the line and is not shown.
  private mutating func addSpace(_ range: Range<Int>) {
    guard width < columns else { return endLine(at: range.lowerBound, next: range.upperBound, width: width) }
    width += 1
    space = (range, width)
  }

  private mutating func add(_ character: Int, at place: Int) {
    if width + character > columns, let space { endLine(at: space.range.lowerBound, next: space.range.upperBound, width: space.width) }
    if width + character > columns, place > start { endLine(at: place, next: place, width: width) }
    width += character
  }

  private mutating func endLine(at end: Int, next: Int, width taken: Int) {
    ranges.append(start..<end)
    start = next
    width -= taken
    space = nil
  }

  /// The line of this byte; for a space that ends a line, that line.
  func line(of byte: Int) -> Int { max(0, ranges.firstPlace { $0.lowerBound > byte } - 1) }
}

/// The lines of the blocks that were laid out last, which are always those of ``BlockLines``: a block may have thousands of them.
@MainActor
final class LaidOutBlocks {
  private var columns = 0
  private var lines: [Int: (text: String, lines: BlockLines)] = [:]
  private static let maximum = 400

  func lines(of block: GlossedBlock, columns: Int) -> BlockLines {
    if columns != self.columns || lines.count > Self.maximum { lines = [:] }
    self.columns = columns
    if let known = lines[block.number], known.text == block.block.text { return known.lines }
    let new = BlockLines(block.block.text, columns: columns)
    lines[block.number] = (block.block.text, new)
    return new
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element, as all after it, is as wanted.
  func firstPlace(_ isWanted: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isWanted(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
