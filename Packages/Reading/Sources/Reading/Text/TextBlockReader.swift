/// A text, read block by block. However long it is, only a small part of it is in memory.
public protocol TextBlockReader {
  /// The title, once it was read; `nil` when the text has none.
  var title: String? { get }

  /// The format in which it is read.
  var format: TextFileFormat { get }

  /// What it lacks, as far as it was read.
  var remarks: [TextRemark] { get }

  /// The next block; `nil` at the end.
  ///
  /// - Throws: ``TextFileError``. There is nothing to be read after it.
  mutating func next() throws(TextFileError) -> TextBlock?
}

extension TextBlockReader {
  /// Nothing is missing.
  public var remarks: [TextRemark] { [] }
}
