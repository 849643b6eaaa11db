/// Reads the keys of a block one after the other.
struct BlockOfKeys {
  private let bytes: CheckedBytes
  private(set) var offset: Int
  /// The key that was read last.
  private(set) var key: [UInt8] = []

  init(_ bytes: CheckedBytes, at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  /// Reads the next key; `false` where the bytes are damaged. It must be passed over before the one behind it.
  mutating func next() -> Bool {
    guard let shared = bytes.sevenBits(at: &offset), let length = bytes.sevenBits(at: &offset), shared <= key.count,
      let rest = bytes.slice(at: offset, length: length)
    else { return false }
    key.removeLast(key.count - shared)
    key += rest
    offset = rest.endIndex
    return true
  }

  /// The row numbers of the key; the notes behind them begin where `offset` is then.
  mutating func rowNumbers() -> [Int]? {
    var numbers: [Int] = []
    let isWhole = forEachStep { numbers.append((numbers.last ?? 0) + $0) }
    return isWhole ? numbers : nil
  }

  /// Passes over the row numbers and notes of the key; `false` where the bytes are damaged.
  mutating func pass() -> Bool {
    guard forEachStep({ _ in }), let length = bytes.sevenBits(at: &offset) else { return false }
    offset += length
    return true
  }

  private mutating func forEachStep(_ body: (Int) -> Void) -> Bool {
    guard let count = bytes.sevenBits(at: &offset) else { return false }
    for _ in 0..<count {
      guard let step = bytes.sevenBits(at: &offset) else { return false }
      body(step)
    }
    return true
  }
}
