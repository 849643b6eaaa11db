import Foundation
import Testing

/// Golden files: each session in `Sessions` is what really happens.
///
/// `GLOT_RECORD=1` writes them anew, and fails, so that nobody takes a recording for a test.
struct SessionTests {
  static let files: [String] = {
    let folder = Terminal.checkout.appending(path: "Tests/CommandLineTests/Sessions").path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".session") }.sorted()
  }()

  @Test(arguments: files)
  func `the session is what really happens`(name: String) throws {
    let file = Terminal.checkout.appending(path: "Tests/CommandLineTests/Sessions/\(name)")
    let written = Session(try String(contentsOf: file, encoding: .utf8))
    let replayed = try written.replayed()
    if ProcessInfo.processInfo.environment["GLOT_RECORD"] != nil {
      try replayed.text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    #expect(!written.steps.isEmpty && replayed.steps.count == written.steps.count)
    for (expected, actual) in zip(written.steps, replayed.steps) {
      #expect(actual.answer == expected.answer, "\(name): \(expected.command)")
    }
  }

  @Test func `every command has a session`() throws {
    let sessions = try Self.files.map {
      try String(contentsOf: Terminal.checkout.appending(path: "Tests/CommandLineTests/Sessions/\($0)"), encoding: .utf8)
    }.joined()
    for command in [
      "add", "list", "find", "show", "lookup", "star", "unstar", "stars", "edit", "rm", "lang", "source", "paths", "config", "help",
      "completions", "export", "import", "todo add", "todo list", "todo show", "todo done", "todo undone", "todo edit", "todo rm",
      "todo snooze", "todo count", "todo import", "todo export", "todo sync",
      "play", "play scores", "play words",
      "keys", "keys press", "keys show", "keys pick", "keys peek", "keys find",
      "keys reset", "keys back", "keys refresh", "keys source", "keys add", "keys edit", "keys move", "keys rm", "keys export",
      "stem",
      "fetch",
    ] {
      for form in ["", "--json", "--plain", "--lang ru"] {
        let isThere = sessions.split(separator: "\n").contains {
          $0.hasPrefix("$ ") && $0.contains("glot \(command)") && (form.isEmpty || $0.contains(form))
        }
        #expect(isThere, "no session has glot \(command) \(form)")
      }
    }
  }

  @Test func `the session in the README is what really happens`() throws {
    let file = Terminal.checkout.appending(path: "README.md")
    let readme = try String(contentsOf: file, encoding: .utf8)
    let blocks = readme.split(separator: "```console\n").dropFirst().compactMap { $0.split(separator: "```").first }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let written = Session(String(block))
      let replayed = try written.replayed(mixingStreams: true)
      if ProcessInfo.processInfo.environment["GLOT_RECORD"] != nil {
        try readme.replacing(block, with: replayed.text).write(to: file, atomically: true, encoding: .utf8)
        Issue.record("recorded README.md")
      }
      #expect(replayed.steps.count == written.steps.count)
      for (expected, actual) in zip(written.steps, replayed.steps) {
        #expect(actual.answer == Session.steady(expected.answer), "\(expected.command)")
      }
    }
  }
}
