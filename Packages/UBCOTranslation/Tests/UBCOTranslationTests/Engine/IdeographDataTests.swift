import Testing

@testable import UnicodeWords

/// The toolchain's dictionary of ideographs with invalid data. The tests are built with bounds checks.
struct IdeographDataTests {
  /// A copy of the dictionary, which a test may damage.
  private final class IdeographFixture {
    let bytes: UnsafeMutableRawBufferPointer

    init() throws {
      let original = try #require(IdeographWords.openToolchainData()).data
      bytes = .allocate(byteCount: original.count, alignment: 16)
      bytes.copyMemory(from: original)
    }

    deinit { bytes.deallocate() }

    func first(_ count: Int) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[..<count]) }
  }

  private static let texts = ["中华人民共和国", "的确", "龍龘", "发展中国家"].map { Array($0.utf16) }

  /// Walks along `text` as far as there are words.
  private func walk(_ trie: UnitTrie, _ text: [UInt16]) -> Int {
    var (place, found) = (UnitTrie.root, 0)
    for unit in text {
      guard let next = trie.place(after: place, unit) else { break }
      if trie.value(at: next) != nil { found += 1 }
      place = next
    }
    return found
  }

  @Test func `a dictionary that was cut off is refused`() throws {
    let data = try IdeographFixture()
    let accepted = stride(from: 0, to: data.bytes.count, by: 10).filter { IdeographWords(data.first($0)) != nil }
    #expect(accepted == [])
    #expect(IdeographWords(data.first(data.bytes.count)) != nil)
  }

  @Test func `a value that takes several units is read whole, and what goes on behind it is found`() {
    // ICU's UCharsTrie with the keys “a” and “ab”: one unit to match, a value in two or three units, one more to match, a last value.
    for (value, lead) in [(0xFD_0001, [0x7FB0, 0x0001]), (0x1234_5678, [0x7FF0, 0x1234, 0x5678])] {
      let units = ([0x30, 0x61] + lead + [0x62, 0x8007]).map(UInt16.init)
      units.withUnsafeBufferPointer { units in
        let trie = UnitTrie(in: units)
        let first = trie.place(after: UnitTrie.root, 0x61)
        #expect(first.flatMap(trie.value) == value)
        #expect(first.flatMap { trie.place(after: $0, 0x62) }.flatMap(trie.value) == 7)
      }
    }
  }

  @Test func `one that ends early by its own account is read to its end`() throws {
    let data = try IdeographFixture()
    let whole = try #require(IdeographWords.trie(in: data.first(data.bytes.count)))
    let all = Self.texts.map { walk(whole, $0) }
    #expect(all.reduce(0, +) > 4)
    var most = 0
    for cut in stride(from: 0, to: data.bytes.count, by: 10) {
      data.bytes.storeBytes(of: Int32(cut), toByteOffset: 12, as: Int32.self)
      guard let trie = IdeographWords.trie(in: data.first(cut)) else { continue }
      most = max(most, zip(Self.texts, all).count { walk(trie, $0) == $1 })
    }
    #expect(most == all.count)
  }

  @Test func `one with wrong bytes divides a run into some words`() throws {
    let data = try IdeographFixture()
    let original = Array(data.bytes)
    var random = RandomTexts(seed: 20_261_122)
    for _ in 0..<50 {
      let places = (0..<1000).map { _ in Int.random(in: 32..<original.count, using: &random) }
      for place in places { data.bytes[place] = UInt8.random(in: 0...255, using: &random) }
      let words = try #require(IdeographWords(UnsafeRawBufferPointer(data.bytes)))
      for _ in 0..<20 {
        let run = (0..<40).map { _ in UInt16.random(in: 0x4E00...0x9FFF, using: &random) }
        #expect((1...run.count).contains(words.count(in: run)))
      }
      for text in Self.texts { #expect((1...text.count).contains(words.count(in: text))) }
      for place in places { data.bytes[place] = original[place] }
    }
  }

  @Test(arguments: [(0, Int32(0)), (0, -4), (0, .max), (3, 0), (3, -1), (3, .max), (4, 0)])
  func `one whose head is wrong is refused`(number: Int, value: Int32) throws {
    let data = try IdeographFixture()
    data.bytes.storeBytes(of: value, toByteOffset: number * 4, as: Int32.self)
    #expect(IdeographWords(UnsafeRawBufferPointer(data.bytes)) == nil)
  }

  @Test func `without it ideographs are counted by the toolchain's own division`() {
    let (with, without) = (DictionaryWords(), DictionaryWords { nil })
    for text in Self.texts + [Array("我们在北京大学学习中文".utf16)] {
      #expect(without.count(ofIdeographs: text) == with.count(ofIdeographs: text))
    }
  }
}
