import Reading

/// Makes blocks of the lines of a text.
protocol LineParser {
  var blocks: BlockCollector { get set }
  var title: String? { get }
  var remarks: [TextRemark] { get }

  /// Looks at the beginning of the text, up to 64 KB of it or more.
  ///
  /// - Returns: How many bytes of it are not text.
  mutating func begin(_ piece: [UInt8]) -> Int

  mutating func take(_ line: TextLine)

  /// Ends the last block.
  mutating func finish()
}

extension LineParser {
  var title: String? { nil }
  var remarks: [TextRemark] { [] }

  mutating func begin(_ piece: [UInt8]) -> Int { 0 }
}

/// A parser that takes lines.
struct LinewiseParser<Parser: LineParser>: BlockParser {
  private var parser: Parser
  private var lines = LineDivider()
  private var hasBegun = false

  init(_ parser: Parser) { self.parser = parser }

  var blocks: BlockCollector {
    get { parser.blocks }
    _modify { yield &parser.blocks }
  }
  var title: String? { parser.title }
  var remarks: [TextRemark] { parser.remarks }

  mutating func take(_ piece: [UInt8], isLast: Bool) {
    var piece = piece
    if !hasBegun { piece.removeFirst(parser.begin(piece)) }
    hasBegun = true
    // The parser changes while the lines are divided.
    var lines = lines
    self.lines = LineDivider()
    lines.divide(piece, isLast: isLast) { parser.take($0) }
    self.lines = lines
    if isLast { parser.finish() }
  }
}
