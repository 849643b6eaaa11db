import Stemming
import Testing

struct SuffixRuleTests {
  @Test func `the suffix gives way to the replacement`() throws {
    let rule = try #require(SuffixRule(suffix: "ies", replacement: "y"))
    #expect(rule.applied(to: "berries") == "berry")
    #expect(rule.applied(to: "ies") == "y")
  }

  @Test(arguments: ["", "es", "BERRIES", "iesx", "berry"])
  func `a word with another ending has no stem by the rule`(word: String) throws {
    let rule = try #require(SuffixRule(suffix: "ies", replacement: "y"))
    #expect(rule.applied(to: word) == nil)
  }

  @Test func `an accent is compared with its letter, in either normal form`() throws {
    let plain = try #require(SuffixRule(suffix: "e", replacement: ""))
    let accented = try #require(SuffixRule(suffix: "\u{E9}", replacement: ""))
    let mark = try #require(SuffixRule(suffix: "\u{301}", replacement: ""))
    #expect(plain.applied(to: "cafe\u{301}") == nil)
    #expect(accented.applied(to: "cafe\u{301}") == "caf")
    #expect(mark.applied(to: "cafe\u{301}") == nil)
  }

  @Test func `an empty suffix makes no rule`() {
    #expect(SuffixRule(suffix: "", replacement: "A") == nil)
  }

  @Test func `the original grammar has seven rules, longest suffix first`() {
    #expect(SuffixRule.original.map(\.suffix.count) == [3, 3, 3, 2, 2, 2, 1])
    #expect(Set(SuffixRule.original.map(\.suffix)).count == 7)
  }

  @Test(arguments: [
    ("UZCUZLZVKDKEPZL", "UZCUZLZVKDKEAZ"), ("FGUHEZL", "FGUHR"), ("EVBFUEZL", "EVBFUR"), ("IHFULZ", "IHFU"), ("XDVQL", "XDVQ"),
    ("KMZNLZSPZL", "KMZNLZSAZ"), ("QELLHSPZ", "QELLHSA"), ("DUNEZL", "DUNR"), ("XZIHNZL", "XZIHNZ"), ("ABZQ", "AB"), ("ABEVM", "AB"),
    ("PZL", "AZ"), ("EZL", "R"), ("PZ", "A"), ("L", ""), ("LZ", ""), ("ZQ", ""), ("EVM", ""),
  ])
  func `the first rule of the original grammar that matches gives the original's root`(word: String, root: String) {
    #expect(SuffixRule.original.lazy.compactMap { $0.applied(to: word) }.first == root)
  }

  @Test(arguments: ["MZV", "EV", "HA", "CZHCSZ", "VZIZLLDUR", "NOMATCH", ""])
  func `no rule of the original grammar matches`(word: String) {
    #expect(SuffixRule.original.allSatisfy { $0.applied(to: word) == nil })
  }
}
