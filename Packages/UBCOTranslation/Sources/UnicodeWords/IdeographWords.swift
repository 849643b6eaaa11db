@preconcurrency internal import _FoundationICU

/// Divides runs of Chinese ideographs as ICU does, several times as fast: by the same dictionary, into the words that cost least together.
///
/// The dictionary gives each word a cost, lower the more frequent it is; an ideograph that is no word of it costs most
/// (`CjkBreakEngine` of ICU; https://unicode-org.github.io/icu/userguide/boundaryanalysis/).
final class IdeographWords {
  private let words: UnitTrie
  private let memory: OpaquePointer
  /// The place behind each ideograph that begins a word, for it is asked for most.
  private var begun = [Begun](repeating: .unknown, count: IdeographWords.ideographs.count)
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

  /// Opens the dictionary; `nil` where the toolchain has none, or in another form.
  init?() {
    var status = U_ZERO_ERROR
    guard let memory = swift_udata_open(nil, "dict", "brkitr/cjdict", &status) else { return nil }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let words = Self.trie(in: memory) else {
      swift_udata_close(memory)
      return nil
    }
    self.memory = memory
    self.words = words
  }

  deinit { swift_udata_close(memory) }

  /// The form is that of ICU's `dictionarydata.h`: whole numbers, the first of which tells where the trie is, and the fifth of what kind.
  private static func trie(in memory: OpaquePointer) -> UnitTrie? {
    var found = UDataInfo()
    found.size = UInt16(MemoryLayout<UDataInfo>.size)
    swift_udata_getInfo(memory, &found)
    guard found.dataFormat == form, found.formatVersion.0 == 1, let start = swift_udata_getMemory(memory) else { return nil }
    let numbers = start.assumingMemoryBound(to: Int32.self)
    guard numbers[4] & kinds == unitsWithValues else { return nil }
    return UnitTrie(at: (start + Int(numbers[0])).assumingMemoryBound(to: UInt16.self))
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
      let cost = place.flatMap { words.value(at: $0) }
      offer(start, start + 1, before + (cost.map(Int32.init) ?? Self.costOfUnknown))
      for index in run.indices[start...].prefix(Self.longestWord).dropFirst() {
        guard let here = place, let next = words.place(behind: here, run[index]) else { break }
        if let cost = words.value(at: next) { offer(start, index + 1, before + Int32(cost)) }
        place = next
      }
    }
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
