/// Bytes that may be damaged: reads outside of them return `nil`.
struct CheckedBytes: Sendable {
  // Safe to send, because the bytes are never written.
  private nonisolated(unsafe) let buffer: UnsafeRawBufferPointer

  init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }

  var count: Int { buffer.count }

  @inline(__always)
  func byte(at offset: Int) -> UInt8? { offset >= 0 && offset < buffer.count ? buffer[offset] : nil }

  /// Whether they begin with these eight bytes.
  @inline(__always)
  func begin(with magic: UInt64) -> Bool { uint64(at: 0).map(UInt64.init(bigEndian:)) == magic }

  @inline(__always)
  func uint16(at offset: Int) -> Int? { number(UInt16.self, at: offset) }

  @inline(__always)
  func uint24(at offset: Int) -> Int? {
    guard let low = uint16(at: offset), let high = byte(at: offset + 2) else { return nil }
    return low | Int(high) << 16
  }

  @inline(__always)
  func uint32(at offset: Int) -> Int? { number(UInt32.self, at: offset) }

  /// Eight bytes in native order.
  @inline(__always)
  func uint64(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= buffer.count - 8 else { return nil }
    return buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  func slice(at offset: Int, length: Int) -> Slice<UnsafeRawBufferPointer>? {
    guard offset >= 0, length >= 0, length <= buffer.count - offset else { return nil }
    return buffer[offset..<offset + length]
  }

  /// Decodes a number of at most four bytes with seven bits each; moves `offset` after it.
  @inline(__always)
  func sevenBits(at offset: inout Int) -> Int? {
    guard let first = byte(at: offset), first >= 0x80 else {
      defer { offset += 1 }
      return byte(at: offset).map(Int.init)
    }
    return longSevenBits(at: &offset)
  }

  /// Moves `offset` past this many numbers; `false` when there are fewer.
  @inline(__always)
  func passSevenBits(_ count: Int, at offset: inout Int) -> Bool {
    var left = count
    while left > 0 {
      guard let byte = byte(at: offset) else { return false }
      // The last byte of a number.
      if byte < 0x80 { left -= 1 }
      offset += 1
    }
    return true
  }

  private func longSevenBits(at offset: inout Int) -> Int? {
    var number = 0
    for place in 0..<4 {
      guard let byte = byte(at: offset) else { return nil }
      offset += 1
      number |= Int(byte & 0x7F) << (7 * place)
      if byte < 0x80 { return number }
    }
    return nil
  }

  /// The bytes after a two-byte length.
  func text(at offset: Int) -> Slice<UnsafeRawBufferPointer>? {
    uint16(at: offset).flatMap { slice(at: offset + 2, length: $0) }
  }

  @inline(__always)
  private func number<Number: FixedWidthInteger & BitwiseCopyable>(_ type: Number.Type, at offset: Int) -> Int? {
    guard offset >= 0, offset <= buffer.count - MemoryLayout<Number>.size else { return nil }
    return Int(Number(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: type)))
  }
}
