import Foundation
import Testing

/// The feature tree in the README has all children of each feature: the builders of its graph.
struct FeatureTreeTests {
  @Test(arguments: ImportTable.features)
  func `the tree in the README has every child of a feature`(feature: String) throws {
    let graph = try Self.text("Packages/\(feature)/Sources/\(feature)/\(feature)Graph.swift")
    let readme = try Self.text("README.md")
    expectNone(
      Self.children(in: graph).filter { $0.isDisjoint(with: Self.named(below: feature, in: readme)) }.map { names in
        "README.md: the feature tree lacks \(names.sorted().joined(separator: " or ")), a member of \(feature)Graph"
      }
    )
  }

  @Test func `a child that is not in the tree is found`() {
    let graph = "  public let lookUp: LookUp\n  public let list: WordListBuilder\n  public let wordImport: ImportBuilder\n"
    let tree = "    ├── Words    Packages/Words\n    │   └── Import   files\n    └── Other    Packages/Other\n        └── List     rows\n"
    #expect(Self.children(in: graph) == [["List", "WordList"], ["WordImport", "Import"]])
    #expect(Self.named(below: "Words", in: tree) == ["Import"])
  }

  /// What a child may be called: after the member, or after its builder.
  private static func children(in graph: String) -> [Set<String>] {
    graph.matches(of: /public let (\w)(\w*): (\w+)Builder/).map { [$0.1.uppercased() + $0.2, String($0.3)] }
  }

  /// The names below a feature in the tree.
  private static func named(below feature: String, in tree: String) -> Set<String> {
    let rows = tree.split(separator: "\n").compactMap { $0.firstMatch(of: /^(.*?)[├└]── (\w+)/) }
    guard let start = rows.firstIndex(where: { $0.2 == feature }) else { return [] }
    return Set(rows[(start + 1)...].prefix { $0.1.count > rows[start].1.count }.map { String($0.2) })
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }
}
