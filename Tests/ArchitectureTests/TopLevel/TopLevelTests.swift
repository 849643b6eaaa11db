import Foundation
import Testing

struct TopLevelTests {
  @Test(.enabled("only in a checkout") { try SourceTree.root.appending(path: ".git").checkResourceIsReachable() })
  func `the top of the repository is tidy`() throws {
    expectNone(TopLevelRule.violations(in: try Self.files()))
  }

  @Test func `what does not belong at the top is found, and what is missing`() {
    let paths = [
      "Packages/A/A.swift", "App/A.swift", "Tests/A.swift", "docs/a.md", "Package.swift", "README.md", ".ci/run", "Makefile", "Scripts/a",
    ]
    #expect(
      TopLevelRule.violations(in: paths) == [
        "Makefile: does not belong at the top", "Scripts: does not belong at the top", "LICENSE: is missing",
      ]
    )
    #expect(TopLevelRule.violations(in: TopLevelRule.wanted.map { $0 + "/a" }) == [])
  }

  /// The files that git keeps, and those that it would.
  private static func files() throws -> [String] {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    git.currentDirectoryURL = SourceTree.root
    let output = Pipe()
    git.standardOutput = output
    try git.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0, "git ls-files")
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
