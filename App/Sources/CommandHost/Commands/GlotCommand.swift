import CoreModule
import CorePresentation
import TerminalKit

struct GlotCommand: Command {
  static let name = "glot"
  static let help = CommandHelp(
    en: "A language learner’s companion for the terminal.", ru: "Помощник изучающего языки в терминале.",
    details: [
      LocalizedText(
        en: """
          Type a foreign word: it is saved, translated at once from a dictionary that works offline, and found again however you spell \
          it.
          """,
        ru: """
          Введите иностранное слово: glot сохранит его, сразу переведёт по словарю, который работает без сети, и найдёт при \
          любом написании.
          """
      )
    ], examples: ["glot add casa --from es --to en", "glot find cas", "glot lookup house --to es"]
  )

  static var subcommands: [any Command.Type] {
    [
      AddCommand.self, ListCommand.self, FindCommand.self, ShowCommand.self, LookupCommand.self, StarCommand.self, UnstarCommand.self,
      StarsCommand.self, EditCommand.self, RemoveCommand.self, FetchCommand.self, LangCommand.self, SourceCommand.self, ExportCommand.self,
      ImportCommand.self, PracticeCommand.self, GlossCommand.self, TextCommand.self, ReadCommand.self,
      LevelCommand.self, TodoCommand.self, PlayCommand.self, UBCOCommand.self, StemCommand.self,
      KeyboardCommand.self, UndoCommand.self, RedoCommand.self, HistoryCommand.self, BackupCommand.self, RestoreCommand.self,
      VerifyCommand.self, UserInterfaceCommand.self, ServeCommand.self, RemindCommand.self, PathsCommand.self, ConfigCommand.self,
      CompletionsCommand.self,
      CompleteCommand.self, HelpCommand.self,
    ]
  }

  static let needsValidSettings = false

  let version: Bool

  init(_ arguments: inout ArgumentReader) {
    version = arguments.flag("version", en: "Print the version and the commit.", ru: "Вывести номер версии и коммит.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    if version { return Outcome(VersionDocument()) }
    if context.session.format == .text, context.isOnFullScreenTerminal { return try await context.runFullScreenInterface() }
    let tree = HelpTree()
    return Outcome(PageDocument(name: "help", page: HelpPage(tree.root, of: tree, in: context.session.language).text))
  }
}
