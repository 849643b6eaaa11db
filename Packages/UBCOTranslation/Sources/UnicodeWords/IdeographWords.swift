@preconcurrency internal import _FoundationICU

/// Divides runs of Chinese ideographs as ICU does, several times as fast: by the same dictionary, into the words that cost least together.
///
/// The dictionary gives each word a cost, lower the more frequent it is; an ideograph that is no word of it costs most
/// (`CjkBreakEngine` of ICU; https://unicode-org.github.io/icu/userguide/boundaryanalysis/).
final class IdeographWords {
  private let words: UnitTrie
  private let release: () -> Void
  /// The place behind each ideograph that begins a word, for it is asked for most.
  private var begun: [Begun]
  /// What the text up to a place costs at least, and where the last word of that division begins.
  private var divisions: [Division] = []

  private enum Begun {
    case unknown
    case no
    case yes(UnitTrie.Place)
  }

  private struct Division {
    var cost: Int32
    var lastWord: Int32
  }

  /// The ideographs that are divided here: those that no normal form changes, and that are no surrogates.
  static let ideographs: ClosedRange<UInt32> = 0x3400...0x9FFF
  private static let longestWord = 20
  private static let costOfUnknown: Int32 = 255
  /// The name of the data's form, `Dict`.
  private static let form: (UInt8, UInt8, UInt8, UInt8) = (0x44, 0x69, 0x63, 0x74)
  /// The kind of a trie of UTF-16 that has values, and the bits in which kinds differ.
  private static let (unitsWithValues, kinds): (Int32, Int32) = (0x09, 0x0F)

  /// Opens the dictionary of the toolchain; `nil` where it has none, or in another form.
  convenience init?() {
    guard let (memory, data) = Self.openToolchainData() else { return nil }
    self.init(data) { swift_udata_close(memory) }
  }

  /// The words of `data`, which stays where it is until `release` is called; `nil` when it has another form.
  init?(_ data: UnsafeRawBufferPointer, release: @escaping () -> Void = {}) {
    guard let words = Self.trie(in: data) else {
      release()
      return nil
    }
    self.words = words
    self.release = release
    begun = Array(repeating: .unknown, count: Self.ideographs.count)
  }

  deinit { release() }

  /// The dictionary in the toolchain's ICU, which tells its length itself, and what keeps it in memory.
  static func openToolchainData() -> (memory: OpaquePointer, data: UnsafeRawBufferPointer)? {
    var status = U_ZERO_ERROR
    guard let memory = swift_udata_open(nil, "dict", "brkitr/cjdict", &status) else { return nil }
    var found = UDataInfo()
    found.size = UInt16(MemoryLayout<UDataInfo>.size)
    swift_udata_getInfo(memory, &found)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, found.dataFormat == form, found.formatVersion.0 == 1,
      let start = swift_udata_getMemory(memory)
    else {
      swift_udata_close(memory)
      return nil
    }
    let head = UnsafeRawBufferPointer(start: start, count: headLength)
    return (memory, UnsafeRawBufferPointer(start: start, count: max(headLength, number(3, of: head))))
  }

  /// The form is that of ICU's `dictionarydata.h`: eight whole numbers, of which the first tells where the trie is, the fourth where it ends, and
  /// the fifth of what kind it is.
  static func trie(in data: UnsafeRawBufferPointer) -> UnitTrie? {
    guard data.count >= headLength else { return nil }
    let (start, end, kind) = (number(0, of: data), number(3, of: data), Int32(number(4, of: data)))
    guard kind & kinds == unitsWithValues, start >= headLength, start <= end, end <= data.count else { return nil }
    let units = UnsafeRawBufferPointer(rebasing: data[start..<end - (end - start) % 2])
    guard Int(bitPattern: units.baseAddress) % MemoryLayout<UInt16>.alignment == 0 else { return nil }
    return UnitTrie(in: units.assumingMemoryBound(to: UInt16.self))
  }

  private static let headLength = 32

  private static func number(_ index: Int, of data: UnsafeRawBufferPointer) -> Int {
    Int(data.loadUnaligned(fromByteOffset: index * 4, as: Int32.self))
  }

  /// How many words `run` holds, all of whose units are in ``ideographs``.
  func count(in run: [UInt16]) -> Int {
    divide(run)
    var (count, end) = (0, run.count)
    while end > 0 {
      count += 1
      end = Int(divisions[end].lastWord)
    }
    return count
  }

  private func divide(_ run: [UInt16]) {
    divisions.removeAll(keepingCapacity: true)
    divisions.append(Division(cost: 0, lastWord: 0))
    divisions.append(contentsOf: repeatElement(Division(cost: .max, lastWord: 0), count: run.count))
    for start in run.indices {
      let before = divisions[start].cost
      var place = place(behind: run[start])
      let cost = place.flatMap { self.cost(of: $0) }
      offer(start, start + 1, before + (cost ?? Self.costOfUnknown))
      for index in run.indices[start...].prefix(Self.longestWord).dropFirst() {
        guard let here = place, let next = words.place(behind: here, run[index]) else { break }
        if let cost = self.cost(of: next) { offer(start, index + 1, before + cost) }
        place = next
      }
    }
  }

  /// What the word costs that ends at `place`; no word costs more than an unknown ideograph.
  @inline(__always)
  private func cost(of place: UnitTrie.Place) -> Int32? {
    words.value(at: place).map { Int32(truncatingIfNeeded: min($0, Int(Self.costOfUnknown))) }
  }

  @inline(__always)
  private func offer(_ start: Int, _ end: Int, _ cost: Int32) {
    if cost < divisions[end].cost { divisions[end] = Division(cost: cost, lastWord: Int32(start)) }
  }

  private func place(behind ideograph: UInt16) -> UnitTrie.Place? {
    let index = Int(UInt32(ideograph) - Self.ideographs.lowerBound)
    switch begun[index] {
    case .yes(let place): return place
    case .no: return nil
    case .unknown:
      let place = words.place(behind: UnitTrie.root, ideograph)
      begun[index] = place.map(Begun.yes) ?? .no
      return place
    }
  }
}
