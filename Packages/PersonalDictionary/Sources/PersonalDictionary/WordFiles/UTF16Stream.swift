public import CoreModule

/// Converts UTF-16 with a byte order mark, such as Excel's “Unicode text”, to UTF-8.
public final class UTF16Stream: ByteStream {
  private var first: [UInt8]
  private let stream: any ByteStream
  private var transcoder = UTF16Transcoder()

  /// Creates a stream.
  ///
  /// - Parameter first: Bytes that were already read from `stream`.
  public init(first: [UInt8], then stream: any ByteStream) { (self.first, self.stream) = (first, stream) }

  /// `nil`, because the size in UTF-8 is unknown.
  public var size: Int? { nil }

  public func next() throws(UserFileError) -> [UInt8] {
    let bytes = first.isEmpty ? try stream.next() : first
    first = []
    let text = transcoder.utf8(of: bytes, isLast: bytes.isEmpty)
    return text.isEmpty && !bytes.isEmpty ? try next() : text
  }
}
