/// A text in memory, block by block.
public struct TextBlocks: TextBlockReader {
  /// The title of the text, if it has one.
  public let title: String?
  /// Its format.
  public let format: TextFileFormat
  /// What it lacks.
  public let remarks: [TextRemark]
  private var rest: ArraySlice<TextBlock>

  /// Creates a text of these blocks.
  public init(_ blocks: [TextBlock], title: String? = nil, format: TextFileFormat = .text, remarks: [TextRemark] = []) {
    rest = blocks[...]
    self.remarks = remarks
    self.title = title
    self.format = format
  }

  /// Creates a text of these paragraphs.
  public init(_ paragraphs: String..., title: String? = nil) { self.init(paragraphs.map { TextBlock(.paragraph, $0) }, title: title) }

  public mutating func next() -> TextBlock? { rest.popFirst() }
}
