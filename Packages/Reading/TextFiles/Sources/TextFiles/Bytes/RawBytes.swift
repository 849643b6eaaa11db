import CoreModule
import Reading

/// The bytes of a text as they are in its file.
protocol RawBytes: AnyObject {
  /// The next bytes; none at the end.
  func next() throws(TextFileError) -> [UInt8]
}

/// The bytes of a file or a pipe, in pieces that are long enough to recognise their format.
final class StreamBytes: RawBytes {
  private let stream: any ByteStream
  private let path: String?
  private var isAtEnd = false

  private static let piece = 1 << 16

  init(_ stream: any ByteStream, path: String?) { (self.stream, self.path) = (stream, path) }

  func next() throws(TextFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    while !isAtEnd, bytes.count < Self.piece {
      let more: [UInt8]
      do throws(UserFileError) { more = try stream.next() } catch { throw TextFileError(path: path, .file(error.reason)) }
      isAtEnd = more.isEmpty
      if bytes.isEmpty { bytes = more } else { bytes += more }
    }
    return bytes
  }
}

/// Bytes, the first of which were read already.
final class BegunBytes: RawBytes {
  private var first: [UInt8]?
  private let rest: any RawBytes

  init(_ first: [UInt8], then rest: any RawBytes) { (self.first, self.rest) = (first, rest) }

  func next() throws(TextFileError) -> [UInt8] { if let first = first.take() { first } else { try rest.next() } }
}
