import ArgumentParser
import Foundation

/// What the argument parser knows about a command: the one source of the help, the man pages and docs/cli.md.
struct HelpNode: Decodable {
  private(set) var commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let subcommands: [HelpNode]?
  let arguments: [HelpArgument]?

  /// The command, and those under it, which are named after it: `todo add`.
  var family: [HelpNode] {
    let members = (subcommands ?? []).filter(\.isTopic).flatMap(\.family)
    return [self]
      + members.map { member in
        var member = member
        member.commandName = "\(commandName) \(member.commandName)"
        return member
      }
  }

  /// Whether it is a command of ours; the parser adds one for help to every program.
  var isTopic: Bool { shouldDisplay && discussion != nil }

  /// The paragraphs about the command.
  var prose: [String] { lines.filter { !$0.hasPrefix("glot") } }

  /// Commands that show how it is used.
  var examples: [String] { lines.filter { $0.hasPrefix("glot") } }

  private var lines: [String] { (discussion ?? "").split(separator: "\n").map(String.init) }
}

/// An argument, option or flag.
struct HelpArgument: Decodable {
  struct Name: Decodable {
    let kind: String
    let name: String

    var spelled: String { (kind == "long" ? "--" : "-") + name }
  }

  let kind: String
  let shouldDisplay: Bool
  let isOptional: Bool
  let isRepeating: Bool
  let names: [Name]?
  let valueName: String?
  let abstract: String?

  var isPositional: Bool { kind == "positional" }
  var takesValue: Bool { kind == "option" }
  var spelledNames: [String] { (names ?? []).map(\.spelled).sorted { $0.count < $1.count } }
}

/// All commands.
struct HelpTree {
  let root: HelpNode

  init() {
    let dump = Data(CompleteCommand<GlotCommand>._dumpHelp().utf8)
    do {
      root = try JSONDecoder().decode(Dump.self, from: dump).command
    } catch {
      preconditionFailure("the argument parser's own description of the commands cannot be read: \(error)")
    }
  }

  /// The options that every command has.
  var commonOptions: [HelpArgument] { (root.arguments ?? []).filter { $0.shouldDisplay && $0.spelledNames != ["--version"] } }

  /// The commands, in the order they are listed, each before those under it.
  var commands: [HelpNode] { (root.subcommands ?? []).filter(\.isTopic).flatMap(\.family) }

  /// What is particular to `node`.
  func ownArguments(of node: HelpNode) -> [HelpArgument] {
    let common = Set(commonOptions.flatMap(\.spelledNames))
    return (node.arguments ?? []).filter { $0.shouldDisplay && common.isDisjoint(with: $0.spelledNames) }
  }

  private struct Dump: Decodable {
    let command: HelpNode
  }
}
