/// A trie with UTF-16 keys and integer values, read in place, in the format of ICU's `ucharstrie.h`.
///
/// A node begins with a lead unit: a branch to several nodes, or a run of units shared by all keys from here on. The value of a key that
/// ends at the node precedes it, in the same lead unit if it fits.
struct UnitTrie {
  /// A position in the trie after matching some units of a key.
  struct Place {
    /// The index of the next unit.
    fileprivate var index: Int32
    /// The number of shared units of the node that are not matched yet.
    fileprivate var shared: Int32

    /// Creates a place at `index`. Invalid indexes stay invalid.
    @inline(__always)
    fileprivate init(at index: Int, shared: Int32 = 0) {
      self.index = Int32(truncatingIfNeeded: index)
      self.shared = shared
    }
  }

  private let units: UnsafeBufferPointer<UInt16>

  /// Creates a trie in `units`, which must stay in place. Invalid data gives meaningless results, but nothing outside is read.
  init(in units: UnsafeBufferPointer<UInt16>) { self.units = units }

  /// The place before the first unit.
  static let root = Place(at: 0)

  private static let firstSharedLead = 0x30
  private static let firstValueLead = 0x40
  /// Set in a value unit when no longer key follows, and in a branch entry that has a value instead of a node.
  private static let isFinal = 0x8000
  /// Longer branches are stored as binary search trees.
  private static let longestList = 5

  /// The place after one more `unit`; `nil` when no key continues with it.
  @inline(__always)
  func place(after place: Place, _ unit: UInt16) -> Place? {
    var index = Int(place.index)
    var shared = place.shared
    if shared == 0 {
      var lead = read(&index)
      if lead >= Self.firstValueLead {
        guard lead & Self.isFinal == 0 else { return nil }
        _ = nodeValue(lead, &index)
        lead &= Self.firstValueLead - 1
      }
      guard lead >= Self.firstSharedLead else { return branch(at: index, count: lead, to: Int(unit)) }
      shared = Int32(lead - Self.firstSharedLead + 1)
    }
    guard self.unit(at: index) == Int(unit) else { return nil }
    return Place(at: index + 1, shared: shared - 1)
  }

  /// The value of the key that ends at `place`; `nil` when there is none.
  @inline(__always)
  func value(at place: Place) -> Int? {
    guard place.shared == 0 else { return nil }
    var index = Int(place.index)
    let lead = read(&index)
    guard lead >= Self.firstValueLead else { return nil }
    return lead & Self.isFinal == 0 ? nodeValue(lead, &index) : finalValue(lead & ~Self.isFinal, &index)
  }

  private func branch(at start: Int, count: Int, to unit: Int) -> Place? {
    var index = start
    var count = (count == 0 ? read(&index) : count) + 1
    while count > Self.longestList {
      let middle = read(&index)
      let jump = delta(&index)
      if unit < middle {
        count >>= 1
        index += jump
      } else {
        count -= count >> 1
      }
    }
    while count > 1 {
      let isMatch = read(&index) == unit
      let lead = self.unit(at: index)
      if isMatch, lead & Self.isFinal != 0 { return Place(at: index) }
      index += 1
      let jump = finalValue(lead & ~Self.isFinal, &index)
      if isMatch { return Place(at: index + jump) }
      count -= 1
    }
    return read(&index) == unit ? Place(at: index) : nil
  }

  @inline(__always)
  private func read(_ index: inout Int) -> Int {
    defer { index += 1 }
    return unit(at: index)
  }

  /// The unit at `index`; 0 outside of the trie, from which no key continues.
  @inline(__always)
  private func unit(at index: Int) -> Int { units.indices.contains(index) ? Int(units[index]) : 0 }

  /// The value in a lead unit that precedes a node, and in the units after it.
  @inline(__always)
  private func nodeValue(_ lead: Int, _ index: inout Int) -> Int {
    switch lead {
    case ..<0x4040: lead >> 6 - 1
    case ..<0x7FC0: (lead & 0x7FC0 - 0x4040) << 10 | read(&index)
    default: read(&index) << 16 | read(&index)
    }
  }

  /// The value or the offset of a node in a lead unit without other content, and in the units after it.
  @inline(__always)
  private func finalValue(_ lead: Int, _ index: inout Int) -> Int {
    switch lead {
    case ..<0x4000: lead
    case ..<0x7FFF: (lead - 0x4000) << 16 | read(&index)
    default: read(&index) << 16 | read(&index)
    }
  }

  /// The offset of the lower half of a branch.
  @inline(__always)
  private func delta(_ index: inout Int) -> Int {
    let lead = read(&index)
    return switch lead {
    case ..<0xFC00: lead
    case ..<0xFFFF: (lead - 0xFC00) << 16 | read(&index)
    default: read(&index) << 16 | read(&index)
    }
  }
}
