import Synchronization

/// The blocks that may have a key, by hashes of the keys, for a language that is searched often. Most of what is sought among the words of a
/// text is not there, which the index tells without reading any block.
final class KeyIndex: Sendable {
  /// For each language where its slots are: the numbers of blocks, from 1, below 16 bits of the hash of one of their keys; 0 in a free slot.
  private let addresses = InlineArray<7, Atomic<UInt>> { _ in Atomic(0) }
  private let searches = InlineArray<7, Atomic<Int>> { _ in Atomic(0) }

  /// From this number of searches on, the index saves more time than it takes to make.
  private static let manySearches = 1 << 9
  /// Numbers of blocks have 16 bits.
  private static let maximumBlocks = 1 << 16 - 1

  deinit {
    for language in addresses.indices { Self.slots(addresses[language].load(ordering: .relaxed))?.deallocate() }
  }

  /// The slots of a language; `nil` as long as it was not searched often.
  ///
  /// - Parameters:
  ///   - forEachKey: Calls its argument with each key and the number of its block.
  @inline(__always)
  func table(
    of language: Int, keys: Int, blocks: Int, forEachKey: ((UnsafeBufferPointer<UInt8>, Int) -> Void) -> Void
  ) -> Table? {
    if let slots = Self.slots(addresses[language].load(ordering: .acquiring)) { return Table(slots: slots, keys: keys) }
    return made(of: language, keys: keys, blocks: blocks, forEachKey: forEachKey)
  }

  @inline(never)
  private func made(
    of language: Int, keys: Int, blocks: Int, forEachKey: ((UnsafeBufferPointer<UInt8>, Int) -> Void) -> Void
  ) -> Table? {
    // One thread makes it, while the others go on without.
    let count = searches[language].add(1, ordering: .relaxed).newValue
    guard count == Self.manySearches, blocks <= Self.maximumBlocks else { return nil }
    let size = Table.size(keys: keys)
    let made = UnsafeMutablePointer<UInt32>.allocate(capacity: size)
    made.initialize(repeating: 0, count: size)
    forEachKey { key, block in
      let hash = Table.hash(key)
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while made[slot] != 0 { slot = (slot + 1) & (size - 1) }
      made[slot] = UInt32(hash >> 48) << 16 | UInt32(block + 1)
    }
    addresses[language].store(UInt(bitPattern: made), ordering: .releasing)
    return Table(slots: made, keys: keys)
  }

  @inline(__always)
  private static func slots(_ address: UInt) -> UnsafeMutablePointer<UInt32>? { UnsafeMutablePointer(bitPattern: address) }

  /// The index of a language.
  struct Table {
    fileprivate let slots: UnsafeMutablePointer<UInt32>
    private let mask: Int

    fileprivate init(slots: UnsafeMutablePointer<UInt32>, keys: Int) { (self.slots, mask) = (slots, Self.size(keys: keys) - 1) }

    /// What `read` makes of the first block that may have this key and for which it returns something.
    @inline(__always)
    func firstBlock<Found>(of key: UnsafeBufferPointer<UInt8>, _ read: (Int) -> Found?) -> Found? {
      let hash = Self.hash(key)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        if UInt64(slots[slot] >> 16) == hash >> 48, let found = read(Int(slots[slot] & 0xFFFF) - 1) { return found }
        slot = (slot + 1) & mask
      }
      return nil
    }

    /// Twice as many slots as keys at least, so that most searches end at the first one.
    fileprivate static func size(keys: Int) -> Int { 1 << (Int.bitWidth - max(2 * keys, 1).leadingZeroBitCount) }

    @inline(__always)
    fileprivate static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return hash ^ hash >> 32
    }
  }
}
