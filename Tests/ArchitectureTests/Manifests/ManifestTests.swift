import Testing

struct ManifestTests {
  private let root = SourceFile(
    "Package.swift",
    """
    dependencies: [.package(path: "Packages/A"), .package(path: "Packages/Gone"), .package(url: "https://b.example/b", exact: "1.0.0")]
    tests: [packageTest("A", []), packageTest("A/ASQLite", []), .testTarget(name: "C", path: "Tests/GraphTests"),
      .testTarget(name: "D", path: "Packages/A/Tests/PartTests")]
    """
  )

  @Test func `features have no remote dependency`() throws {
    expectNone(ManifestRule.remoteDependencies(in: try SourceTree.current.get().manifests))
  }

  @Test func `every package is a dependency of the root manifest`() throws {
    let manifests = try SourceTree.current.get().manifests
    let root = try #require(manifests.first { $0.path == "Package.swift" })
    expectNone(ManifestRule.packageDrift(root: root, packages: manifests.filter { $0.path != "Package.swift" }))
  }

  @Test func `every folder of tests is a test target of the root manifest`() throws {
    let tree = try SourceTree.current.get()
    let root = try #require(tree.manifests.first { $0.path == "Package.swift" })
    expectNone(ManifestRule.testDrift(root: root, tests: tree.tests))
  }

  @Test func `every target imports only what the manifest of its package names for it`() throws {
    let tree = try SourceTree.current.get()
    expectNone(ManifestRule.unnamedImports(of: tree.sources + tree.tests, manifests: tree.manifests))
  }

  @Test func `every manifest is strict`() throws {
    expectNone(ManifestRule.laxSettings(in: try SourceTree.current.get().manifests))
  }

  @Test func `a remote dependency of a feature is found, that of an adapter is none`() {
    let text = "dependencies: [\n  .package(url: \"https://b.example/b\", exact: \"1.0.0\")]"
    let manifests = ["Packages/A/Package.swift", "Packages/A/ASQLite/Package.swift", "Package.swift"].map { SourceFile($0, text) }
    #expect(ManifestRule.remoteDependencies(in: manifests) == ["Packages/A/Package.swift:2: a feature has no remote dependency"])
  }

  @Test func `packages and dependencies that lack each other are found`() {
    let packages = ["Packages/A/Package.swift", "Packages/A/ASQLite/Package.swift"].map { SourceFile($0, "") }
    #expect(
      ManifestRule.packageDrift(root: root, packages: packages) == [
        "Packages/A/ASQLite: not a dependency of Package.swift", "Packages/Gone: a dependency of Package.swift, but no package",
      ]
    )
  }

  @Test func `tests and targets that lack each other are found`() {
    let tests = [
      "Packages/A/Tests/ATests/T.swift", "Packages/A/Tests/PartTests/T.swift", "Packages/B/Tests/BTests/T.swift",
      "Tests/GraphTests/A/T.swift", "Tests/Bench/main.swift",
    ]
    #expect(
      ManifestRule.testDrift(root: root, tests: tests.map { SourceFile($0, "") }) == [
        "Packages/B/Tests/BTests: not a test target of Package.swift",
        "Packages/A/ASQLite/Tests/ASQLiteTests: a test target of Package.swift, but it has no tests",
      ]
    )
  }

  @Test func `an import that is not named for the target is found, in tests too`() {
    let manifest = SourceFile(
      "Packages/A/Package.swift",
      """
      products: [.library(name: "A", targets: ["A"])], targets: [.target(name: "A"), .target(name: "ATesting", dependencies: ["A"]),
        .testTarget(name: "ATests", dependencies: ["A", .product(name: "BTesting", package: "B")])]
      """
    )
    let other = SourceFile("Packages/B/Package.swift", "targets: [.target(name: \"B\"), .target(name: \"BTesting\")]")
    let text = "import A\nimport ATesting\n@testable import B\nimport BTesting\nimport Testing\n"
    #expect(
      ManifestRule.unnamedImports(of: [SourceFile("Packages/A/Tests/ATests/T.swift", text)], manifests: [manifest, other]) == [
        "Packages/A/Tests/ATests/T.swift: imports ATesting, which Packages/A/Package.swift does not name for ATests",
        "Packages/A/Tests/ATests/T.swift: imports B, which Packages/A/Package.swift does not name for ATests",
      ]
    )
    let source = SourceFile("Packages/A/Sources/A/A.swift", "import B\n")
    #expect(
      ManifestRule.unnamedImports(of: [source], manifests: [manifest, other]) == [
        "Packages/A/Sources/A/A.swift: imports B, which Packages/A/Package.swift does not name for A"
      ]
    )
  }

  @Test func `a manifest without a setting is found`() {
    let text = "settings: [.enableUpcomingFeature(\"ExistentialAny\"), .enableUpcomingFeature(\"MemberImportVisibility\")]"
    #expect(
      ManifestRule.laxSettings(in: [SourceFile("Package.swift", text)]) == [
        "Package.swift: without InternalImportsByDefault", "Package.swift: without treatAllWarnings",
      ]
    )
  }
}
