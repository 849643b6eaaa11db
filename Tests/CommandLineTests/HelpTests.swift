import Foundation
import Testing

@testable import CommandHost

struct HelpTests {
  let tree = HelpTree()

  @Test func `every sentence of the help exists in Russian`() {
    let nodes = [tree.root] + tree.commands
    let sentences = nodes.flatMap { node in [node.abstract].compactMap(\.self) + node.prose + node.arguments.compactMap(\.abstract)
    }
    let missing = Set(sentences).filter { RussianHelp.sentences[$0] == nil }
    #expect(missing == [])
    #expect(Set(RussianHelp.sentences.keys).subtracting(sentences) == [], "no longer said")
  }

  @Test func `every value has a Russian name`() {
    let names = ([tree.root] + tree.commands).flatMap(\.arguments).filter { $0.takesValue || $0.isPositional }.compactMap(
      \.valueName)
    #expect(Set(names).filter { RussianHelp.valueNames[$0] == nil } == [])
  }

  @Test func `every command has an example`() {
    #expect(tree.commands.filter { $0.examples.isEmpty }.map(\.commandName) == [])
  }

  @Test func `the topics of help are the commands`() {
    #expect(GlotCommand.helpTopics == tree.commands.map(\.commandName))
  }

  @Test func `docs cli md is what the program says`() throws {
    let file = Terminal.checkout.appending(path: "docs/cli.md")
    let page = CommandReference(tree).markdown + "\n"
    if ProcessInfo.processInfo.environment["GLOT_RECORD"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded docs/cli.md")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
  }

  @Test(arguments: ["", "add", "find"])
  func `the manual page is clean for man`(command: String) throws {
    let terminal = try Terminal()
    let answer = try terminal.run("glot help \(command) --format man | man --warnings -E UTF-8 -l - | head -200")
    #expect(answer.errors == "")
    #expect(answer.output.contains("NAME"))
  }
}
