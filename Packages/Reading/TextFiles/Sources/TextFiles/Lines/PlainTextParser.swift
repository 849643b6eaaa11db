import Reading

/// Makes paragraphs of plain text: blank lines divide them, the lines between are joined.
struct PlainTextParser: LineParser {
  var blocks = BlockCollector()
  /// Whether each line is a paragraph, as most editors write them.
  private var hasWholeParagraphs = false
  private var last = Previous()

  /// The relevant properties of the line before.
  private struct Previous {
    var isIndented = false
    var isLong = false
    var hyphen: LineHyphen?
  }

  /// No program breaks the lines of a paragraph that late, not even if a letter has two bytes.
  private static let longLine = 320

  mutating func begin(_ piece: [UInt8]) -> Int {
    hasWholeParagraphs = piece.split { $0 == 0x0A || $0 == 0x0D }.contains { $0.count > Self.longLine }
    return 0
  }

  mutating func take(_ line: TextLine) {
    if !line.isContinued {
      let text = line.trimmed
      guard !text.isEmpty else { return finish() }
      guard let first = text.first, !isDivider(text, first) else { return }
      join(line, text)
    }
    blocks.append(line.bytes)
    guard line.isComplete else { return }
    last.isLong = line.isContinued || line.bytes.count > Self.longLine
    last.hyphen = LineHyphen(atEndOf: blocks.text, line: line.trimmed)
    if hasWholeParagraphs || last.isLong { finish() }
  }

  mutating func finish() {
    blocks.finish()
    blocks.kind = .paragraph
    last.hyphen = nil
    last.isIndented = false
  }

  /// Begins a line, in a new paragraph or joined to the line before.
  private mutating func join(_ line: TextLine, _ text: ArraySlice<UInt8>) {
    let isIndented = line.bytes.prefix(2).elementsEqual([0x20, 0x20]) || line.bytes.first == 0x09
    if line.bytes.count > Self.longLine || isIndented && !last.isIndented && !blocks.text.isEmpty { finish() }
    last.isIndented = isIndented
    switch last.hyphen?.joining(text) {
    case .withoutHyphen(let length): blocks.removeLast(length)
    case .withHyphen: break
    case nil: blocks.space()
    }
  }

  /// Lines like `***`, which divide paragraphs; one of `=` or `-` below a line makes that a heading.
  private mutating func isDivider(_ text: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
    guard first < 0x80, !first.isASCIIAlphanumeric, text.allSatisfy({ $0 == first || $0 <= 0x20 }) else { return false }
    guard text.count >= 3 || first == UInt8(ascii: "%") else { return false }
    if first == UInt8(ascii: "=") || first == UInt8(ascii: "-"), (1...200).contains(blocks.text.count) { blocks.kind = .heading }
    finish()
    return true
  }
}

extension UInt8 {
  /// Whether it is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
