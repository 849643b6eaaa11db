/// A command in the help: the source of the pages, the manual and docs/cli.md.
struct HelpNode {
  /// The names from the first: `todo add`; `glot` for the program itself.
  let commandName: String
  let help: CommandHelp
  let isListed: Bool
  /// The arguments that it has besides the common options.
  let arguments: [Argument]

  init(_ command: any Command.Type, under parent: String? = nil) {
    commandName = parent.map { "\($0) \(command.name)" } ?? command.name
    help = command.help
    isListed = command.isListed
    arguments = command.arguments.filter { !$0.traits.contains(.isHidden) }
  }
}

struct HelpTree {
  let root = HelpNode(GlotCommand.self)

  /// All commands in order, each followed by its subcommands.
  let commands = GlotCommand.subcommands.flatMap { command in
    [HelpNode(command)] + command.subcommands.map { HelpNode($0, under: command.name) }
  }

  let commonOptions = CommonOptions.arguments
}
