import CoreModule
import PersonalDictionary
import Testing

struct SearchTextTests {
  private static let week = Timestamp(milliseconds: 7)

  private func parsed(_ text: String) -> SearchText { SearchText(text) { $0 == "7d" ? Self.week : nil } }

  @Test func `a prefix says where a term is looked for`() {
    let terms = parsed("word:casa translation:\"good day\" not:word:gato -translation:cat x").terms
    let wanted = [
      SearchTerm("casa", in: .word), SearchTerm("good day", in: .translation), SearchTerm("gato", in: .word, isExcluded: true),
      SearchTerm("cat", in: .translation, isExcluded: true), SearchTerm("x"),
    ]
    #expect(terms == wanted)
    #expect(parsed("word:casa").conditions == [])
  }

  @Test(arguments: [
    ("is:starred", WordCondition(.starred)), ("-is:starred", WordCondition(.starred, isExcluded: true)),
    ("is:pending", WordCondition(.status(.pending))), ("not:is:untranslated", WordCondition(.status(.untranslated), isExcluded: true)),
    ("tag:home", WordCondition(.tag("home"))), ("tag:\"my home\"", WordCondition(.tag("my home"))),
    ("from:es", WordCondition(.from(.spanish))),
    ("not:to:en", WordCondition(.to(.english), isExcluded: true)), ("added:7d", WordCondition(.addedSince(week))),
  ])
  func `a prefix narrows the search`(text: String, condition: WordCondition) {
    #expect(parsed(text).conditions == [condition])
    #expect(parsed(text).terms == [])
    #expect(!parsed(text).isEmpty)
  }

  @Test(
    arguments: [
      ("is:due", .due, false), ("-is:due", .due, true), ("is:new", .begun, true), ("not:is:new", .begun, false),
      ("is:known", .known, false),
      ("is:leech", .leech, false), ("-is:suspended", .suspended, true),
      ("stability:>=30d", .stability(30...(.greatestFiniteMagnitude)), false),
      ("-stability:<=1.5", .stability(0...1.5), true), ("stability:<2w", .stability(0...14.0.nextDown), false),
      ("stability:>1y", .stability(365.0.nextUp...(.greatestFiniteMagnitude)), false),
    ] as [(String, Familiarity, Bool)])
  func `a search asks how well words are known`(text: String, familiarity: Familiarity, isExcluded: Bool) {
    let search = parsed(text)
    #expect(search.familiarities == [FamiliarityCondition(familiarity, isExcluded: isExcluded)])
    #expect(search.terms == [] && search.conditions == [] && search.unknownPrefixes == [] && search.count == 1 && !search.isEmpty)
  }

  @Test(arguments: ["30d", ">", ">d", ">-3", "> 3", ">x", ">3h", ">1e3", ">٣"])
  func `what is no stability is a fault`(text: String) {
    #expect(parsed("stability:\(text)").faults.count == 1)
  }

  @Test(arguments: ["foo:bar", "is:foo", "tag:", "from:", "WORD:x", "a:", ":", "not:", "is:"])
  func `what is no prefix is text`(text: String) {
    #expect(parsed(text).terms == [SearchTerm(text)])
    #expect(parsed(text).conditions == [])
    #expect(parsed(text).faults == [])
  }

  @Test func `a value that a prefix cannot have is a fault`() {
    #expect(parsed("from:xx added:never casa").faults == [.unknownLanguage("xx"), .badDate("never")])
    #expect(parsed("from:xx casa").terms == [SearchTerm("casa")])
  }

  @Test func `a note is looked for where it is told`() {
    #expect(
      parsed("note:market -note:\"the shop\"").terms == [
        SearchTerm("market", in: .note), SearchTerm("the shop", in: .note, isExcluded: true),
      ])
  }

  @Test(arguments: [
    ("nopre:x", ["nopre:"]), ("-nopre:x foo:bar nopre:y", ["nopre:", "foo:"]), ("WORD:x", ["WORD:"]), ("слово:дом", ["слово:"]),
    ("is:foo", ["is:foo"]), ("19:30", []), ("https://example.org", []), ("a:b", []), ("note: x", []), ("\"foo:bar\"", []), ("std::x", []),
    ("word:foo:bar", []),
  ])
  func `what looks like a prefix and is none is told`(text: String, unknown: [String]) {
    #expect(parsed(text).unknownPrefixes == unknown)
  }
}
