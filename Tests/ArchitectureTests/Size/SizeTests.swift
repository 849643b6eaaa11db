import Testing

struct SizeTests {
  @Test func `no file is too long`() throws {
    expectNone(SizeRule.longFiles(in: try SourceTree.current.get().files))
  }

  @Test func `most files are short`() throws {
    expectNone(SizeRule.longMany(in: try SourceTree.current.get().sources))
    expectNone(SizeRule.longMedian(in: try SourceTree.current.get().sources))
  }

  @Test func `functions are short`() throws {
    expectNone(SizeRule.longFunctions(in: try SourceTree.current.get().sources))
  }

  @Test func `a file of more than 400 lines is found`() {
    let files = [file("A.swift", lines: 400), file("B.swift", lines: 401)]
    #expect(SizeRule.longFiles(in: files) == ["B.swift: 401 lines, at most 400 are allowed"])
  }

  @Test func `more than one long file in ten is found`() {
    let short = (1...8).map { file("\($0).swift", lines: 149) }
    #expect(SizeRule.longMany(in: short + [file("9.swift", lines: 10), file("A.swift", lines: 150)]) == [])
    #expect(
      SizeRule.longMany(in: short + [file("A.swift", lines: 150), file("B.swift", lines: 151)]) == [
        "only 80 % of the files have fewer than 150 lines", "B.swift: 151 lines", "A.swift: 150 lines",
      ]
    )
  }

  @Test func `a long file in the middle is found`() {
    let files = [10, 99, 300].map { file("\($0).swift", lines: $0) }
    #expect(SizeRule.longMedian(in: files) == [])
    #expect(
      SizeRule.longMedian(in: files + [file("A.swift", lines: 101), file("B.swift", lines: 102)]) == [
        "half of the files have 101 lines or more, it must be fewer than 100"
      ]
    )
  }

  @Test(arguments: [
    ("func f(_ g: () -> Void = { a() }) async throws(E) -> [Int: String] where T == () {", "f"),
    ("func f<T>(\n  a: Int,\n  b: (T) -> Void\n) -> some P<T>\nwhere T: Q {", "f"),
    ("init?(a: String = \"{\") {", "init"),
    ("static func < (left: A, right: A) -> Bool {", "<"),
  ])
  func `a body of 40 lines is found`(head: String, name: String) {
    let long = SourceFile("A.swift", head + "\n" + String(repeating: "a() // }\n", count: 40) + "}\n")
    let brace = head.split(separator: "\n").count
    #expect(SizeRule.longFunctions(in: [long]) == ["A.swift:\(brace): the body of \(name) has 40 lines, fewer than 40 are allowed"])
    #expect(SizeRule.longFunctions(in: [SourceFile("A.swift", head + String(repeating: "\n", count: 40) + "}\n")]) == [])
  }

  @Test func `a requirement has no body, and a call of init is no function`() {
    let text = "protocol P {\n  init()\n  func f() async -> Int\n  var v: Int { get }\n}\nlet a = P.init()\nself.init(b) { c }\n"
    #expect(SourceFile("A.swift", text).tokens.bodies == [])
  }

  private func file(_ path: String, lines: Int) -> SourceFile { SourceFile(path, String(repeating: "\n", count: lines)) }
}
