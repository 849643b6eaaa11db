import CoreModule
import PersonalDictionary
import Testing

struct SearchTermTests {
  @Test(arguments: [
    ("cat", ["cat"]), ("  cat \t dog\n", ["cat", "dog"]), ("\"good morning\"", ["good morning"]), ("a \"b c\" d", ["a", "b c", "d"]),
    ("\"a\"\"b\"", ["a", "b"]), ("\"a\"b", ["a", "b"]), ("Árbol", ["arbol"]),
  ])
  func `words and quoted phrases are terms`(text: String, folded: [String]) {
    #expect(SearchTerm.terms(of: text).map(\.folded) == folded)
    #expect(SearchTerm.terms(of: text).allSatisfy { !$0.isExcluded })
  }

  @Test(arguments: [("-cat", ["cat"]), ("-\"good morning\"", ["good morning"]), ("--cat", ["-cat"]), ("-\"", ["\""])])
  func `a dash before a term excludes it`(text: String, folded: [String]) {
    #expect(SearchTerm.terms(of: text).map(\.folded) == folded)
    #expect(SearchTerm.terms(of: text).allSatisfy { $0.isExcluded })
  }

  @Test(arguments: [
    ("-", ["-"]), ("- cat", ["-", "cat"]), ("\"", ["\""]), ("\"cat", ["\"cat"]), ("cat\"", ["cat\""]), ("\"\"", ["\"\""]),
    ("\" \"", ["\""]), ("well-known", ["well-known"]), ("100% a_b * ( ) \\", ["100%", "a_b", "*", "(", ")", "\\"]),
    ("foo:bar", ["foo:bar"]),
    ("don't", ["don't"]),
  ])
  func `everything else is text`(text: String, folded: [String]) {
    #expect(SearchTerm.terms(of: text).map(\.folded) == folded)
    #expect(SearchTerm.terms(of: text).allSatisfy { !$0.isExcluded })
  }

  @Test(arguments: ["", "   ", "   \n\n", "\u{A0}\t"])
  func `a blank text has no terms`(text: String) {
    #expect(SearchTerm.terms(of: text) == [])
  }

  @Test(arguments: ["\u{64E}", "\u{64E} \u{5B0}", "-\u{64E}", "\"\u{64E} \u{64E}\""])
  func `a lone vowel sign is no term`(text: String) {
    #expect(SearchTerm.terms(of: text) == [])
    #expect(SearchTerm.terms(of: "cat " + text).map(\.folded) == ["cat"])
  }

  @Test(arguments: [
    ("cat cat", ["cat"]), ("Cat dog CÁT dog", ["cat", "dog"]), ("\"cat\" cat", ["cat"]), ("-cat cat -Cat", ["cat", "cat"]),
  ])
  func `equal terms are one`(text: String, folded: [String]) {
    #expect(SearchTerm.terms(of: text).map(\.folded) == folded)
  }

  @Test(.timeLimit(.minutes(30))) func `very many terms take no time`() {
    let text = (1...10_000).map { "t\($0) t\($0)" }.joined(separator: " ")
    #expect(SearchTerm.terms(of: text).count == 10_000)
  }

  @Test(arguments: SearchField.allCases)
  func `each term looks where it is told`(field: SearchField) {
    #expect(SearchTerm.terms(of: "a -b \"c\"", in: field).map(\.field) == [field, field, field])
  }
}
