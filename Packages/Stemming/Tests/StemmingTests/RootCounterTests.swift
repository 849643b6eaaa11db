import CoreModule
import CoreModuleTesting
import StemmingTesting
import Testing

@testable import Stemming

struct RootCounterTests {
  /// Counts the bytes in pieces of this size.
  private func counter(_ bytes: [UInt8], pieces: Int, _ stemmer: Stemmer = Stemmer()) throws -> RootCounter {
    let counter = RootCounter(stemmer: stemmer)
    var rest = bytes[...]
    while !rest.isEmpty {
      try counter.read(Array(rest.prefix(pieces)).span)
      rest = rest.dropFirst(pieces)
    }
    try counter.endText()
    return counter
  }

  private func fault(_ bytes: [UInt8], pieces: Int = 100_000) -> TextFault? {
    do {
      _ = try counter(bytes, pieces: pieces)
      return nil
    } catch { return error as? TextFault }
  }

  /// Letters, signs and white space of many kinds.
  private static let alphabet = Array(
    "aAlLzZqQpPeEvVmM  \n\t\r'’.-,3éÉßŉе\u{308}йЖж\u{A0}\u{2003}日本가각\u{11A8}か\u{3099}\u{0}\u{FEFF}ΐς😀\u{1D400}İ\u{345}".unicodeScalars
  )

  @Test(
    arguments: [0.0, 0.5, 0.97],
    [
      WordSpelling.capitals, ShorteningGrammar().spelling, ShorteningGrammar(elisions: ["l", "qe", "é"]).spelling,
      WordSpelling(letterCase: .small, elisions: ["l", "p"]),
    ])
  func `a text in pieces gives what the whole text gives`(plainness: Double, spelling: WordSpelling) throws {
    var random = SplitMix64(seed: UInt64(plainness * 100) + 7)
    let stemmer = spelling == .capitals ? Stemmer() : Stemmer(grammar: SampleSpelling(spelling: spelling))
    for _ in 0..<100 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        let isPlain = Double.random(in: 0..<1, using: &random) < plainness
        text.append((isPlain ? Self.alphabet.prefix(18) : Self.alphabet[...]).randomElement(using: &random) ?? " ")
      }
      let expected = stemmer.counts(of: String(text))
      let bytes = Array(String(text).utf8)
      for pieces in [1, 3, 16, 17, 64, 1000] {
        let counts = try counter(bytes, pieces: pieces, stemmer).counts
        #expect(counts == expected, "\(String(text).debugDescription) in pieces of \(pieces)")
        if counts != expected { return }
      }
    }
  }

  @Test(arguments: ["'", "’"])
  func `behind the apostrophe of an elision another word begins`(apostrophe: String) throws {
    let text = "L'arte l'l'arte l' 'l arte' al'arte l''arte d'un'arte l'été.".replacing("'", with: apostrophe)
    let spelling = WordSpelling(letterCase: .small, keepsApostrophes: true, elisions: ["l", "d", "un"])
    let eliding = Stemmer(grammar: SampleSpelling(spelling: spelling))
    let words = [
      "l", "arte", "l", "l", "arte", "l", "l", "arte", "al'arte", "l", "arte", "d", "un", "arte", "l", "été",
    ]
    #expect(eliding.stems(of: text).map(\.word) == words)
    for pieces in 1...20 { #expect(try counter(Array(text.utf8), pieces: pieces, eliding).counts == eliding.counts(of: text)) }
    let bare = Stemmer(grammar: SampleSpelling(spelling: WordSpelling(letterCase: .small, elisions: ["l"])))
    #expect(bare.stems(of: "l\(apostrophe)arte al\(apostrophe)arte").map(\.word) == ["l", "arte", "alarte"])
    let original = Stemmer()
    #expect(original.stems(of: "l\(apostrophe)arte").map(\.word) == ["LARTE"])
  }

  @Test func `a long word of many apostrophes is one word`() throws {
    let eliding = Stemmer(grammar: ShorteningGrammar(elisions: ["l", "jusqu"]))
    let counter = RootCounter(stemmer: eliding)
    try counter.read(Array(String(repeating: "a'", count: 32_000).utf8).span)
    try counter.endText()
    #expect(counter.counts.wordCount == 1)
  }

  @Test func `many different words, short and long, are all counted`() throws {
    let words = (0..<20_000).map { number in
      String(String(number, radix: 10).map { Character(Unicode.Scalar(UInt8($0.asciiValue ?? 48) - 48 + 65)) })
        + (number % 3 == 0 ? "MMMMMMMMMMMMMMMMMMMM" : "")
    }
    let text = (words + words.reversed() + words.filter { $0.hasSuffix("M") }).joined(separator: " ")
    let counts = try counter(Array(text.utf8), pieces: 4096).counts
    #expect(counts.roots.map(\.root) == words)
    #expect(counts.roots.allSatisfy { $0.count == ($0.root.hasSuffix("M") ? 3 : 2) })
  }

  @Test func `a text ends its last word`() throws {
    let counter = RootCounter(stemmer: Stemmer())
    for text in ["km", "z"] {
      try counter.read(Array(text.utf8).span)
      try counter.endText()
    }
    #expect(counter.counts.roots.map(\.root) == ["KM", "Z"])
  }

  @Test func `what became of each different word is told in its order`() throws {
    let counter = try counter(Array("kmzlz ha kmzlz".utf8), pieces: 4)
    #expect(
      counter.stems == [
        Stem(word: "KMZLZ", root: "KMZ", change: StemChange(suffix: "LZ", replacement: "")), Stem(unchanged: "HA"),
      ]
    )
  }

  @Test(
    arguments: [
      ([0xFF], 0), ([0x61, 0x20, 0x80], 2), ([0x61, 0xC3], 1), ([0xC3, 0x28], 0), ([0x20, 0xE2, 0x82], 1), ([0xED, 0xA0, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC0, 0xAF], 0), ([0xE0, 0x80, 0xAF], 0), ([0xF0, 0x80, 0x80, 0xAF], 0), ([0xF5], 0),
      (Array("Привет ".utf8) + [0xFE], 13),
    ] as [([UInt8], Int)])
  func `bytes that are no UTF-8 are refused where they begin`(bytes: [UInt8], offset: Int) {
    for pieces in 1...4 { #expect(fault(bytes, pieces: pieces) == .notUTF8(offset: offset)) }
    let far = Array(repeating: UInt8(ascii: "x"), count: 200_000).enumerated().map { $0.offset % 7 == 0 ? 0x20 : $0.element }
    #expect(fault(far + bytes, pieces: 65_536) == .notUTF8(offset: 200_000 + offset))
  }

  @Test func `a word may be long, but not endless`() {
    #expect(fault(Array(repeating: UInt8(ascii: "x"), count: 65_536)) == nil)
    #expect(fault(Array("a ...".utf8) + Array(repeating: UInt8(ascii: "x"), count: 65_537)) == .wordTooLong(offset: 5))
    #expect(fault(Array(repeating: 0, count: 1_000_000)) == nil)
  }
}

/// A grammar that only applies a spelling.
private struct SampleSpelling: Grammar {
  let spelling: WordSpelling

  func stem(_ word: String) -> Stem { Stem(unchanged: word) }
}
