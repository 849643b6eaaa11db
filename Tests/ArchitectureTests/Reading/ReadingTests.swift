import Testing

/// The rules are as good as what they read.
struct ReadingTests {
  @Test func `comments are no code, and a text is one token`() {
    let code = """
      // try! a
      /* /* b! */ c! */ let d = "e! \\" f!" // g!
      let h = #"i! " \\(j!)"#
      """
    #expect(SwiftScanner.tokens(of: code).map(\.text) == ["let", "d", "=", "\"", "let", "h", "=", "\""])
  }

  @Test func `the code between the brackets of an interpolation is code`() {
    let tokens = SwiftScanner.tokens(of: #"print("a \(b(c) + "d\(e)") f")"#)
    #expect(tokens.map(\.text) == ["print", "(", "\"", "b", "(", "c", ")", "+", "\"", "e", "\"", "\"", ")"])
    #expect(tokens.compactMap(\.literal) == ["a ", "d", "", " f"])
  }

  @Test func `a token knows its line and its place`() {
    let tokens = SwiftScanner.tokens(of: "let text = \"\"\"\n  a \"b\"\n  \"\"\"\n\nx! ")
    #expect(tokens.map(\.line) == [1, 1, 1, 3, 5, 5])
    #expect(tokens.map(\.isFirstOnLine) == [true, false, false, true, true, false])
    #expect(tokens.last == SwiftToken(text: "!", line: 5, isFirstOnLine: false, isAttached: true))
  }

  @Test(
    arguments: [
      ("Packages/TodoList/Sources/TodoList/Model/Task.swift", "TodoList", true),
      ("Packages/A/ASQLite/Sources/ASQLite/Sources/B.swift", "ASQLite", true),
      ("App/Sources/AppGraph/AppGraph.swift", "AppGraph", true),
      ("Tests/AppGraphTests/A.swift", "AppGraphTests", false),
      ("Packages/TodoList/Package.swift", nil, false),
    ] as [(String, String?, Bool)])
  func `a file belongs to the folder after Sources or Tests`(path: String, module: String?, isSource: Bool) {
    #expect(SourceFile(path, "").module == module)
    #expect(SourceFile(path, "").isSource == isSource)
  }

  @Test func `imports are found whatever stands around them`() {
    let file = SourceFile(
      "A.swift", "public import A\n@preconcurrency import B\nimport struct C.D // import E\n@testable\nimport F\nlet g = \"import G\"\n"
    )
    #expect(file.imports == ["A", "B", "C", "F"])
  }

  @Test func `the tree is this repository`() throws {
    let tree = try SourceTree.current.get()
    #expect(tree.sources.contains { $0.module == "CoreModule" })
    #expect(tree.tests.contains { $0.path == "Tests/ArchitectureTests/Reading/ReadingTests.swift" })
    #expect(tree.manifests.contains { $0.path == "Package.swift" })
    #expect(!tree.files.contains { $0.path.contains(".build") })
  }
}
