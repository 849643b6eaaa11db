import AppServices
import ArgumentParser
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

struct KeyboardShowCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "show",
    abstract: "List the pieces of buttons.",
    discussion: """
      Without a button, those of all. The one that was put out last is marked.
      \(KeyboardHelp.pieceRecord)

      glot keys show greetings
      glot keys show --frequent
      """
  )

  @Argument(help: "Buttons, by id or caption.")
  var button: [String] = []

  @Flag(help: "Those first that are used most, and lately.")
  var frequent = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.list(button)
    if let problem = keyboard.state.problem { throw Problem(problem, in: context.session.language) }
    let listed = keyboard.state.listed
    await keyboard.load()
    let shown = frequent ? ListedPiece.byFrecency(listed, at: context.now) : listed
    return Outcome(ListedPiecesDocument(listed: shown, buttons: keyboard.state.buttons))
  }
}

extension KeyboardShowCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    frequent = arguments.flag("--frequent")
    button = arguments.operands()
  }
}

struct KeyboardFindCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "find",
    abstract: "Find pieces by any part of them.",
    discussion: "Case and accents do not matter.\n\(KeyboardHelp.pieceRecord)\nglot keys find you"
  )

  @Argument(help: "What to find; all arguments together.")
  var query: [String] = []

  func run(in context: Context) async throws(Problem) -> Outcome {
    let nothing = LocalizedText(en: "There is nothing to search for.", ru: "Не указано, что искать.")
    let typed = try WordArguments(query, in: context, missing: .missingWord(nothing, example: "glot keys find you")).text
    let text: String
    do throws(UserTextProblem) { text = try UserText(typed).description } catch { throw Problem(error, in: typed) }
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.find(text)
    let document = FoundPiecesDocument(pieces: keyboard.state.pieces)
    guard let problem = keyboard.state.problem else { return Outcome(document) }
    guard case .nothingFound = problem else { throw Problem(problem, in: context.session.language) }
    return Outcome(document, problem: Problem(problem, in: context.session.language))
  }
}

extension KeyboardFindCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    query = arguments.operands()
  }
}

struct KeyboardExportCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "export",
    abstract: "Write the board as JSON.",
    discussion: """
      The document is what a service sends, and what source and edit read. Without a file, or with -, it goes to standard output.
      With a file, --plain prints the file and the number of buttons.

      glot keys export board.json
      """
  )

  @Argument(help: "The file to write.", completion: .file())
  var file: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    let editor = context.contentKeyboard().editor.build()
    await editor.load()
    if let problem = editor.state.problem { throw Problem(problem, in: context.session.language) }
    let board = editor.state.board ?? Board()
    let text = BoardText.document(board)
    guard let file, file != "-" || context.literalCount > 0 else { return Outcome(ExportDocument(text: text)) }
    do throws(UserFileError) { try context.launch.files(context.options).write(text, to: file) } catch { throw .writing(error) }
    return Outcome(ExportReport(file: file, counts: [("buttons", board.buttons.count, KeyboardPhrases.button)]))
  }
}

extension KeyboardExportCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    file = arguments.operand()
  }
}
