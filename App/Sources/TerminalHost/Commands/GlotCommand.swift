import ArgumentParser

/// The program as a tree of commands.
struct GlotCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "glot",
    abstract: "A language learner's companion for the terminal.",
    discussion: """
      Type a foreign word: it is kept, translated at once from a dictionary that works offline, and found again however you spell it.

      glot add casa --from es --to en
      glot find cas
      glot lookup house --to es
      """,
    groupedSubcommands: [
      CommandGroup(
        name: "Words",
        subcommands: words.map { $0.complete }
      ),
      CommandGroup(name: "Tasks", subcommands: tasks.map { $0.complete }),
      CommandGroup(name: "Game", subcommands: game.map { $0.complete }),
      CommandGroup(name: "Texts", subcommands: texts.map { $0.complete }),
      CommandGroup(name: "Content keyboard", subcommands: keyboard.map { $0.complete }),
      CommandGroup(
        name: "Keeping data safe",
        subcommands: keeping.map { $0.complete }
      ),
      CommandGroup(
        name: "Program",
        subcommands: program.map { $0.complete }
      ),
    ],
    helpNames: []
  )

  private static var words: [any Command.Type] {
    [
      AddCommand.self, ListCommand.self, FindCommand.self, ShowCommand.self, LookupCommand.self, StarCommand.self, UnstarCommand.self,
      StarsCommand.self, EditCommand.self, RemoveCommand.self, FetchCommand.self, LangCommand.self, SourceCommand.self,
      ExportCommand.self, ImportCommand.self,
    ]
  }

  private static var tasks: [any Command.Type] { [TodoCommand.self] }
  private static var game: [any Command.Type] { [PlayCommand.self] }
  private static var keyboard: [any Command.Type] { [KeysCommand.self] }
  private static var texts: [any Command.Type] { [UBCOCommand.self, StemCommand.self] }

  private static var keeping: [any Command.Type] {
    [UndoCommand.self, RedoCommand.self, HistoryCommand.self, BackupCommand.self, RestoreCommand.self, VerifyCommand.self]
  }

  private static var program: [any Command.Type] {
    [UserInterfaceCommand.self, RemindCommand.self, PathsCommand.self, ConfigCommand.self, CompletionsCommand.self, HelpCommand.self]
  }

  /// The commands under `glot`. Each is parsed on its own: parsing through the tree would describe every level to the parser first.
  static var commands: [any Command.Type] { words + tasks + game + texts + keyboard + keeping + program }

  static let readsSettings = false

  @Flag(help: "Print the version.")
  var version = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    if version { return Outcome(VersionDocument()) }
    if context.session.format == .text, context.isOnFullScreenTerminal { return try await context.runFullScreenInterface() }
    let tree = HelpTree()
    return Outcome(PageDocument(name: "help", page: HelpPage(tree.root, of: tree, in: context.session.language).text))
  }
}
