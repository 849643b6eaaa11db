public import CoreModule

/// A file of words, read portion by portion.
public protocol WordFileSource: AnyObject {
  /// Names of columns that mean nothing here; known after the first portion.
  var ignoredColumns: [String] { get }
  /// How much of the file was read, from 0 to 1; `nil` where that is not known.
  var progress: Double? { get }

  /// The next records; none at the end.
  func next() async throws(WordFileError) -> [WordFileRecord]
}

/// A file of words whose format is read from bytes.
public final class StreamedWordFile: WordFileSource {
  private var first: [UInt8]
  private let stream: any ByteStream
  private var reader: any WordFileReader
  private var readBytes = 0
  private var isAtEnd = false
  private var waiting: ArraySlice<WordFileRecord> = []

  /// So many records make a portion.
  static let portion = 2000
  /// The reader is given pieces of at least so many bytes, and larger ones, up to the second number, while it finds no record in them: else
  /// one that comes in many small pieces would be looked through for each of them.
  private static let pieces = (least: 1 << 16, most: 1 << 18)
  private var piece = pieces.least

  /// A file of which `first` was read from `stream` already.
  public init(_ reader: any WordFileReader, first: [UInt8] = [], then stream: any ByteStream) {
    self.reader = reader
    self.first = first
    self.stream = stream
  }

  /// See ``WordFileSource/ignoredColumns``.
  public var ignoredColumns: [String] { reader.ignoredColumns }

  /// See ``WordFileSource/progress``.
  public var progress: Double? { stream.size.map { $0 == 0 ? 1 : min(1, Double(readBytes) / Double($0)) } }

  /// See ``WordFileSource/next()``.
  public func next() throws(WordFileError) -> [WordFileRecord] {
    while waiting.isEmpty, !isAtEnd {
      let bytes = try nextBytes()
      readBytes += bytes.count
      waiting = try reader.read(bytes, isLast: isAtEnd)[...]
      piece = waiting.isEmpty ? min(piece * 2, Self.pieces.most) : Self.pieces.least
    }
    defer { waiting = waiting.dropFirst(Self.portion) }
    return Array(waiting.prefix(Self.portion))
  }

  private func nextBytes() throws(WordFileError) -> [UInt8] {
    var bytes = first
    first = []
    while bytes.count < piece, !isAtEnd {
      do throws(UserFileError) {
        let more = try stream.next()
        isAtEnd = more.isEmpty
        bytes += more
      } catch { throw .file(error) }
    }
    return bytes
  }
}
