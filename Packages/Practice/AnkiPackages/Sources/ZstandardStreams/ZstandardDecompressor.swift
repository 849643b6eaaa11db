import LibZstd

/// Decompresses Zstandard data (RFC 8878) in pieces.
public final class ZstandardDecompressor {
  /// Why data cannot be decompressed.
  public enum Failure: Error, Equatable, Sendable {
    /// It is damaged, or of another kind.
    case damaged
    /// There is not enough memory.
    case outOfMemory
  }

  private let stream: OpaquePointer
  private var input: [UInt8] = []
  private var position = 0
  private var isFull = false
  /// Whether the data read so far is complete.
  public private(set) var hasEnded = false

  private static let portion = 1 << 16
  /// The maximum window of a frame, as the exponent of a power of two. Anki's frames need 2 MB.
  private static let windowLog: Int32 = 24

  /// Creates a decompressor.
  public init() throws(Failure) {
    guard let stream = ZSTD_createDCtx() else { throw .outOfMemory }
    self.stream = stream
    ZSTD_DCtx_setParameter(stream, ZSTD_d_windowLogMax, Self.windowLog)
  }

  deinit { ZSTD_freeDCtx(stream) }

  /// Provides the next input. Read all output of the input before first.
  public func add(_ bytes: [UInt8]) { (input, position) = (bytes, 0) }

  /// Returns the next decompressed bytes; an empty array when more input is needed.
  public func next() throws(Failure) -> [UInt8] {
    // If the output filled the buffer, there may be more without further input.
    guard position < input.count || isFull else { return [] }
    var status = 0
    let output = [UInt8](unsafeUninitializedCapacity: Self.portion) { buffer, count in
      input.withUnsafeBytes { bytes in
        var source = ZSTD_inBuffer(src: bytes.baseAddress, size: bytes.count, pos: position)
        var target = ZSTD_outBuffer(dst: buffer.baseAddress, size: buffer.count, pos: 0)
        repeat {
          status = ZSTD_decompressStream(stream, &target, &source)
        } while ZSTD_isError(status) == 0 && target.pos < target.size && source.pos < source.size
        (position, count) = (source.pos, target.pos)
      }
    }
    guard ZSTD_isError(status) == 0 else { throw .damaged }
    hasEnded = status == 0
    isFull = output.count == Self.portion && !hasEnded
    return output
  }
}
