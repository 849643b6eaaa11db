import ArgumentParser
import CorePresentation

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
      CommandGroup(name: "Words", subcommands: completeMembers(words)),
      CommandGroup(name: "Tasks", subcommands: completeMembers(tasks)),
      CommandGroup(name: "Game", subcommands: completeMembers(game)),
      CommandGroup(name: "Texts", subcommands: completeMembers(texts)),
      CommandGroup(name: "Content keyboard", subcommands: completeMembers(keyboard)),
      CommandGroup(name: "Keeping data safe", subcommands: completeMembers(keeping)),
      CommandGroup(name: "Program", subcommands: completeMembers(program)),
    ],
    helpNames: []
  )

  private static let words = [
    "add", "list", "find", "show", "lookup", "star", "unstar", "stars", "edit", "rm", "fetch", "lang", "source", "export", "import",
  ]
  private static let tasks = ["todo"]
  private static let game = ["play"]
  private static let keyboard = ["keys"]
  private static let texts = ["ubco", "stem"]
  private static let keeping = ["undo", "redo", "history", "backup", "restore", "verify"]
  private static let program = ["ui", "remind", "paths", "config", "completions", "help"]

  /// Each command is parsed on its own: parsing through the tree would describe every level to the parser first.
  static let memberNames = words + tasks + game + texts + keyboard + keeping + program

  static func member(named name: String) -> (any Command.Type)? {
    switch name {
    case "add": AddCommand.self
    case "list": ListCommand.self
    case "find": FindCommand.self
    case "show": ShowCommand.self
    case "lookup": LookupCommand.self
    case "star": StarCommand.self
    case "unstar": UnstarCommand.self
    case "stars": StarsCommand.self
    case "edit": EditCommand.self
    case "rm": RemoveCommand.self
    case "fetch": FetchCommand.self
    case "lang": LangCommand.self
    case "source": SourceCommand.self
    case "export": ExportCommand.self
    case "import": ImportCommand.self
    case "todo": TodoCommand.self
    case "play": PlayCommand.self
    case "keys": KeyboardCommand.self
    case "ubco": UBCOCommand.self
    case "stem": StemCommand.self
    case "undo": UndoCommand.self
    case "redo": RedoCommand.self
    case "history": HistoryCommand.self
    case "backup": BackupCommand.self
    case "restore": RestoreCommand.self
    case "verify": VerifyCommand.self
    case "ui": UserInterfaceCommand.self
    case "remind": RemindCommand.self
    case "paths": PathsCommand.self
    case "config": ConfigCommand.self
    case "completions": CompletionsCommand.self
    case "help": HelpCommand.self
    default: nil
    }
  }

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

extension GlotCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    version = arguments.flag("--version")
  }
}
