import Stemming
import Testing

struct RuleCheckTests {
  private func faults(_ rules: [(String, String)], _ change: (inout RuleFile) -> Void = { _ in }) -> [RuleFault] {
    var file = RuleFile()
    file.entries = rules.enumerated().map { RuleEntry(line: $0.offset + 1, suffix: $0.element.0, replacement: $0.element.1) }
    change(&file)
    do throws(RuleFaults) {
      _ = try RuleCheck.grammar(of: file)
      return []
    } catch { return error.faults }
  }

  @Test func `sound rules make a grammar in capital letters`() throws {
    var file = RuleFile()
    file.minimumStem = 2
    file.entries = [
      RuleEntry(line: 1, suffix: "ies", replacement: "y"), RuleEntry(line: 2, suffix: "s", replacement: "", minimumStem: 0),
      RuleEntry(line: 3, suffix: "е\u{308}т", replacement: ""),
    ]
    let grammar = try RuleCheck.grammar(of: file)
    #expect(grammar.rules.map(\.suffix) == ["IES", "ЁТ", "S"])
    #expect(grammar.rules.map(\.minimumStem) == [2, 2, 0])
    #expect(["ТКЁТ", "BODIES", "TIES"].map { grammar.stem($0).root } == ["ТК", "BODY", "TIE"])
  }

  @Test func `every fault is told, by line`() {
    let found = faults([("ing", ""), ("", "a"), ("ING", "x"), ("a1", "b"), ("b", "c d"), ("", ""), ("\u{301}n", "")]) { file in
      file.faults = [RuleFault(line: 2, .unknownKey("x"))]
    }
    #expect(
      found == [
        RuleFault(line: 2, .unknownKey("x")), RuleFault(line: 2, .emptySuffix), RuleFault(line: 3, .duplicate(suffix: "ING", firstLine: 1)),
        RuleFault(line: 4, .notLetters("A1")), RuleFault(line: 5, .notLetters("C D")), RuleFault(line: 6, .emptySuffix),
        RuleFault(line: 7, .notLetters("\u{301}N")),
      ]
    )
  }

  @Test(
    arguments: [
      ([("A", "A")], [["A"]]), ([("A", "B"), ("B", "A")], [["A", "B"]]), ([("Z", "ZZ")], [["Z"]]),
      ([("B", "A"), ("XA", "XB")], [["XA", "B"]]),
      ([("A", "B"), ("B", "C"), ("C", "A"), ("D", "D")], [["A", "B", "C"], ["D"]]), ([("AB", "A"), ("A", "AB")], [["AB", "A"]]),
      ([("SS", "S"), ("S", ""), ("IES", "Y"), ("Y", "I")], []), ([("L", ""), ("LZ", ""), ("PZL", "AZ")], []), ([("AA", "A")], []),
    ] as [([(String, String)], [[String]])])
  func `rules that replace each other for ever are told once`(rules: [(String, String)], cycles: [[String]]) {
    let found = faults(rules).compactMap { fault -> [String]? in
      if case .cycle(let suffixes, _) = fault.kind { suffixes } else { nil }
    }
    #expect(found == cycles)
  }

  @Test func `a cycle names the lines of its rules`() {
    #expect(faults([("X", "Y"), ("B", "A"), ("A", "B")]) == [RuleFault(line: 2, .cycle(suffixes: ["B", "A"], lines: [2, 3]))])
  }

  @MainActor
  @Test func `the fault of a file is not told of the grammar that is shown next`() {
    let list = StemmingFixture().build().rules.build()
    list.load(from: "? a b")
    #expect(list.state.problem != nil)
    list.load()
    #expect(list.state.problem == nil && list.state.rules == SuffixGrammar.original.rules)
  }

  @Test func `no rule is no grammar`() { #expect(faults([]) == [RuleFault(line: 1, .noRules)]) }
}
