import Stemming
import Testing

/// The results of the original program for its own examples.
struct OriginalGrammarTests {
  @Test(
    arguments: [
      ("MZV", "MZV", nil), ("EV", "EV", nil), ("KMZ", "KMZ", nil), ("IHFULZ", "IHFU", "LZ"), ("HA", "HA", nil), ("DUNEZL", "DUNR", "EZL"),
      ("MFNDV", "MFNDV", nil), ("ZPZVKL", "ZPZVK", "L"), ("EK", "EK", nil), ("XZIHNZL", "XZIHNZ", "L"), ("VZIZLLDUR", "VZIZLLDUR", nil),
      ("UZCUZLZVKDKEPZL", "UZCUZLZVKDKEAZ", "PZL"), ("AHU", "AHU", nil), ("HVZ", "HVZ", nil), ("CZHCSZ", "CZHCSZ", nil),
      ("QELLHSPZ", "QELLHSA", "PZ"), ("CHSEKEIDS", "CHSEKEIDS", nil), ("XDVQL", "XDVQ", "L"), ("JMEIM", "JMEIM", nil),
      ("KMZNLZSPZL", "KMZNLZSAZ", "PZL"), ("EVBFUEZL", "EVBFUR", "EZL"), ("GHUKLZ", "GHUK", "LZ"), ("GHUKL", "GHUK", "L"),
      ("NOMATCH", "NOMATCH", nil), ("FGUHEZL", "FGUHR", "EZL"), ("ABEVM", "AB", "EVM"), ("ABZQ", "AB", "ZQ"),
    ] as [(String, String, String?)])
  func `each example has its root by its rule`(word: String, root: String, rule: String?) throws {
    let stem = try #require(Stemmer().stem(word))
    #expect(stem.word == word)
    #expect(stem.root == root)
    #expect(stem.change?.suffix == rule)
  }

  @Test(arguments: [("L", ""), ("LZ", ""), ("EVM", ""), ("ZQ", ""), ("PZ", "A"), ("PZL", "AZ"), ("EZL", "R")])
  func `a word that is only a suffix leaves the replacement`(word: String, root: String) {
    #expect(Stemmer(allowsEmptyRoots: true).stem(word)?.root == root)
    #expect(Stemmer().stem(word) == (root.isEmpty ? Stem(unchanged: word) : Stemmer(allowsEmptyRoots: true).stem(word)))
  }

  @Test(arguments: [
    ("SUZNK3H.", ["SUZNKH"]), ("SUZNK3H. KMZLZ KH KMZPZL EVBFUEZL", ["SUZNKH", "KMZ", "KH", "KMZAZ", "EVBFUR"]),
    ("GHUKLZ GHUKL", ["GHUK", "GHUK"]), ("a  b", ["A", "B"]), (" x ", ["X"]), ("123", []), ("!!!", []), ("", []),
    ("a\nb\tc\r\nd", ["A", "B", "C", "D"]),
    ("kmz-lz", ["KMZ"]), ("don't", ["DONT"]), ("straße", ["STRASSE"]), ("élan", ["ÉLAN"]), ("e\u{301}lan", ["ÉLAN"]),
    ("ŉ ﬁn", ["ʼN", "FIN"]),
    ("\u{FEFF}kmz\u{0}l", ["KMZ"]), ("собака мир\u{A0}дом", ["СОБАКА", "МИР", "ДОМ"]), ("日本 語", ["日本", "語"]), ("LLL", ["LL"]),
  ])
  func `a text is split at white space and cleaned`(text: String, roots: [String]) {
    #expect(Stemmer().stems(of: text).map(\.root) == roots)
  }

  @Test func `roots are counted with their forms, as they first occur`() {
    let counts = Stemmer().counts(of: "kmzlz HA kmzl, kmzl ha-")
    #expect(counts.wordCount == 5)
    #expect(counts.roots == [RootCount(root: "KMZ", count: 3, forms: ["KMZL", "KMZLZ"]), RootCount(root: "HA", count: 2, forms: ["HA"])])
  }

  @Test func `every order is the same every time`() {
    let counts = Stemmer().counts(of: "b c c a b d")
    #expect(counts.sorted(by: .first).roots.map(\.root) == ["B", "C", "A", "D"])
    #expect(counts.sorted(by: .root).roots.map(\.root) == ["A", "B", "C", "D"])
    #expect(counts.sorted(by: .count).roots.map(\.root) == ["B", "C", "A", "D"])
    let two = counts.sorted(by: .count, limit: 2)
    #expect(two.roots.map(\.root) == ["B", "C"])
    #expect(two.wordCount == 6)
  }

  @Test func `an empty root is counted where that is asked for`() {
    #expect(Stemmer(allowsEmptyRoots: true).counts(of: "l lz zq 12").roots == [RootCount(root: "", count: 3, forms: ["L", "LZ", "ZQ"])])
    #expect(Stemmer().counts(of: "l lz 12").roots.map(\.root) == ["L", "LZ"])
  }
}
