import CoreModule

/// Counts the forms of words in a hash table with open addressing.
///
/// A form of at most 15 bytes is stored in its slot, as two integers of eight bytes, padded with zeros. For a longer form, the slot holds a
/// hash and the index among the long forms, marked by 0xFF in the last byte, which never occurs in UTF-8.
struct FormTable {
  struct Slot {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var count = 0
    /// The index of the form in order of first occurrence.
    var order = 0
  }

  /// The maximum length of a form stored in its slot.
  static let inlineBytes = 15
  private static let longMark: UInt64 = 0xFF << 56

  private var slots: UnsafeMutablePointer<Slot>
  private var capacity: Int
  private var shift: UInt64
  /// The number of forms.
  private(set) var count = 0
  private let longForms = LongForms()

  init() {
    capacity = 256
    shift = 64 - 8
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
  }

  /// Frees the memory. The table must not be used afterwards.
  func deallocate() { slots.deallocate() }

  /// Makes room for `more` forms, so that the next ones can be added without checks.
  mutating func reserve(_ more: Int) {
    while (count + more) * 2 > capacity { grow() }
  }

  /// Counts a short form with these bytes.
  @inline(__always)
  mutating func add(_ low: UInt64, _ high: UInt64) {
    var place = Self.place(low, high, shift)
    while true {
      let slot = slots + place
      if slot.pointee.low == low, slot.pointee.high == high {
        slot.pointee.count &+= 1
        return
      }
      if slot.pointee.count == 0 { return insert(Slot(low: low, high: high, count: 1, order: count), at: place) }
      place = (place &+ 1) & (capacity &- 1)
    }
  }

  /// Counts a form of any length except zero.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count > Self.inlineBytes else {
      var (low, high): (UInt64, UInt64) = (0, 0)
      for (index, byte) in bytes.enumerated() {
        if index < 8 { low |= UInt64(byte) << UInt64(8 * index) } else { high |= UInt64(byte) << UInt64(8 * (index - 8)) }
      }
      return add(low, high)
    }
    let hash = FNV1a(UnsafeRawBufferPointer(bytes)).value
    var place = Self.place(hash, Self.longMark, shift)
    while slots[place].count > 0 {
      let slot = slots[place]
      if slot.low == hash, slot.high >= Self.longMark, longForms.isEqual(bytes, at: Int(slot.high & ~Self.longMark)) {
        slots[place].count += 1
        return
      }
      place = (place + 1) & (capacity - 1)
    }
    insert(Slot(low: hash, high: Self.longMark | UInt64(longForms.append(bytes)), count: 1, order: count), at: place)
  }

  /// All forms with their counts, in order of first occurrence.
  var forms: [(form: String, count: Int)] {
    var forms = [(form: String, count: Int)](repeating: ("", 0), count: count)
    for place in 0..<capacity where slots[place].count > 0 { forms[slots[place].order] = (form(slots[place]), slots[place].count) }
    return forms
  }

  private func form(_ slot: Slot) -> String {
    if slot.high >= Self.longMark { return longForms.text(at: Int(slot.high & ~Self.longMark)) }
    return withUnsafeBytes(of: (slot.low.littleEndian, slot.high.littleEndian)) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private mutating func insert(_ slot: Slot, at place: Int) {
    slots[place] = slot
    count += 1
  }

  private mutating func grow() {
    let (old, oldCapacity) = (slots, capacity)
    capacity *= 2
    shift -= 1
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot(), count: capacity)
    for index in 0..<oldCapacity where old[index].count > 0 {
      let slot = old[index]
      var place = Self.place(slot.low, slot.high >= Self.longMark ? Self.longMark : slot.high, shift)
      while slots[place].count > 0 { place = (place + 1) & (capacity - 1) }
      slots[place] = slot
    }
    old.deallocate()
  }

  /// The upper half of a product, which depends on all bits of both factors.
  @inline(__always)
  private static func place(_ low: UInt64, _ high: UInt64, _ shift: UInt64) -> Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: ((mixed ^ (mixed &>> 32)) &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}

/// The forms that are too long for a slot, stored one after the other.
final class LongForms {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Appends a form and returns its index.
  func append(_ form: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.append(contentsOf: form)
    ends.append(bytes.count)
    return ends.count - 1
  }

  func isEqual(_ form: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool { bytes[range(place)].elementsEqual(form) }

  func text(at place: Int) -> String { String(decoding: bytes[range(place)], as: UTF8.self) }

  private func range(_ place: Int) -> Range<Int> { (place == 0 ? 0 : ends[place - 1])..<ends[place] }
}
