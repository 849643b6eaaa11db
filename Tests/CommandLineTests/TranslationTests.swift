import Foundation
import Testing

/// UBCO through a pipe.
struct TranslationTests {
  @Test func `a million texts by chance come back, and strictly so`() throws {
    let terminal = try Terminal()
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/random-texts.py").path(percentEncoded: false)
    #expect(try terminal.run("python3 '\(script)' 1000000 7 > texts").status == 0)
    let answer = try terminal.run("set -o pipefail; glot ubco --lines < texts | glot ubco -d --lines --strict | cmp - texts")
    #expect(answer == Terminal.Answer(output: "", errors: "", status: 0))
    #expect(try terminal.run("wc -l < texts").output == "1000000\n")
  }
}
