import AppGraph
import ArgumentParser
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

/// The content keyboard. Without a subcommand, lists the buttons.
struct KeyboardCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "keys", _superCommandName: "glot",
    abstract: "Press buttons that hold ready-made texts.",
    discussion: """
      Alone it lists the buttons with where each stands. Buttons are named by their ids or captions. “glot completions” prints shell widgets that \
      put the next piece into the command line.
      \(KeyboardHelp.record)

      glot keys
      glot keys press 1
      glot keys source https://example.org/board
      """,
    subcommands: completeMembers(),
    helpNames: []
  )

  static let memberNames = [
    "press", "show", "pick", "peek", "find", "reset", "back", "refresh", "source", "add", "edit", "move", "rm", "export",
  ]

  static func member(named name: String) -> (any Command.Type)? {
    switch name {
    case "press": KeyboardPressCommand.self
    case "show": KeyboardShowCommand.self
    case "pick": KeyboardPickCommand.self
    case "peek": KeyboardPeekCommand.self
    case "find": KeyboardFindCommand.self
    case "reset": KeyboardResetCommand.self
    case "back": KeyboardBackCommand.self
    case "refresh": KeyboardRefreshCommand.self
    case "source": KeyboardSourceCommand.self
    case "add": KeyboardAddCommand.self
    case "edit": KeyboardEditCommand.self
    case "move": KeyboardMoveCommand.self
    case "rm": KeyboardRemoveCommand.self
    case "export": KeyboardExportCommand.self
    default: nil
    }
  }

  @Argument(help: "What to do: one of the commands of keys.")
  var action: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    if let action { throw .unknownCommand("keys \(action)") }
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.load()
    let state = keyboard.state
    if let problem = state.problem { throw Problem(problem, in: context.session.language) }
    let notes =
      [state.refreshProblem.map { KeyboardPhrases.notRefreshed($0, in: context.session.language) }]
      + [state.buttons.isEmpty ? KeyboardPhrases.noButtons : nil, KeyboardPhrases.origin(state.board, now: context.now)]
    return Outcome(ButtonsDocument(buttons: state.buttons), notes: notes.compactMap(\.self))
  }
}

extension KeyboardCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    action = arguments.operand()
  }
}

/// Texts that the help of several commands shares.
enum KeyboardHelp {
  static let record = "--plain prints the id, the caption, the place of the last piece counted from 0, and the number of pieces."
  static let pieceRecord = "--plain prints the id, the caption, the place of the piece counted from 0, the number of pieces, and the piece."
  static let sourceRecord = "--plain prints the kind of the source, the source, the number of buttons, and when they were fetched."
  static let own = "The board is yours from then on, and is no longer fetched; undo takes that back."
  static let position = "At this position, from 1; by default behind the others."
}

extension Context {
  func contentKeyboard(_ router: KeyboardHintRouter = KeyboardHintRouter()) -> ContentKeyboardGraph {
    graph.contentKeyboard(router: router).build()
  }
}

/// A command shows the next command to type instead of navigating.
@MainActor
final class KeyboardHintRouter: Router {
  private(set) var hints: [LocalizedText] = []

  func navigate(to destination: ContentKeyboardDestination) {
    let command =
      switch destination {
      case .pieces(let id): "glot keys show \(id)"
      case .source, .newSource: "glot keys source"
      case .search: "glot keys find"
      }
    hints.append(LocalizedText(en: "Next: \(command)", ru: "Дальше: \(command)"))
  }
}
