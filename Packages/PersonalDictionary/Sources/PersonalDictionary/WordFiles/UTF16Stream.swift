public import CoreModule

/// Converts UTF-16 with a byte order mark, such as Excel's “Unicode text”, to UTF-8.
public final class UTF16Stream: ByteStream {
  private var first: [UInt8]
  private let stream: any ByteStream
  private var rest: [UInt8] = []
  private var isBigEndian: Bool?

  /// - Parameter first: Bytes that were already read from `stream`.
  public init(first: [UInt8], then stream: any ByteStream) { (self.first, self.stream) = (first, stream) }

  /// `nil`, because the size in UTF-8 is unknown.
  public var size: Int? { nil }

  /// See `ByteStream.next()`.
  public func next() throws(UserFileError) -> [UInt8] {
    var bytes = rest + (first.isEmpty ? try stream.next() : first)
    let isAtEnd = bytes.count == rest.count
    first = []
    if isBigEndian == nil {
      isBigEndian = bytes.starts(with: [0xFE, 0xFF])
      bytes.removeFirst(min(2, bytes.count))
    }
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (low, high) = isBigEndian == true ? (bytes[index + 1], bytes[index]) : (bytes[index], bytes[index + 1])
      return UInt16(high) << 8 | UInt16(low)
    }
    rest = bytes.count % 2 == 1 ? [bytes[bytes.count - 1]] : []
    // The second half of a surrogate pair comes with the next bytes.
    if !isAtEnd, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      rest = Array(bytes.suffix(2 + rest.count))
    }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    return text.isEmpty && !isAtEnd ? try next() : text
  }
}
