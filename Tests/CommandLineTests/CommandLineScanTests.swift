import Testing

@testable import CommandHost
@testable import TerminalKit

struct CommandLineScanTests {
  @Test(arguments: [
    (["list"], ["list"]), (["--json", "list"], ["list", "--json"]),
    (["--lang", "ru", "list", "--star"], ["list", "--lang", "ru", "--star"]),
    (["--lang=ru", "-q", "add", "casa"], ["add", "--lang=ru", "-q", "casa"]), (["-qv", "list"], ["list", "-qv"]),
    (["list", "--json"], ["list", "--json"]), (["--", "list"], ["--", "list"]), (["--frob", "list"], ["--frob", "list"]), ([], []),
    (["add", "--", "--help"], ["add", "--", "--help"]), (["--json", "--lang"], ["--json", "--lang"]),
    (["add", "--", "-h", "--version"], ["add", "--", "-h", "--version"]),
  ])
  func `common options go behind the command`(typed: [String], ordered: [String]) {
    let scan = CommandLineScan(typed)
    #expect(scan.arguments == ordered)
    #expect(scan.command == ordered.first.flatMap { $0.hasPrefix("-") ? nil : $0 })
    #expect(scan.command == scan.named)
  }

  @Test(
    arguments: [
      (["todo", "list"], "todo list", []), (["todo"], "todo", []), (["todo", "frob"], "todo", ["frob"]),
      (["--json", "todo", "--lang", "ru", "list", "--all"], "todo list", ["--json", "--lang", "ru", "--all"]),
      (["todo", "--all"], "todo", ["--all"]), (["todo", "--", "list"], "todo", ["--", "list"]), (["list", "todo"], "list", ["todo"]),
    ] as [([String], String, [String])])
  func `a command under another has both names`(typed: [String], command: String, operands: [String]) {
    let scan = CommandLineScan(typed)
    #expect(scan.command == command && scan.named == command && scan.operands == operands)
  }

  @Test func `a name leads to a command, and nothing else does`() {
    for topic in GlotCommand.helpTopics {
      #expect(GlotCommand.subcommand(named: topic.split(separator: " ").map(String.init)) != nil, "\(topic)")
    }
    #expect(GlotCommand.subcommand(named: ["frob"]) == nil && GlotCommand.subcommand(named: ["todo", "glot"]) == nil)
  }

  @Test(arguments: [
    (["todo", "add", "--help"], ["help", "todo", "add", "--help"]), (["-h", "todo"], ["help", "todo", "-h"]), (["-h"], ["help", "-h"]),
    (["--help"], ["help", "--help"]), (["-h", "list"], ["help", "list", "-h"]),
    (["list", "--help"], ["help", "list", "--help"]), (["list", "--star", "extra", "-h"], ["help", "list", "-h"]),
    (["--lang", "ru", "-h", "list"], ["help", "list", "--lang", "ru", "-h"]), (["-qh", "list"], ["help", "list", "-qh"]),
    (["list", "--help", "--version"], ["help", "list", "--help"]), (["nothing", "-h"], ["help", "nothing", "-h"]),
    (["help", "add", "-h"], ["help", "add", "-h"]), (["-h", "help", "add"], ["help", "-h", "add"]),
  ])
  func `help is asked for before or after the command`(typed: [String], arguments: [String]) {
    let scan = CommandLineScan(typed)
    #expect(scan.arguments == arguments)
    #expect(scan.command == "help")
  }

  @Test(arguments: [
    (["--version"], ["--version"]), (["list", "--version"], ["--version"]), (["--version", "--json", "list"], ["--version", "--json"]),
    (["add", "casa", "--star", "--version", "--lang", "ru"], ["--version", "--lang", "ru"]), (["help", "--version"], ["--version"]),
  ])
  func `the version is asked for before or after the command`(typed: [String], arguments: [String]) {
    let scan = CommandLineScan(typed)
    #expect(scan.arguments == arguments)
    #expect(scan.command == nil)
  }

  @Test(arguments: [
    (["find", "-"], 0), (["find", "--", "-"], 1), (["find", "a", "--", "-b", "--", "c"], 3), (["find", "--"], 0), (["--json", "find"], 0),
  ])
  func `what stands behind two dashes is counted`(typed: [String], count: Int) {
    #expect(CommandLineScan(typed).literalCount == count)
  }

  @Test func `how to speak is seen even where the rest is wrong`() {
    let session = CommandLineScan(["list", "--frob", "--lang=ru", "--json", "-qv", "--color", "never"]).session(variables: [:])
    #expect("\(session.language)" == "russian")
    #expect(session.format == .json && session.isQuiet && session.color == .never)
    let text = CommandLineScan(["add", "--", "--lang", "ru", "--json", "-q"]).session(variables: [:])
    #expect("\(text.language)" == "english")
    #expect(text.format == .text && !text.isQuiet && text.color == nil)
    #expect("\(CommandLineScan(["list"]).session(variables: ["GLOT_LANG": "ru"]).language)" == "russian")
  }
}
