import Foundation
import Testing

/// The engine of the stems in a program of another's.
struct StemmingExampleTests {
  @Test func `the example takes Stemming alone, and pulls in nothing from elsewhere`() async throws {
    let checkout = Terminal.checkout.path(percentEncoded: false)
    let answers = try await answers([
      "cat '\(checkout)'/docs/stemming-example/{Package.swift,Sources/roots/main.swift} | wc -l",
      "swift package --package-path '\(checkout)/docs/stemming-example' --scratch-path build show-dependencies --format flatlist",
      "swift run --package-path '\(checkout)/docs/stemming-example' --scratch-path build --quiet roots KMZLZ KMZ DUNEZL",
      "find build/checkouts build/repositories -mindepth 1 2>/dev/null | wc -l",
    ])
    #expect((Int(answers[0].output.dropLast()) ?? 99) <= 15)
    #expect(Set(answers[1].output.split(separator: "\n")) == ["stemming", "coremodule"], "\(answers[1].errors)")
    #expect(answers[2] == Terminal.Answer(output: "KMZ 2\nDUNR 1\n", errors: "", status: 0))
    #expect(answers[3].output == "0\n")
  }

  /// What the commands say, one after the other, on a thread of their own: building takes long, and other tests need theirs.
  private func answers(_ commands: [String]) async throws -> [Terminal.Answer] {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          with: Result {
            let terminal = try Terminal()
            return try commands.map { try terminal.run($0) }
          }
        )
      }
    }
  }
}
