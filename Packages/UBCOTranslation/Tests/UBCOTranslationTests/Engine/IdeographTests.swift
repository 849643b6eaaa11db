import Testing

@testable import UnicodeWords

struct IdeographTests {
  /// Frequent ideographs, of which many words are made, so that divisions compete.
  private static let frequent = Array(
    """
    的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学\
    如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将\
    两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及
    """.utf16)

  @Test func `runs of ideographs are counted as the toolchain's own division counts them`() throws {
    let (quick, reference) = (try #require(IdeographWords()), DictionaryWords())
    var random = RandomTexts(seed: 20_261_122)
    var failures: [String] = []
    for round in 0..<4_000 where failures.count < 10 {
      let length = round % 500 == 0 ? 2_000 : Int.random(in: 1...40, using: &random)
      let run = (0..<length).map { _ in
        let isRare = Int.random(in: 0..<8, using: &random) == 0
        return isRare ? UInt16.random(in: 0x4E00...0x9FFF, using: &random) : Self.frequent.randomElement(using: &random)!
      }
      let (found, expected) = (quick.count(in: run), reference.count(in: run))
      if found != expected { failures.append("\(String(decoding: run, as: UTF16.self)): \(found), not \(expected)") }
    }
    #expect(failures == [])
  }

  @Test func `every ideograph counts alone and beside others as with the toolchain's own division`() throws {
    let (quick, reference) = (try #require(IdeographWords()), DictionaryWords())
    var failures: [String] = []
    for unit in IdeographWords.ideographs.map(UInt16.init) where failures.count < 10 && !(0x4DC0...0x4DFF).contains(unit) {
      let run = [unit, unit, 0x4E00, unit, 0x4EBA, 0x5927, unit]
      let (found, expected) = (quick.count(in: run), reference.count(in: run))
      if found != expected { failures.append("\(String(unit, radix: 16)): \(found), not \(expected)") }
    }
    #expect(failures == [])
  }
}
