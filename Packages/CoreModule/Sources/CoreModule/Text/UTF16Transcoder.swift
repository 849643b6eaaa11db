/// Converts UTF-16 with a byte order mark to UTF-8, piece by piece.
public struct UTF16Transcoder: Sendable {
  private var rest: [UInt8] = []
  private var isBigEndian: Bool?

  /// Creates a transcoder at the beginning of a text.
  public init() {}

  /// Whether a text that begins with these bytes is UTF-16 with a mark.
  public static func isMarked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) }

  /// The text of the next bytes in UTF-8, without what may go on in the bytes after them.
  public mutating func utf8(of more: [UInt8], isLast: Bool) -> [UInt8] {
    var bytes = rest + more
    rest = []
    if isBigEndian == nil {
      guard bytes.count >= 2 || isLast else {
        rest = bytes
        return []
      }
      isBigEndian = bytes.starts(with: [0xFE, 0xFF])
      bytes.removeFirst(min(2, bytes.count))
    }
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let (low, high) = isBigEndian == true ? (bytes[index + 1], bytes[index]) : (bytes[index], bytes[index + 1])
      return UInt16(high) << 8 | UInt16(low)
    }
    rest = bytes.count % 2 == 1 ? [bytes[bytes.count - 1]] : []
    // The second half of a surrogate pair comes with the next bytes.
    if !isLast, let last = units.last, UTF16.isLeadSurrogate(last) {
      units.removeLast()
      rest = Array(bytes.suffix(2 + rest.count))
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
