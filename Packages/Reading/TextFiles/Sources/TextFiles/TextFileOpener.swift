public import CoreModule
public import Reading

/// Opens texts in files: plain text, Markdown, HTML, EPUB and subtitles.
public struct TextFileOpener: TextOpener {
  private let files: any UserFiles
  private let limits: BookLimits

  /// Reads files by `files`.
  public init(files: any UserFiles, limits: BookLimits = BookLimits()) { (self.files, self.limits) = (files, limits) }

  public func open(_ path: String, as format: TextFileFormat?) throws(TextFileError) -> any TextBlockReader {
    let named = format ?? TextFileFormat(name: path)
    if named == .epub { return try book(path) }
    let bytes: StreamBytes
    do throws(UserFileError) { bytes = StreamBytes(try files.stream(path), path: path) } catch {
      throw TextFileError(path: path, .file(error.reason))
    }
    let first = try bytes.next()
    if named == nil, ContentFormat.isArchive(first) { return try book(path, orBinary: true) }
    return try Self.text(BegunBytes(first, then: bytes), named, path)
  }

  public func read(_ stream: any ByteStream, as format: TextFileFormat?, name: String?) throws(TextFileError) -> any TextBlockReader {
    let named = format ?? name.flatMap { TextFileFormat(name: $0) }
    let bytes = StreamBytes(stream, path: name)
    let first = named == .epub ? [] : try bytes.next()
    guard named != .epub, named != nil || !ContentFormat.isArchive(first) else { throw TextFileError(path: name, .needsFile(.epub)) }
    return try Self.text(BegunBytes(first, then: bytes), named, name)
  }

  /// - Parameter orBinary: Whether an archive that is not a book is reported like any other file that is not text.
  private func book(_ path: String, orBinary: Bool = false) throws(TextFileError) -> any TextBlockReader {
    guard !files.mayBeEndless(path) else { throw TextFileError(path: path, .needsFile(.epub)) }
    do throws(TextFileError) { return try BookReader(path: path, limits: limits) } catch {
      throw orBinary && error.reason == .otherFormat(.epub) ? TextFileError(path: path, .binary) : error
    }
  }

  private static func text(_ bytes: BegunBytes, _ named: TextFileFormat?, _ path: String?) throws(TextFileError) -> any TextBlockReader {
    let pieces = try TextPieces(bytes, path: path)
    let format = if let named { named } else { ContentFormat.format(of: try pieces.beginning()) }
    switch format {
    case .text, .epub: return try begun(LinewiseParser(PlainTextParser()), pieces, .text)
    case .markdown: return try begun(LinewiseParser(MarkdownParser()), pieces, format)
    case .html: return try begun(HTMLParser(), pieces, format)
    case .srt, .vtt: return try begun(LinewiseParser(SubtitleParser(isWeb: format == .vtt)), pieces, format)
    }
  }

  /// Reads up to the first block, so that the title is known and a file that is not text is reported at once.
  private static func begun(
    _ parser: some BlockParser, _ pieces: TextPieces, _ format: TextFileFormat
  ) throws(TextFileError) -> any TextBlockReader {
    var text = ParsedText(parser, pieces, format: format)
    try text.readOn()
    return text
  }
}
