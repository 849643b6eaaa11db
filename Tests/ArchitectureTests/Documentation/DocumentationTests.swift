import Testing

struct DocumentationTests {
  @Test func `every public declaration is documented`() throws {
    expectNone(DocumentationRule.violations(in: try SourceTree.current.get().sources))
  }

  @Test(arguments: [
    "public struct A {}", "public func a() {}", "@MainActor public func a() {}", "public private(set) var a = 1",
    "nonisolated public init() {}", "@MainActor\n@Observable\npublic final class A {}",
  ])
  func `a public declaration without a comment is found`(declaration: String) {
    let last = declaration.split(separator: "\n").last ?? ""
    for above in ["", "// Not for documentation.\n", "/// Of something else.\nlet b = 1\n", "/// Too far away.\n\n"] {
      let line = (above + declaration).split(separator: "\n", omittingEmptySubsequences: false).count
      let found = DocumentationRule.violations(in: [SourceFile("A.swift", above + declaration + "\n")])
      #expect(found == ["A.swift:\(line): no documentation for \(last)"])
    }
    #expect(DocumentationRule.violations(in: [SourceFile("A.swift", "/// What it is.\n" + declaration + "\n")]) == [])
  }

  @Test func `a case of a public enum needs a comment, a case of a switch none`() {
    let text = """
      /// A.
      public enum A: Int {
        case b
        /// C.
        case c
        var d: Int {
          switch self {
          case .b: 1
          case .c: 2
          }
        }
      }
      enum E {
        case f
      }
      """
    #expect(DocumentationRule.violations(in: [SourceFile("A.swift", text)]) == ["A.swift:3: no documentation for case b"])
  }

  @Test func `a requirement of a public protocol needs a comment`() {
    let text = """
      /// A.
      public protocol A: Sendable {
        /// B.
        var b: Int { get }
        func c()
      }
      protocol D {
        func e()
      }
      """
    #expect(DocumentationRule.violations(in: [SourceFile("A.swift", text)]) == ["A.swift:5: no documentation for func c()"])
  }

  @Test func `what implements a requirement of a protocol inherits its comment`() {
    let requirements = """
      /// A.
      public protocol A: Sendable {
        /// B.
        var b: Int { get }
        /// C.
        mutating func c<D>(_ d: (D, D) -> [Int: D], after e: D) throws
      }
      """
    let text = """
      /// F.
      public struct F: A {
        public private(set) var b = 1
        public mutating func c<D>(_ d: (D, D) -> [Int: D], after e: D) {}
        public func c<D>(_ d: D) {}
      }
      """
    #expect(
      DocumentationRule.violations(in: [SourceFile("A.swift", requirements), SourceFile("F.swift", text)])
        == ["F.swift:5: no documentation for public func c<D>(_ d: D) {}"])
  }

  @Test func `imports and what is not public need no comment`() {
    #expect(DocumentationRule.violations(in: [SourceFile("A.swift", "public import B\nfunc c() {}\nlet d = \"public\"\n")]) == [])
  }
}
