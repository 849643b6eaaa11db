public import CoreModule

/// Opens texts.
public protocol TextOpener: Sendable {
  /// Opens the file at `path`, which may be relative.
  ///
  /// - Parameter format: Its format; `nil` to recognise it by the name, and else by the content.
  func open(_ path: String, as format: TextFileFormat?) throws(TextFileError) -> any TextBlockReader

  /// Reads a stream, such as standard input. It cannot be an EPUB.
  ///
  /// - Parameters:
  ///   - format: Its format; `nil` to recognise it by the name, and else by the content.
  ///   - name: The name of what is read, if it has one; errors tell it.
  func read(_ stream: any ByteStream, as format: TextFileFormat?, name: String?) throws(TextFileError) -> any TextBlockReader
}
