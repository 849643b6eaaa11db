import Reading

/// Makes blocks of a text in a format.
protocol BlockParser {
  /// The blocks so far.
  var blocks: BlockCollector { get set }
  /// The title that the text gives, as far as it was read.
  var title: String? { get }
  /// What the text lacks, as far as it was read.
  var remarks: [TextRemark] { get }

  /// Takes the next piece, which ends between two scalars; an empty one is the last.
  mutating func take(_ piece: [UInt8], isLast: Bool)
}

extension BlockParser {
  var remarks: [TextRemark] { [] }
}

/// A text that is parsed while it is read.
struct ParsedText<Parser: BlockParser>: TextBlockReader {
  let format: TextFileFormat
  private var parser: Parser
  private let pieces: TextPieces
  private var isAtEnd = false
  private var failure: TextFileError?

  init(_ parser: Parser, _ pieces: TextPieces, format: TextFileFormat) {
    (self.parser, self.pieces, self.format) = (parser, pieces, format)
  }

  var title: String? { parser.title }
  var remarks: [TextRemark] { parser.remarks }

  mutating func next() throws(TextFileError) -> TextBlock? {
    try readOn()
    return parser.blocks.next()
  }

  /// Reads until there is a block.
  ///
  /// - Throws: The error in the text after the last block.
  mutating func readOn() throws(TextFileError) {
    while !parser.blocks.hasBlocks {
      if let failure { throw failure }
      guard !isAtEnd else { return }
      var piece: [UInt8] = []
      do throws(TextFileError) { piece = try pieces.next() } catch { failure = error }
      isAtEnd = piece.isEmpty
      parser.take(piece, isLast: isAtEnd)
    }
  }
}
