import Foundation
import FuzzTargets
import Testing

/// Every input of the corpus, among them all that once broke a parser, is read again without a trap.
@Suite struct CorpusTests {
  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(
    path: "Fuzz/Corpus")

  @Test(arguments: FuzzTarget.all.map(\.name)) func everyInputIsRead(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try FileManager.default.contentsOfDirectory(at: Self.corpus.appending(path: name), includingPropertiesForKeys: nil)
    #expect(!inputs.isEmpty)
    for input in inputs { target.run([UInt8](try Data(contentsOf: input))) }
  }

  @Test func everyFolderBelongsToATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
  }
}
