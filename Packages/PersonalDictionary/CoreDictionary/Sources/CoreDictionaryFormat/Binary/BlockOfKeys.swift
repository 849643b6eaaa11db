/// Reads the keys of a block in sequence.
struct BlockOfKeys {
  private let bytes: CheckedBytes
  private(set) var offset: Int
  /// The current key.
  private(set) var key: [UInt8] = []

  init(_ bytes: CheckedBytes, at offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

  /// Reads the next key; `false` when the bytes are damaged. Call ``pass()`` or ``record()`` before the next call.
  mutating func next() -> Bool {
    guard let (shared, length) = BlockOfKeys.beginning(bytes, at: &offset), shared <= key.count,
      let rest = bytes.slice(at: offset, length: length)
    else { return false }
    if key.count > shared { key.removeSubrange(shared...) }
    for byte in rest { key.append(byte) }
    offset = rest.endIndex
    return true
  }

  /// Reads the keys of a block up to `wanted`, and returns its place; `nil` when it is not among them. Call ``record()`` afterwards.
  mutating func find(_ wanted: UnsafeBufferPointer<UInt8>) -> Int? {
    // The number of bytes that `wanted` has in common with the previous key, which precedes it.
    var matched = 0
    for number in 0..<BinaryLayout.keysInBlock {
      guard let (shared, length) = BlockOfKeys.beginning(bytes, at: &offset), let rest = bytes.slice(at: offset, length: length) else {
        return nil
      }
      offset = rest.endIndex
      // If this key shares fewer bytes with the previous key than `wanted` does, it comes after `wanted`.
      guard shared >= matched else { return nil }
      if shared == matched {
        var place = rest.startIndex
        while place < rest.endIndex, matched < wanted.count, rest.base[place] == wanted[matched] {
          place += 1
          matched += 1
        }
        if place == rest.endIndex {
          if matched == wanted.count { return number }
        } else if matched == wanted.count || rest.base[place] > wanted[matched] {
          return nil
        }
      }
      guard pass() else { return nil }
    }
    return nil
  }

  /// The number of bytes shared with the previous key, and the number of those that follow; moves `offset` to these.
  @inline(__always)
  static func beginning(_ bytes: CheckedBytes, at offset: inout Int) -> (shared: Int, length: Int)? {
    guard let both = bytes.byte(at: offset) else { return nil }
    offset += 1
    var (shared, length) = (Int(both >> 4), Int(both & 15))
    if shared == 15 {
      guard let more = bytes.sevenBits(at: &offset) else { return nil }
      shared += more
    }
    if length == 15 {
      guard let more = bytes.sevenBits(at: &offset) else { return nil }
      length += more
    }
    return (shared, length)
  }

  /// The row numbers of the key, and the position of its notes, if any.
  mutating func record() -> (rowNumbers: [Int], notes: Int?)? {
    guard let count = bytes.sevenBits(at: &offset) else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(min(count / 2, Self.manyRows))
    for _ in 0..<count / 2 {
      guard let step = bytes.sevenBits(at: &offset) else { return nil }
      numbers.append((numbers.last ?? 0) + step)
    }
    return (numbers, count % 2 == 1 ? offset : nil)
  }

  /// The most row numbers for which space is reserved, since a damaged file may state a huge number.
  private static let manyRows = 1 << 8

  /// Skips the row numbers and notes of the key; `false` when the bytes are damaged.
  @inline(__always)
  mutating func pass() -> Bool {
    guard let count = bytes.sevenBits(at: &offset), bytes.passSevenBits(count / 2, at: &offset) else { return false }
    guard count % 2 == 1 else { return true }
    guard let length = bytes.sevenBits(at: &offset) else { return false }
    offset += length
    return true
  }
}
