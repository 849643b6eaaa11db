import CoreModulePOSIX
import Glibc
import LibZ

/// Compresses to deflate data (RFC 1951).
final class Deflater {
  /// zlib remembers its address.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var output = [UInt8](repeating: 0, count: 1 << 16)

  init() throws(ZipError) {
    stream.initialize(to: z_stream())
    // A level above 6 would take far longer and compress little more.
    guard
      deflateInit2_(
        stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw .system(SystemError(code: ENOMEM)) }
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// The output for these bytes and those before.
  func packed(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    var packed: [UInt8] = []
    var input = bytes
    input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        output.withUnsafeMutableBufferPointer { buffer in
          stream.pointee.next_out = buffer.baseAddress
          stream.pointee.avail_out = UInt32(buffer.count)
          deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
        }
        packed += output.prefix(output.count - Int(stream.pointee.avail_out))
      } while stream.pointee.avail_out == 0
    }
    return packed
  }
}
