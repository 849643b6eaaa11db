import ArgumentParser
import CoreModule
import CorePresentation
import Presentation

struct HelpCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "help",
    abstract: "Explain glot, or one of its commands.",
    discussion: """
      glot help
      glot help add
      """
  )

  static let readsSettings = false

  @Argument(help: "The command to explain.", completion: .list(GlotCommand.helpTopics))
  var command: [String] = []

  @Option(help: "The form: text, markdown, man, or commands for their names.", completion: .list(PageFormat.allCases.map(\.rawValue)))
  var format: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    let tree = HelpTree()
    let language = context.session.language
    let name = command.joined(separator: " ")
    let node = tree.commands.first { $0.commandName == name }
    if !command.isEmpty, node == nil { throw .unknownCommand(name) }
    switch try format.map({ value throws(Problem) in try PageFormat(value, of: "--format") }) ?? .text {
    case .text: return Outcome(PageDocument(name: "help", page: HelpPage(node ?? tree.root, of: tree, in: language).text))
    case .markdown: return Outcome(PageDocument(name: "help", page: CommandReference(tree).markdown))
    case .commands: return Outcome(PageDocument(name: "help", page: tree.commands.map(\.commandName).joined(separator: "\n")))
    case .man: return Outcome(PageDocument(name: "help", page: ManualPage(node ?? tree.root, of: tree, in: language).text))
    }
  }
}

extension HelpCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    format = arguments.value("--format")
    command = arguments.operands()
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
    memberNames.flatMap { name in
      [name] + (member(named: name)?.memberNames ?? []).map { "\(name) \($0)" }
    }
  }
}
