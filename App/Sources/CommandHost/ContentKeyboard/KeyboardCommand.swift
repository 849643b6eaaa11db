import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The content keyboard. Without a subcommand, lists the buttons.
struct KeyboardCommand: Command {
  static let name = "keys"
  static let help = CommandHelp(
    en: "Insert ready-made texts at the press of a button.", ru: "Вставлять готовые тексты нажатием кнопки.",
    details: [
      LocalizedText(
        en: """
          Without arguments it lists the buttons and their positions. Buttons are named by id or caption. “glot completions” prints \
          shell widgets that insert the next piece into the command line.
          """,
        ru: """
          Без аргументов показывает кнопки и их позиции. Кнопка указывается идентификатором или надписью. «glot completions» выводит \
          виджеты оболочки, которые вставляют следующий текст в командную строку.
          """
      ),
      KeyboardHelp.record,
    ], examples: ["glot keys", "glot keys press 1", "glot keys source https://example.org/board"]
  )

  static var subcommands: [any Command.Type] {
    [
      KeyboardPressCommand.self, KeyboardShowCommand.self, KeyboardPickCommand.self, KeyboardPeekCommand.self, KeyboardFindCommand.self,
      KeyboardResetCommand.self, KeyboardBackCommand.self, KeyboardRefreshCommand.self, KeyboardSourceCommand.self, KeyboardAddCommand.self,
      KeyboardEditCommand.self, KeyboardMoveCommand.self, KeyboardRemoveCommand.self, KeyboardExportCommand.self,
    ]
  }

  let action: String?

  init(_ arguments: inout ArgumentReader) { action = arguments.subcommand(of: "keys") }

  func run(in context: Context) async throws(Problem) -> Outcome {
    if let action { throw .unknownCommand("keys \(action)") }
    let state = try await context.keyboard { await $0.load() }
    let notes =
      [state.refreshProblem.map { KeyboardPhrases.notRefreshed($0, in: context.session.language) }]
      + [state.buttons.isEmpty ? KeyboardPhrases.noButtons : nil, KeyboardPhrases.origin(state.board, now: context.now)]
    return Outcome(ButtonsDocument(buttons: state.buttons), notes: notes.compactMap(\.self))
  }
}

/// Texts that the help of several commands shares.
enum KeyboardHelp {
  static let record = LocalizedText(
    en: "--plain prints the id, the caption, the position of the last piece, from 0, and the number of pieces.",
    ru: "--plain выводит идентификатор, надпись, позицию последнего текста, считая с 0, и число текстов."
  )
  static let pieceRecord = LocalizedText(
    en: "--plain prints the id, the caption, the position of the piece, from 0, the number of pieces, and the piece.",
    ru: "--plain выводит идентификатор, надпись, позицию текста, считая с 0, число текстов и сам текст."
  )
  static let sourceRecord = LocalizedText(
    en: "--plain prints the kind of the source, the source, the number of buttons, and when they were fetched.",
    ru: "--plain выводит вид источника, источник, число кнопок и время загрузки."
  )
  static let own = LocalizedText(
    en: "The board becomes your own and is no longer fetched; this can be undone.",
    ru: "После этого доска становится вашей и больше не загружается; отменить это можно командой undo."
  )
}

/// Arguments of several commands.
extension ArgumentReader {
  mutating func buttons() -> [String] {
    operands(
      "button", russianValue: "КНОПКА", en: "Buttons, by id or caption.", ru: "Кнопки: идентификаторы или надписи.",
      completion: .stored(.buttons)
    )
  }

  mutating func button() -> String {
    requiredOperand(
      "button", russianValue: "КНОПКА", en: "The button, by id or caption.", ru: "Кнопка: идентификатор или надпись.",
      completion: .stored(.buttons)
    )
  }

  mutating func pressRule() -> PressRule {
    let isSingle = flag(
      "single-slot", en: "Remember only one button: another one starts with its first piece.",
      ru: "Помнить только одну кнопку: другая начинает с первого текста."
    )
    return isSingle ? .singleSlot : .perButton
  }
}

extension Context {
  /// The state of the keyboard after `act`.
  func keyboard(_ act: (KeyboardViewModel) async -> Void) async throws(Problem) -> KeyboardState {
    let keyboard = contentKeyboard().keyboard.build()
    await act(keyboard)
    if let problem = keyboard.state.problem { throw Problem(problem, in: session.language) }
    return keyboard.state
  }
}
