/// A trie whose keys are in UTF-16 and whose values are whole numbers, read where it lies, in the form of ICU (its `ucharstrie.h`).
///
/// A node begins with a lead unit: a branch to several nodes, or some units that all keys from here on share. The value of a key that ends at
/// the node stands before it, in the same lead unit where there is room.
struct UnitTrie {
  /// A place in the trie, behind the units of a key that were matched.
  struct Place {
    /// Where the next unit to read stands.
    fileprivate var index: Int32
    /// How many of the shared units of a node are still to be matched.
    fileprivate var shared: Int32

    /// A place at `index`; what is no place in any trie becomes another that is none.
    @inline(__always)
    fileprivate init(at index: Int, shared: Int32 = 0) {
      self.index = Int32(truncatingIfNeeded: index)
      self.shared = shared
    }
  }

  private let units: UnsafeBufferPointer<UInt16>

  /// A trie in `units`, which must stay there. What is no such trie is read all the same, though nothing outside of it, and what is found means
  /// nothing.
  init(in units: UnsafeBufferPointer<UInt16>) { self.units = units }

  /// The place before the first unit of all keys.
  static let root = Place(at: 0)

  private static let firstSharedLead = 0x30
  private static let firstValueLead = 0x40
  /// Set in a unit with the value of a key that is the head of no other, and in a branch where a value stands in place of a node.
  private static let isFinal = 0x8000
  /// A branch to more nodes than this is divided in halves.
  private static let longestList = 5

  /// The place one `unit` further; `nil` where no key goes on so.
  @inline(__always)
  func place(behind place: Place, _ unit: UInt16) -> Place? {
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

  /// The value of the key that ends at `place`; `nil` where none does.
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

  /// The unit at `index`. Outside of the trie stands 0, from which no key goes on.
  @inline(__always)
  private func unit(at index: Int) -> Int { units.indices.contains(index) ? Int(units[index]) : 0 }

  /// The value in a lead unit that has a node behind it, and in the units behind.
  @inline(__always)
  private func nodeValue(_ lead: Int, _ index: inout Int) -> Int {
    switch lead {
    case ..<0x4040: lead >> 6 - 1
    case ..<0x7FC0: (lead & 0x7FC0 - 0x4040) << 10 | read(&index)
    default: read(&index) << 16 | read(&index)
    }
  }

  /// The value, or the way to a node, in a lead unit with nothing else in it, and in the units behind.
  @inline(__always)
  private func finalValue(_ lead: Int, _ index: inout Int) -> Int {
    switch lead {
    case ..<0x4000: lead
    case ..<0x7FFF: (lead - 0x4000) << 16 | read(&index)
    default: read(&index) << 16 | read(&index)
    }
  }

  /// The way to the lower half of a branch.
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
