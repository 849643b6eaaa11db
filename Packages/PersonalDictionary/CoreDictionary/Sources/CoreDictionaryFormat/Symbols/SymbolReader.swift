/// Decompresses texts in place. Damaged bytes give a wrong text or none.
struct SymbolReader {
  private let bytes: CheckedBytes
  private let offset: Int
  private let count: Int

  /// Creates a reader with the symbol table at `offset`.
  init?(_ bytes: CheckedBytes, at offset: Int) {
    guard let count = bytes.byte(at: offset).map(Int.init), bytes.slice(at: offset + 1, length: 9 * count) != nil else { return nil }
    (self.bytes, self.offset, self.count) = (bytes, offset + 1, count)
  }

  /// The text at `place`, after its length; moves `place` after it.
  func text(at place: inout Int) -> [UInt8]? {
    bytes.sevenBits(at: &place).flatMap { text(at: &place, length: $0) }
  }

  /// The text of this length at `place`; moves `place` after it.
  func text(at place: inout Int, length: Int) -> [UInt8]? {
    guard let codes = bytes.slice(at: place, length: length) else { return nil }
    place += length
    return text(codes)
  }

  private func text(_ codes: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    withText(codes) { text in Array(text) }
  }

  /// Calls `body` with the text of this length at `place`, without making an array of it; moves `place` after it.
  func withText<Value>(at place: inout Int, length: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value? {
    guard let codes = bytes.slice(at: place, length: length) else { return nil }
    place += length
    return withText(codes, body)
  }

  private func withText<Value>(_ codes: Slice<UnsafeRawBufferPointer>, _ body: (UnsafeRawBufferPointer) -> Value) -> Value? {
    withUnsafeTemporaryAllocation(byteCount: SymbolTable.longestSymbol * codes.count, alignment: 8) { buffer in
      var (end, codes) = (0, codes.makeIterator())
      while let code = codes.next() {
        if code < count {
          guard let symbol = bytes.uint64(at: offset + 8 * Int(code)), let length = bytes.byte(at: offset + 8 * count + Int(code)),
            length <= SymbolTable.longestSymbol
          else { return nil }
          buffer.storeBytes(of: symbol, toByteOffset: end, as: UInt64.self)
          end += Int(length)
        } else {
          guard code == SymbolTable.escape, let byte = codes.next() else { return nil }
          buffer[end] = byte
          end += 1
        }
      }
      return body(UnsafeRawBufferPointer(rebasing: buffer[..<end]))
    }
  }
}
