import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct HelpCommand: Command {
  static let name = "help"
  static let help = CommandHelp(
    en: "Show help for glot or one of its commands.", ru: "Показать справку о glot или об одной из команд.",
    examples: ["glot help", "glot help add"]
  )

  static let needsValidSettings = false

  let command: [String]
  let format: OptionValue<PageFormat>

  init(_ arguments: inout ArgumentReader) {
    command = arguments.operands(
      "command", russianValue: "КОМАНДА", en: "The command to show help for.", ru: "Команда, о которой нужна справка.",
      completion: .stored(.topics)
    )
    format = arguments.choice(
      "format", russianValue: "ФОРМАТ", en: "The format: text, markdown, man, or commands for their names.",
      ru: "Формат: text, markdown, man или commands (только названия команд)."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let tree = HelpTree()
    let language = context.session.language
    let name = command.joined(separator: " ")
    let node = tree.commands.first { $0.commandName == name }
    if !command.isEmpty, node == nil { throw .unknownCommand(name) }
    switch try format() ?? .text {
    case .text: return Outcome(PageDocument(name: "help", page: HelpPage(node ?? tree.root, of: tree, in: language).text))
    case .markdown: return Outcome(PageDocument(name: "help", page: CommandReference(tree).markdown))
    case .commands: return Outcome(PageDocument(name: "help", page: tree.commands.map(\.commandName).joined(separator: "\n")))
    case .man: return Outcome(PageDocument(name: "help", page: ManualPage(node ?? tree.root, of: tree, in: language).text))
    }
  }
}

enum PageFormat: String, CaseIterable {
  case text
  case markdown
  case man
  case commands
}

extension GlotCommand {
  /// The topics of `glot help`, for completions.
  static var helpTopics: [String] {
    subcommands.filter { $0.isListed }.flatMap { command in [command.name] + command.subcommands.map { "\(command.name) \($0.name)" } }
  }
}
