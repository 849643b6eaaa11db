import CoreModulePOSIX
import Glibc
import LibZ

/// Decompresses deflate data (RFC 1951).
final class Inflater {
  /// zlib remembers its address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var input: [UInt8] = []
  private var position = 0
  private(set) var hasEnded = false

  private static let portion = 1 << 16

  init() throws(ZipError) {
    stream.initialize(to: z_stream())
    guard inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
      throw .system(SystemError(code: ENOMEM))
    }
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  var needsInput: Bool { position == input.count }

  func add(_ bytes: [UInt8]) { (input, position) = (bytes, 0) }

  /// The next bytes; none when more input is needed or the data has ended; `nil` when it is damaged.
  func next() -> [UInt8]? {
    guard !hasEnded else { return [] }
    var status = Z_DATA_ERROR
    let output = [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress.map { $0 + position }
        stream.pointee.avail_in = UInt32(input.count - position)
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        status = inflate(stream, Z_NO_FLUSH)
        position = input.count - Int(stream.pointee.avail_in)
        count = Self.portion - Int(stream.pointee.avail_out)
      }
    }
    hasEnded = status == Z_STREAM_END
    return status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR ? output : nil
  }
}
