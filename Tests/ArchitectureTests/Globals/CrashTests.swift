import Testing

struct CrashTests {
  @Test func `no source crashes on purpose`() throws {
    expectNone(CrashRule.violations(in: try SourceTree.current.get().sources))
  }

  @Test(arguments: [
    ("fatalError(\"no\")", "fatalError("), ("let a = try! b()", "try!"), ("let a = b as! C", "as!"), ("let a = b!", "a force unwrap"),
    ("b()!.c()", "a force unwrap"), ("b[0]!", "a force unwrap"), ("b?.c!", "a force unwrap"), ("var b: C!", "a force unwrap"),
    ("b! = c", "a force unwrap"), ("\"\\(b!)\"", "a force unwrap"),
  ])
  func `what may crash is found`(line: String, what: String) {
    #expect(CrashRule.violations(in: [SourceFile("A.swift", "\n\(line)\n")]) == ["A.swift:2: \(what)"])
  }

  @Test(arguments: [
    "a != b", "a!=b", "!a", "a && !b", "(!a)", "[!a]", "a !== b", "// a!", "\"a!\"", "#if !os(Linux)", "let `fatalError` = 1", "try? a()",
  ])
  func `other marks are none`(line: String) {
    #expect(CrashRule.violations(in: [SourceFile("A.swift", line + "\n")]) == [])
  }
}
