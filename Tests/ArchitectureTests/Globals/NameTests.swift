import Testing

struct NameTests {
  @Test func `every type has a name that says what it is`() throws {
    expectNone(NameRule.violations(in: try SourceTree.current.get().sources))
  }

  @Test(arguments: [
    "struct StoreImpl {", "public final class ListManager: A {", "enum StringUtils {", "protocol WordHelper {", "actor Impl {",
  ])
  func `a name that says nothing is found`(line: String) {
    let name = line.split { " :{".contains($0) }.last { $0 != "A" } ?? ""
    #expect(NameRule.violations(in: [SourceFile("A.swift", line + " }\n")]) == ["A.swift:1: \(name) says nothing"])
  }

  @Test func `a name that only contains such a word is none`() {
    #expect(NameRule.violations(in: [SourceFile("A.swift", "struct ManagerList {}\n// class Helper\nlet listManager = 1\n")]) == [])
  }
}
