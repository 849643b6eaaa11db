import Testing

struct GlobalStateTests {
  @Test func `nothing is shared`() throws {
    expectNone(GlobalStateRule.sharedState(in: try SourceTree.current.get().sources))
  }

  @Test func `the surroundings are reached only where the program meets the system`() throws {
    expectNone(GlobalStateRule.openSurroundings(in: try SourceTree.current.get().sources))
  }

  @Test(arguments: [
    "static var count = 0", "public private(set) static var names: [String] = []", "nonisolated(unsafe) static var cache: [Int: Int]?",
    "static var a = 0 { didSet { b() } }",
  ])
  func `a stored static variable is found`(line: String) {
    #expect(GlobalStateRule.sharedState(in: [sample("struct A {\n  \(line)\n  let c = 1\n}\n")]) == ["A.swift:2: a global variable"])
  }

  @Test(arguments: [
    "static var count: Int { 0 }", "static var names: [String: (Int) -> Int]\n  {\n    [:]\n  }", "static let count = 0",
    "func f() {\n    var count = 0\n  }", "var count = 0",
  ])
  func `what is computed, constant, local or of one value is no global`(line: String) {
    #expect(GlobalStateRule.sharedState(in: [sample("struct A {\n  \(line)\n}\n")]) == [])
  }

  @Test func `a variable outside of all types is found, but for that of a script`() {
    #expect(GlobalStateRule.sharedState(in: [sample("struct A {}\nvar count = 0\n")]) == ["A.swift:2: a global variable"])
    #expect(GlobalStateRule.sharedState(in: [sample("var count: Int { 0 }\n")]) == [])
    #expect(GlobalStateRule.sharedState(in: [SourceFile("App/Sources/glot/main.swift", "var count = 0\n")]) == [])
  }

  @Test func `a shared instance is found`() {
    #expect(GlobalStateRule.sharedState(in: [sample("class A {\n  static let shared = A()\n}\n")]) == ["A.swift:2: a shared instance"])
  }

  @Test func `a task-local variable is found`() {
    #expect(
      GlobalStateRule.sharedState(in: [sample("enum A {\n  @TaskLocal static let b = 1\n}\n")]) == ["A.swift:2: a task-local variable"])
  }

  @Test(arguments: GlobalStateRule.surroundings)
  func `each of the surroundings is found`(name: String) {
    let text = "// \(name)\nlet a = \"\(name)\"\nlet b = \(name)\n"
    #expect(GlobalStateRule.openSurroundings(in: [sample(text)]) == ["A.swift:3: \(name)"])
    for door in GlobalStateRule.doors { #expect(GlobalStateRule.openSurroundings(in: [SourceFile(door + "A.swift", text)]) == []) }
  }

  private func sample(_ text: String) -> SourceFile { SourceFile("A.swift", text) }
}
