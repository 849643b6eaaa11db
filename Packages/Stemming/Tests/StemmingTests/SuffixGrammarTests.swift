import Testing

@testable import Stemming

struct SuffixGrammarTests {
  private func rule(_ suffix: String, _ replacement: String = "", minimum: Int = 0) throws -> SuffixRule {
    try #require(SuffixRule(suffix: suffix, replacement: replacement, minimumStem: minimum))
  }

  @Test func `the suffix gives way to the replacement`() throws {
    #expect(try rule("ies", "y").applied(to: "BERRIES") == "BERRY")
    #expect(try rule("ies", "y").applied(to: "IES") == "Y")
    #expect(try rule("ies", "y").applied(to: "BERRY") == nil)
  }

  @Test func `whole characters are compared, an accent with its letter in either normal form`() throws {
    #expect(try rule("e").applied(to: "CAFE\u{301}") == nil)
    #expect(try rule("\u{E9}").applied(to: "CAFE\u{301}") == "CAF")
    #expect(try rule("\u{301}").applied(to: "CAFE\u{301}") == nil)
    #expect(try rule("\n").applied(to: "A\r\n") == nil)
  }

  @Test(arguments: ["\u{E9}s", "e\u{301}s"])
  func `a suffix is recognized in either normal form`(suffix: String) throws {
    let grammar = SuffixGrammar(rules: [try rule(suffix, "e\u{301}")])
    #expect(grammar.stem("CAF\u{C9}S").root.unicodeScalars.elementsEqual("CAF\u{C9}".unicodeScalars))
  }

  @Test func `an empty suffix makes no rule`() { #expect(SuffixRule(suffix: "", replacement: "A") == nil) }

  @Test func `the longest suffix that fits is the one, whatever the order of the rules`() throws {
    let grammar = SuffixGrammar(rules: [try rule("s"), try rule("sses", "ss"), try rule("es", "e")])
    #expect(grammar.rules.map(\.suffix) == ["SSES", "ES", "S"])
    #expect(["GLASSES", "HORSES", "CATS", "CAT"].map { grammar.stem($0).root } == ["GLASS", "HORSE", "CAT", "CAT"])
  }

  @Test func `a rule that would leave too little gives way to a shorter one`() throws {
    let grammar = SuffixGrammar(rules: [try rule("ing", minimum: 3), try rule("g", "k", minimum: 1)])
    #expect(["WALKING", "KING", "ЖЖING", "G"].map { grammar.stem($0).root } == ["WALK", "KINK", "ЖЖINK", "G"])
  }

  @Test func `the original grammar has seven rules, longest suffix first`() {
    #expect(SuffixGrammar.original.rules.map(\.suffix) == ["EVM", "EZL", "PZL", "LZ", "PZ", "ZQ", "L"])
  }

  @Test(arguments: [
    ("corriendo", "corr", "iendo", ""), ("happily", "happili", "y", "i"), ("árbol", "arbol", "árbol", "arbol"), ("a", "", "a", ""),
  ])
  func `a root from elsewhere tells what was changed`(word: String, root: String, suffix: String, replacement: String) {
    #expect(Stem(word: word, root: root).change == StemChange(suffix: suffix, replacement: replacement))
    #expect(Stem(word: word, root: word).change == nil)
  }
}
