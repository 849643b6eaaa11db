public import CoreModule

/// A file of words, read in portions.
public protocol WordFileSource: AnyObject {
  /// Names of unknown columns, available after the first portion.
  var ignoredColumns: [String] { get }
  /// The share of the file that was read, from 0 to 1; `nil` when unknown.
  var progress: Double? { get }

  /// The next records; empty at the end.
  func next() async throws(WordFileError) -> [WordFileRecord]

  /// Reads a part of a slow stream and buffers it for ``next()``.
  ///
  /// - Returns: Whether there is more to buffer.
  func prepare() async throws(WordFileError) -> Bool

  /// The content of the file besides its words; `nil` when there is none.
  var extras: WordFileExtras? { get }

  /// Imports the other data that the file has about words of the last portion, such as schedules, once these are imported.
  ///
  /// - Parameters:
  ///   - words: The words, with the places of their records.
  ///   - change: The change in which the words were imported; `nil` to only report what would happen.
  /// - Returns: The faults of data that cannot be imported.
  func handOver(_ words: [PlacedWord], in change: Change?) async throws(StorageError) -> [BadWordRecord]
}

extension WordFileSource {
  /// By default, nothing is buffered.
  public func prepare() async throws(WordFileError) -> Bool { false }

  /// By default `nil`.
  public var extras: WordFileExtras? { nil }

  /// By default, there are no other data.
  public func handOver(_ words: [PlacedWord], in change: Change?) async throws(StorageError) -> [BadWordRecord] { [] }
}

/// A file of words in a byte format.
public final class StreamedWordFile: WordFileSource {
  private var first: [UInt8]
  private var stream: any ByteStream
  private var reader: any WordFileReader
  private let openSpool: (() throws(UserFileError) -> any ByteSpool)?
  private var spool: (any ByteSpool)?
  private var probe: any WordFileReader
  private var readBytes = 0
  private var isAtEnd = false
  private var waiting: ArraySlice<WordFileRecord> = []

  /// The maximum number of records of a portion.
  static let portion = 2000
  /// The size of the pieces for the reader, in bytes. It grows while the reader finds no record, so that a long record is not scanned again
  /// for each small piece.
  private static let pieces = (least: 1 << 16, most: 1 << 18)
  private var piece = pieces.least

  /// Creates a file. `first` has the bytes that were already read from `stream`. With a spool, ``prepare()`` buffers the whole stream
  /// there.
  public init(
    _ reader: any WordFileReader, first: [UInt8] = [], then stream: any ByteStream,
    spool: (() throws(UserFileError) -> any ByteSpool)? = nil
  ) {
    self.reader = reader
    probe = reader
    self.first = first
    self.stream = stream
    openSpool = spool
  }

  public var ignoredColumns: [String] { reader.ignoredColumns }

  public var progress: Double? { stream.size.map { $0 == 0 ? 1 : min(1, Double(readBytes) / Double($0)) } }

  public func next() throws(WordFileError) -> [WordFileRecord] {
    while waiting.isEmpty, !isAtEnd {
      let bytes = try nextBytes()
      readBytes += bytes.count
      waiting = try records(in: bytes, by: &reader)[...]
    }
    defer { waiting = waiting.dropFirst(Self.portion) }
    return Array(waiting.prefix(Self.portion))
  }

  public func prepare() throws(WordFileError) -> Bool {
    guard let openSpool else { return false }
    let bytes = try nextBytes()
    do throws(UserFileError) {
      if spool == nil { spool = try openSpool() }
      try spool?.write(bytes)
    } catch { throw .spool(error) }
    // Malformed input is rejected before it fills the disk.
    _ = try records(in: bytes, by: &probe)
    guard isAtEnd, let spool else { return true }
    stream = spool
    (isAtEnd, piece) = (false, Self.pieces.least)
    return false
  }

  private func records(in bytes: [UInt8], by reader: inout any WordFileReader) throws(WordFileError) -> [WordFileRecord] {
    let records = try reader.read(bytes, isLast: isAtEnd)
    piece = records.isEmpty ? min(piece * 2, Self.pieces.most) : Self.pieces.least
    return records
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
