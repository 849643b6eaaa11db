/// Numbers the forms of words in the order in which they occur, from their bytes, without creating a string for each.
struct FormIndex {
  private var slots: [Int32]
  private var ends: [Int32] = []
  private var hashes: [Int] = []
  private var bytes: [UInt8] = []
  private let seed = UInt64.random(in: .min ... .max)

  /// An index to put in the place of another one for a while.
  static let empty = FormIndex(slots: [])

  init() { slots = Array(repeating: -1, count: 1 << 12) }

  private init(slots: [Int32]) { self.slots = slots }

  var count: Int { ends.count }
  var byteCount: Int { bytes.count }

  /// The number of a form.
  ///
  /// - Parameter traits: What the form looks like; the same form may be several words, such as at the beginning of a sentence.
  mutating func number(of form: UnsafeBufferPointer<UInt8>, traits: UInt8) -> (number: Int, isNew: Bool) {
    let hash = hash(UnsafeRawBufferPointer(form), traits)
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isEqual(number, form, traits) { return (number, false) }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(ends.count)
    hashes.append(hash)
    bytes.append(traits)
    bytes.append(contentsOf: form)
    ends.append(Int32(bytes.count))
    if ends.count * 2 > slots.count { grow() }
    return (ends.count - 1, true)
  }

  /// Words are short, for which `Hasher` takes several times as long. The seed is another one in each index, so that no text can be made
  /// whose words have the same hash.
  private func hash(_ form: UnsafeRawBufferPointer, _ traits: UInt8) -> Int {
    var hash = seed ^ UInt64(traits) << 32 ^ UInt64(form.count)
    var place = 0
    while place + 8 <= form.count {
      hash = Self.mixed(hash, form.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      place += 8
    }
    var rest: UInt64 = 0
    while place < form.count {
      rest = rest << 8 | UInt64(form[place])
      place += 1
    }
    return Int(truncatingIfNeeded: Self.mixed(hash, rest))
  }

  private static func mixed(_ hash: UInt64, _ bytes: UInt64) -> UInt64 {
    let product = (hash ^ bytes).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The form with this number.
  func form(_ number: Int) -> String { String(decoding: bytes[range(number).dropFirst()], as: UTF8.self) }

  private func range(_ number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

  private func isEqual(_ number: Int, _ form: UnsafeBufferPointer<UInt8>, _ traits: UInt8) -> Bool {
    let range = range(number)
    guard range.count == form.count + 1, bytes[range.lowerBound] == traits else { return false }
    for index in 0..<form.count where bytes[range.lowerBound + 1 + index] != form[index] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, hash) in hashes.enumerated() {
      var slot = hash & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }
}
