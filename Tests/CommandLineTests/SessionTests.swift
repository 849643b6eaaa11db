import Foundation
import Testing

@testable import CommandHost
@testable import TerminalKit

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

  @Test(arguments: ["", "--json", "--plain", "--lang ru"])
  func `every command has a session in every form`(form: String) throws {
    let runs = try Self.files.flatMap { try Self.runs(inSession: $0) }.filter { $0.line.contains(" \(form) ") || form.isEmpty }
    let run = Set(runs.map(\.name))
    let commands = HelpTree().commands.map(\.commandName).filter { !Self.onScreen.contains($0) }
    #expect(commands.filter { !run.contains($0) } == [])
  }

  /// Commands that are seen on the whole screen, which has tests of its own.
  private static let onScreen: Set = ["ui", "serve"]

  /// The commands of glot that a session runs, wherever they stand in a line of the shell.
  private static func runs(inSession name: String) throws -> [(name: String, line: String)] {
    let file = Terminal.checkout.appending(path: "Tests/CommandLineTests/Sessions/\(name)")
    return Session(try String(contentsOf: file, encoding: .utf8)).steps.flatMap { step in
      step.command.split { "|;&()<>\n".contains($0) }.compactMap { part in
        let words = part.split(separator: " ").map(String.init)
        guard let start = words.firstIndex(of: "glot") else { return nil }
        let scan = CommandLineScan(Array(words[(start + 1)...]))
        return scan.command.map { ($0, words[start...].joined(separator: " ") + " ") }
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
        #expect(actual.answer == expected.answer, "\(expected.command)")
      }
    }
  }
}
