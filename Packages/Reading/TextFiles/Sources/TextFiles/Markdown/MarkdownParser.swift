import CoreModule
import Reading

/// Makes blocks of Markdown: headings, paragraphs, items of lists, cells of tables. Code is left out.
struct MarkdownParser: LineParser {
  var blocks = BlockCollector()
  private(set) var title: String?
  /// The lines of the paragraph so far, with their markup.
  private var text: [UInt8] = []
  private var fence: (sign: UInt8, count: Int)?
  private var isInList = false
  private var isInComment = false
  private var isBehindBlank = true
  /// Whether the text continues after the part that was passed on.
  private var isDivided = false

  mutating func begin(_ piece: [UInt8]) -> Int {
    let matter = FrontMatter(in: piece)
    title = matter?.title
    return matter?.length ?? 0
  }

  mutating func take(_ line: TextLine) {
    if line.isContinued {
      // A long line of code is skipped. No other block begins with a line without text.
      if fence == nil, !text.isEmpty || isDivided { add(line.bytes, behind: []) }
      return
    }
    if isInComment {
      isInComment = !Self.endsComment(line.bytes)
      return
    }
    var rest = line.bytes
    var indentation = Self.takeIndentation(&rest)
    if fence == nil {
      while indentation < 4, rest.first == UInt8(ascii: ">") {
        rest = rest.dropFirst()
        indentation = Self.takeIndentation(&rest)
      }
      if indentation >= 4, text.isEmpty, !isInList, !rest.isEmpty { return }
    }
    while line.isComplete, let last = rest.last, last <= 0x20 { rest.removeLast() }
    if isBehindBlank, indentation == 0, !rest.isEmpty { isInList = false }
    take(rest, MarkdownLine(rest))
    isBehindBlank = rest.isEmpty
  }

  private mutating func take(_ line: ArraySlice<UInt8>, _ kind: MarkdownLine) {
    if let fence {
      if case .fence(let sign, let count) = kind, sign == fence.sign, count >= fence.count, line.count == count { self.fence = nil }
      return
    }
    switch kind {
    case .blank, .rule: finish()
    case .fence(let sign, let count):
      finish()
      fence = (sign, count)
    case .heading(let heading):
      finish()
      text = Array(heading)
      finish(as: .heading)
    case .underline: text.isEmpty ? finish() : finish(as: .heading)
    case .item(let item, let isFirst) where isFirst || text.isEmpty || isInList:
      finish()
      isInList = true
      takeItem(item)
    case .tableRow(let row): takeCells(row)
    case .definition where text.isEmpty: break
    case .comment where text.isEmpty: isInComment = !Self.endsComment(line)
    case .item, .definition, .comment, .text: add(line, behind: [0x0A])
    }
  }

  mutating func finish() { finish(as: .paragraph) }

  private mutating func finish(as kind: TextBlock.Kind) {
    guard !text.isEmpty || isDivided else { return }
    isDivided = false
    blocks.kind = kind
    InlineMarkdown.append(text, to: &blocks)
    blocks.finish()
    text.removeAll(keepingCapacity: true)
  }

  private mutating func takeItem(_ item: ArraySlice<UInt8>) {
    var item = item.drop { $0 <= 0x20 }
    if item.first == UInt8(ascii: "["), item.dropFirst(2).first == UInt8(ascii: "]"), item.dropFirst(3).first.map({ $0 <= 0x20 }) ?? true {
      item = item.dropFirst(3).drop { $0 <= 0x20 }
    }
    take(item, MarkdownLine(item))
  }

  private mutating func takeCells(_ row: ArraySlice<UInt8>) {
    finish()
    let signs: Set<UInt8> = Set("|-: \t".utf8)
    guard !row.allSatisfy(signs.contains) else { return }
    for cell in row.split(separator: UInt8(ascii: "|")) {
      text = Array(cell)
      finish()
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>, behind separator: [UInt8]) {
    if !text.isEmpty || isDivided { text += separator }
    text += line
    // A very long paragraph is passed on in parts.
    guard text.count > TextBlock.maximumBytes else { return }
    blocks.kind = .paragraph
    InlineMarkdown.append(text, to: &blocks)
    text.removeAll(keepingCapacity: true)
    isDivided = true
  }

  private static func endsComment(_ line: ArraySlice<UInt8>) -> Bool { line.indices.contains { line[$0...].starts(with: "-->".utf8) } }

  /// Removes the white space at the beginning, and returns its number of columns.
  private static func takeIndentation(_ line: inout ArraySlice<UInt8>) -> Int {
    var columns = 0
    while let first = line.first, first == 0x20 || first == 0x09 {
      columns = first == 0x09 ? columns / 4 * 4 + 4 : columns + 1
      line.removeFirst()
    }
    return columns
  }
}
