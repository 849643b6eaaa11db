import CoreModule
import CoreModuleTesting
import Stemming
import Testing

@testable import AppLive

/// Rule files in TOML, in every form, and what is wrong with them.
struct RuleFileTests {
  private func rules(_ text: String) throws -> [RuleEntry] { try TOMLRuleFileReader().rules(in: text).entries }

  private func faults(_ text: String) throws -> [RuleFault] {
    let file = try TOMLRuleFileReader().rules(in: text)
    do throws(RuleFaults) {
      _ = try RuleCheck.grammar(of: file)
      return []
    } catch { return error.faults }
  }

  @Test(arguments: [
    "IES = \"Y\"\nS = \"\"", "[rules]\n'IES' = 'Y'\n# remark\n\"S\" = \"\" # another", "rules = { IES = \"Y\", S = \"\" }",
    "rules.IES = \"Y\"\r\nrules.S = \"\"\r\n", "[suffixes]\nIES = \"Y\"\n[rules]\nS = \"\"",
    "[[rule]]\nsuffix = \"IES\"\nreplacement = \"Y\"\n[[rule]]\nsuffix = \"S\"",
    "rule = [\n  { suffix = \"IES\", replacement = \"Y\" },\n  { suffix = \"S\", replacement = \"\" },\n]",
    "[rules.IES]\nreplacement = \"Y\"\n[rules.S]\nreplacement = \"\"",
  ])
  func `rules may be written in several ways`(text: String) throws {
    #expect(try Set(rules(text).map { [$0.suffix, $0.replacement] }) == [["IES", "Y"], ["S", ""]])
    #expect(try faults(text) == [])
  }

  @Test(arguments: [
    "minimum_stem = 2\nS = \"\"", "minimum_stem = 2\n[rules]\nS = \"\"", "[rules]\nminimum_stem = 2\nS = \"\"",
    "S = { replacement = \"\", minimum_stem = 2 }", "[[rule]]\nsuffix = \"S\"\nmin-stem = 2",
    "minimum_stem = 9\n[rules.S]\nminimum_stem = 2",
  ])
  func `a rule may need letters before its suffix`(text: String) throws {
    let grammar = try RuleCheck.grammar(of: TOMLRuleFileReader().rules(in: text))
    #expect(grammar.rules.map(\.minimumStem) == [2])
  }

  @Test(arguments: [
    ("a = ", 1), ("[rules]\nS = \"\n", 2), ("[rules\n", 1), ("S = \"\"\n\nIES == \"Y\"", 3), ("S = \"\" X = \"\"", 1),
    ("[<rules]", 1), ("S = \"\"\n[\nES = \"\"", 2), ("[rules]\r\nS = \"\"\r\n[[ = ]]", 3), ("\u{FEFF}[\\", 1),
    ("S = '''\n[<\n'''\n[ж]", 4), ("[rules]\nS = 2026-02-29 3", 2), ("S = \"\"\nT = { a = \"R\", b =2026-02-29 3 }", 2),
    ("\"\\u0000E\" = \"\"", 1), ("S = \"\"\n'\0' = \"\"", 2), ("S = \"a\\U00000000\"", 1), ("S = \"\"\nT = [}", 2), ("S = [ж]", 1),
    ("S = { ! = 1 }", 1), ("S = { .a = 1 }", 1),
    ("S = 2026-01-01T", 1), ("S = 2026-01-01truth", 1), ("S = 20_26-01-01 3", 1), ("S = 1 # \0", 1), ("S = 1 2\n[<", 1),
    ("a = [\n[<]]\n[<", 2), ("[", 1), ("[]", 1), ("[[", 1), ("[ [a]]", 1), ("[\u{A0}", 1),
  ])
  func `what is no TOML is told where it begins`(text: String, line: Int) {
    #expect { try TOMLRuleFileReader().rules(in: text) } throws: { ($0 as? RuleSyntaxError)?.line == line }
  }

  @Test(arguments: [".", "a = ", "[", "a = { b = ", "\"a\".", "[a]\na."])
  func `what is too deep is refused`(piece: String) {
    let text = String(repeating: piece.last == "." ? "a." : piece, count: 200_000)
    #expect(throws: RuleSyntaxError.self) { try TOMLRuleFileReader().rules(in: piece + text) }
    #expect(throws: RuleSyntaxError.self) { try TOMLRuleFileReader().rules(in: "[" + text + "a]") }
  }

  @Test(arguments: [
    "t = 2026-01-01", "t = 2026-01-01 # remark", "t = 2026-01-01T10:00:00Z", "t = 2026-01-01 10:00:00.5+01:00", "t = 10:00:00.125",
    "t = [1, -2, +3.5, 1_000, 0xFF, 1e-5, inf, -nan, true]", "t = [\n  # remark\n  [], {}, [{ a.b = 1, \"c\" = 'd' }],\n]",
    "t = \"\"\"x\"\"\"\"\nu = ''''x''''\n", "2026-01-01 = 1", "t = { 1234-5 = 1 }", "t = \"\\\\u0000\"", "[ a . b ] # ж\nt = 'ж'",
    "[[t]]\r\n[[t]]\r\n", "a.b.c.d.e.f = 1", "t = 1\t \r\n",
  ])
  func `TOML of every kind is read`(text: String) throws {
    _ = try TOMLDocument.table(of: text)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `repeated keys are all told`(lineBreak: String) throws {
    let lines = "[rules]\nS = \"\"\nES = \"\"\nS = \"X\"\n\n\"ES\" = \"Y\"\nS = \"\"\ns = \"\"\n\"\" = \"A\""
    let text = lines.replacing("\n", with: lineBreak)
    #expect(
      try faults(text) == [
        RuleFault(line: 4, .duplicate(suffix: "S", firstLine: 2)), RuleFault(line: 6, .duplicate(suffix: "ES", firstLine: 3)),
        RuleFault(line: 7, .duplicate(suffix: "S", firstLine: 2)), RuleFault(line: 8, .duplicate(suffix: "S", firstLine: 2)),
        RuleFault(line: 9, .emptySuffix),
      ]
    )
    #expect { try TOMLRuleFileReader().rules(in: text + "\n=") } throws: { ($0 as? RuleSyntaxError)?.line == 10 }
  }

  @Test func `every fault is told with its line`() throws {
    let text = """
      # A grammar with every fault.
      minimum_stem = -1
      title = 5
      [rules]
      S = 1
      "-ES" = ""
      LL = "LL"
      text = '''
      X = "Y"
      '''
      ING = { replacement = 1, minimum_stem = "2", note = "x" }
      [other]
      A = "B"
      [[rule]]
      replacement = "Y"
      [[rule]]
      suffix = 3
      [[rule]]
      suffix = "IES"
      minimum_stem = 1001
      colour = "red"
      """
    #expect(
      try faults(text) == [
        RuleFault(line: 2, .notANumber(key: "minimum_stem")), RuleFault(line: 3, .notText(key: "title")),
        RuleFault(line: 5, .notText(key: "S")),
        RuleFault(line: 6, .notLetters("-ES")), RuleFault(line: 7, .cycle(suffixes: ["LL"], lines: [7])),
        RuleFault(line: 8, .notLetters("X = \"Y\"\n".uppercased())), RuleFault(line: 11, .notANumber(key: "minimum_stem")),
        RuleFault(line: 11, .unknownKey("note")), RuleFault(line: 11, .notText(key: "replacement")),
        RuleFault(line: 12, .unknownKey("other")),
        RuleFault(line: 14, .missingSuffix), RuleFault(line: 17, .notText(key: "suffix")),
        RuleFault(line: 20, .notANumber(key: "minimum_stem")),
        RuleFault(line: 21, .unknownKey("colour")),
      ]
    )
  }

  @Test(arguments: ["", "\n", "#", "[", "[[", "a", "a.", "\"", "'''", "a = [", "a = \"\"\"x", "= =", "[a]\n[a]", "\\", "a = {", "\u{FEFF}"])
  func `any text is read without a crash`(text: String) {
    _ = try? TOMLRuleFileReader().rules(in: text)
    #expect(TOMLKeyLines(text).keys.allSatisfy { $0.line >= 1 })
  }

  /// Bounded: 500 changed texts of each kind. Whatever ends the program ends the test run.
  @Test(arguments: [
    "minimum_stem = 2\n[rules]\nIES = \"Y\"\nS = { replacement = \"\", minimum_stem = 3 }\n[[rule]]\nsuffix = \"ING\"\n",
    "a = 2026-01-01 03:00:00\nb = [1, 2.5, \"x\", true]\nc = 12:30:00\nd.e = '''x\ny'''\n",
    "x = 1e5\ny = 0xFF\nz = -inf\n# remark\n[[a.\"b\"]]\n",
  ])
  func `a changed text never ends the program`(text: String) {
    var random = SplitMix64(seed: 7)
    let pieces = "[|]|{|}|,|=|.|\"|'|\\u0000|#|\n|\r| |2026-01-01| 3|-|:|T|_|\0|ж|\u{3001}".split(separator: "|").map { Array($0.utf8) }
    for _ in 0..<500 {
      var bytes = Array(text.utf8)
      for _ in 0...(random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        let end = min(bytes.count, place + Int(random.next() % 3))
        let piece = pieces[Int(random.next() % UInt64(pieces.count))]
        bytes.replaceSubrange(place..<end, with: random.next() % 4 == 0 ? [] : piece)
        if bytes.isEmpty { bytes = [0x61] }
      }
      _ = try? TOMLRuleFileReader().rules(in: String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `the built-in grammar is printed as a rule file that is read back`() throws {
    let terminal = try Terminal()
    let answer = try terminal.run(
      "glot stem rules > a.toml && glot stem rules --rules a.toml | diff <(grep -v '^#' a.toml) - && glot stem --rules a.toml KMZPZL")
    #expect(answer == Terminal.Answer(output: "KMZAZ\t1\n", errors: "", status: 0))
  }
}
