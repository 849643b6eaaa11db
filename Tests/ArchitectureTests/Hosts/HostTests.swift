import Foundation
import Testing

/// The programs in `docs/hosts`, which `docs/hosts/run` builds and runs, are the examples of the READMEs.
struct HostTests {
  @Test(arguments: ImportTable.features)
  func `the first example in the README of a feature is its host`(feature: String) throws {
    let readme = try Self.text("Packages/\(feature)/README.md")
    #expect(Self.examples(in: readme).first == (try Self.host(feature + "Host")))
  }

  @Test func `the README of UBCO has a server too`() throws {
    #expect(Self.examples(in: try Self.text("Packages/UBCOTranslation/README.md")).contains(try Self.host("UBCOTranslationServer")))
  }

  @Test(arguments: severalFeatures)
  func `the hosts of several features are examples in the README`(name: String) throws {
    #expect(Self.examples(in: try Self.text("README.md")).contains(try Self.host(name)))
  }

  @Test(arguments: ImportTable.features.map { $0 + "Host" } + severalFeatures + ["UBCOTranslationServer"])
  func `a host has fifteen lines at most`(name: String) throws {
    #expect(try Self.host(name).split(separator: "\n", omittingEmptySubsequences: false).dropLast().count <= 15)
  }

  private static let severalFeatures = ["TwoFeatures", "WholeTree", "WholeTreeServer"]

  private static func host(_ name: String) throws -> String { try text("docs/hosts/\(name)/Sources/\(name)/main.swift") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
  }

  /// The blocks of Swift in a document.
  private static func examples(in document: String) -> [String] {
    document.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
  }
}
