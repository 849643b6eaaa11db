import PersonalDictionary
import ZLib

/// Decompresses deflate data (RFC 1951).
enum Unpacking {
  /// The bytes of one chunk, which has no header; `nil` when it is damaged or larger than `limit`.
  static func chunk(_ packed: [UInt8], upTo limit: Int) -> [UInt8]? {
    let (bytes, status) = inflated(packed, upTo: limit, window: -MAX_WBITS)
    return status == Z_OK || status == Z_STREAM_END || (status == Z_BUF_ERROR && !bytes.isEmpty) ? bytes : nil
  }

  /// The text of a small gzip file.
  static func wholeGzip(_ file: RandomAccessFile) throws(SourceFault) -> [UInt8] {
    let packed = try file.bytes(at: 0, count: file.count)
    guard packed.count >= 18 else { throw SourceFault(path: file.path, .truncated) }
    // The last four bytes are the size of the text.
    let length = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= longestWhole else { throw SourceFault(path: file.path, .foreign) }
    let (bytes, status) = inflated(packed, upTo: length + 1, window: MAX_WBITS + 16)
    switch status {
    case Z_STREAM_END where bytes.count == length: return bytes
    case Z_OK, Z_BUF_ERROR: throw SourceFault(path: file.path, .truncated)
    default: throw SourceFault(path: file.path, .damaged)
    }
  }

  private static let longestWhole = 256 << 20

  private static func inflated(_ packed: [UInt8], upTo limit: Int, window: Int32) -> ([UInt8], Int32) {
    var stream = z_stream()
    guard inflateInit2_(&stream, window, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return ([], Z_MEM_ERROR) }
    defer { inflateEnd(&stream) }
    var packed = packed
    var status = Z_DATA_ERROR
    let bytes = packed.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: limit) { output, initialized in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(limit)
        status = inflate(&stream, Z_SYNC_FLUSH)
        initialized = limit - Int(stream.avail_out)
      }
    }
    return (bytes, status)
  }
}
