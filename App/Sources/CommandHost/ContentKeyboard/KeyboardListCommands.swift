import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct KeyboardShowCommand: Command {
  static let name = "show"
  static let help = CommandHelp(
    en: "List the pieces of buttons.", ru: "Показать тексты кнопок.",
    details: [
      LocalizedText(
        en: "Without a button, the pieces of all buttons are listed. The last one printed is marked.",
        ru: "Без указания кнопки — всех. Выведенный последним отмечен."
      ),
      KeyboardHelp.pieceRecord,
    ], examples: ["glot keys show greetings", "glot keys show --frequent"]
  )

  let button: [String]
  let frequent: Bool

  init(_ arguments: inout ArgumentReader) {
    button = arguments.buttons()
    frequent = arguments.flag(
      "frequent", en: "The most used and most recent ones first.", ru: "Сначала самые частые и недавние."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let listed = try await context.keyboard { await $0.list(button) }.listed
    let buttons = try await context.keyboard { await $0.load() }.buttons
    let shown = frequent ? ListedPiece.byFrecency(listed, at: context.now) : listed
    return Outcome(ListedPiecesDocument(listed: shown, buttons: buttons))
  }
}

struct KeyboardFindCommand: Command {
  static let name = "find"
  static let help = CommandHelp(
    en: "Find pieces by any part of them.", ru: "Найти тексты по любой их части.",
    details: [
      LocalizedText(en: "Case and accents do not matter.", ru: "Регистр и диакритика не важны."),
      KeyboardHelp.pieceRecord,
    ], examples: ["glot keys find you"]
  )

  let query: [String]

  init(_ arguments: inout ArgumentReader) {
    query = arguments.operands(
      "query", russianValue: "ЗАПРОС", orInput: true, en: "What to find; all arguments are joined.",
      ru: "Что искать; аргументы объединяются в один запрос."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let nothing = LocalizedText(en: "No search text is given.", ru: "Не указано, что искать.")
    let typed = try WordArguments(query, in: context, missing: .missingWord(nothing, example: "glot keys find you")).text
    let text = try UserText(accepting: typed).description
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.find(text)
    let document = FoundPiecesDocument(pieces: keyboard.state.pieces)
    guard let problem = keyboard.state.problem else { return Outcome(document) }
    guard case .nothingFound = problem else { throw Problem(problem, in: context.session.language) }
    return Outcome(document, problem: Problem(problem, in: context.session.language))
  }
}

struct KeyboardExportCommand: Command {
  static let name = "export"
  static let help = CommandHelp(
    en: "Export the board as JSON.", ru: "Экспортировать доску в JSON.",
    details: [
      LocalizedText(
        en: """
          The document is the same as services send, and as source and edit read. Without a file, or with -, it goes to standard output.
          """,
        ru: """
          Документ такой же, какой присылает служба и какой читают source и edit. Без файла или с «-» выводится в стандартный вывод.
          """
      ),
      LocalizedText(
        en: "With a file, --plain prints the file and the number of buttons.",
        ru: "Если указан файл, --plain выводит его и число кнопок."
      ),
    ], examples: ["glot keys export board.json"]
  )

  let file: String?

  init(_ arguments: inout ArgumentReader) {
    file = arguments.outputFile()
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let editor = context.contentKeyboard().editor.build()
    await editor.load()
    if let problem = editor.state.problem { throw Problem(problem, in: context.session.language) }
    let board = editor.state.board ?? Board()
    let text = BoardText.document(board)
    return try context.exported(text, to: file, counts: [("buttons", board.buttons.count, KeyboardPhrases.button)])
  }
}
