import ArgumentParser
import CoreModule

/// A command as the argument parser describes it: the source of the help, the man pages and docs/cli.md.
struct HelpNode {
  private(set) var commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let subcommands: [HelpNode]
  let arguments: [HelpArgument]

  init?(_ json: JSON) {
    guard let name = json["commandName"]?.string, let shouldDisplay = json["shouldDisplay"]?.bool else { return nil }
    commandName = name
    abstract = json["abstract"]?.string
    discussion = json["discussion"]?.string
    self.shouldDisplay = shouldDisplay
    subcommands = json["subcommands"]?.array?.compactMap(HelpNode.init) ?? []
    arguments = json["arguments"]?.array?.compactMap(HelpArgument.init) ?? []
  }

  /// The command and its subcommands, with their full names: `todo add`.
  var family: [HelpNode] {
    let members = subcommands.filter(\.isTopic).flatMap(\.family)
    return [self]
      + members.map { member in
        var member = member
        member.commandName = "\(commandName) \(member.commandName)"
        return member
      }
  }

  /// Whether it is one of glot's commands; the parser adds a help command of its own.
  var isTopic: Bool { shouldDisplay && discussion != nil }

  var prose: [String] { lines.filter { !$0.hasPrefix("glot") } }

  var examples: [String] { lines.filter { $0.hasPrefix("glot") } }

  private var lines: [String] { (discussion ?? "").split(separator: "\n").map(String.init) }
}

struct HelpArgument {
  let kind: String
  let shouldDisplay: Bool
  let isOptional: Bool
  let isRepeating: Bool
  /// The names as typed, the shortest first.
  let spelledNames: [String]
  let valueName: String?
  let abstract: String?

  init?(_ json: JSON) {
    guard let kind = json["kind"]?.string, let shouldDisplay = json["shouldDisplay"]?.bool, let isOptional = json["isOptional"]?.bool,
      let isRepeating = json["isRepeating"]?.bool
    else { return nil }
    self.kind = kind
    self.shouldDisplay = shouldDisplay
    self.isOptional = isOptional
    self.isRepeating = isRepeating
    spelledNames = (json["names"]?.array ?? []).compactMap(Self.spelled).sorted { $0.count < $1.count }
    valueName = json["valueName"]?.string
    abstract = json["abstract"]?.string
  }

  var isPositional: Bool { kind == "positional" }
  var takesValue: Bool { kind == "option" }

  private static func spelled(_ name: JSON) -> String? {
    name["name"]?.string.map { (name["kind"]?.string == "long" ? "--" : "-") + $0 }
  }
}

struct HelpTree {
  let root: HelpNode

  init() {
    let dump = JSON(document: Array(CompleteCommand<GlotCommand>._dumpHelp().utf8))
    guard let root = dump?["command"].flatMap(HelpNode.init) else {
      preconditionFailure("the argument parser's own description of the commands cannot be read")
    }
    self.root = root
  }

  var commonOptions: [HelpArgument] { root.arguments.filter { $0.shouldDisplay && $0.spelledNames != ["--version"] } }

  /// All commands in order, each followed by its subcommands.
  var commands: [HelpNode] { root.subcommands.filter(\.isTopic).flatMap(\.family) }

  /// The arguments of `node` without the common options.
  func ownArguments(of node: HelpNode) -> [HelpArgument] {
    let common = Set(commonOptions.flatMap(\.spelledNames))
    return node.arguments.filter { $0.shouldDisplay && common.isDisjoint(with: $0.spelledNames) }
  }
}
