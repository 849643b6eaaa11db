import CoreModule
import Foundation
import Testing

@testable import CommandHost

struct HelpTests {
  let tree = HelpTree()

  @Test func `every sentence of the help is Russian in Russian`() {
    let nodes = [tree.root] + tree.commands
    let sentences =
      nodes.flatMap { [$0.help.abstract] + $0.help.details + $0.arguments.map(\.help) } + tree.commonOptions.map(\.help)
    #expect(sentences.map { $0(.russian) }.filter { !$0.contains(where: Self.isRussian) } == [])
    #expect(sentences.map { $0(.english) }.filter { $0.contains(where: Self.isRussian) } == [])
  }

  @Test func `every value has a Russian name`() {
    let arguments = ([tree.root] + tree.commands).flatMap(\.arguments) + tree.commonOptions
    let unnamed = arguments.filter { $0.kind != .flag && !$0.valueName(.russian).contains(where: Self.isRussian) }
    #expect(unnamed.map(\.name) == [])
  }

  private static func isRussian(_ character: Character) -> Bool { ("А"..."я").contains(character) }

  @Test func `every command has an example`() {
    #expect(tree.commands.filter { $0.help.examples.isEmpty }.map(\.commandName) == [])
  }

  @Test func `a manual page begins with its name and how the command is written`() {
    for (language, titles) in [(InterfaceLanguage.english, ["NAME", "SYNOPSIS"]), (.russian, ["НАЗВАНИЕ", "ОБЗОР"])] {
      for node in [tree.root] + tree.commands {
        let lines = ManualPage(node, of: tree, in: language).text.split(separator: "\n").filter { $0.hasPrefix(".SH") }
        #expect(lines.prefix(2).map { $0.dropFirst(5).dropLast() } == titles.map { $0[...] })
      }
    }
  }

  @Test func `the topics of help are the commands`() {
    #expect(GlotCommand.helpTopics == tree.commands.filter(\.isListed).map(\.commandName))
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
