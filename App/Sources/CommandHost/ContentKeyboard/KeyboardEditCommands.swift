import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct KeyboardAddCommand: Command {
  static let name = "add"
  static let help = CommandHelp(
    en: "Add a button, or pieces to one.", ru: "Добавить кнопку или тексты к ней.",
    details: [
      LocalizedText(
        en: """
          The first argument is the caption of the button, the others are its pieces. {name} in a piece is replaced by the text that \
          --set gives for it, {date} by the date, {clipboard} by the content of the clipboard; {{ is a brace.
          """,
        ru: """
          Первый аргумент — надпись, остальные — тексты. {name} в тексте заменяется значением из --set при нажатии, {date} — датой, \
          {clipboard} — содержимым буфера обмена; {{ — это скобка.
          """
      ),
      KeyboardHelp.own,
      KeyboardHelp.record,
    ], examples: ["glot keys add thanks \"thank you!\" \"thanks, {name}!\"", "glot keys add --to thanks \"much obliged\""]
  )

  let text: [String]
  let to: String?
  let id: String?
  let at: String?

  init(_ arguments: inout ArgumentReader) {
    text = arguments.operands(
      "text", russianValue: "ТЕКСТ", orInput: true, en: "The caption and the pieces; with --to only pieces.",
      ru: "Надпись и тексты; с --to только тексты."
    )
    to = arguments.option(
      "to", russianValue: "КНОПКА", en: "Add to this button, named by id or caption.",
      ru: "Добавить к этой кнопке: идентификатор или надпись.", completion: .stored(.buttons)
    )
    id = arguments.option(
      "id", russianValue: "ИДЕНТИФИКАТОР", en: "The id of the new button; by default the next number.",
      ru: "Идентификатор новой кнопки; по умолчанию следующий номер."
    )
    at = arguments.option(
      "at", russianValue: "ПОЗИЦИЯ", en: "At this position, from 1; by default at the end.",
      ru: "На эту позицию, считая с 1; по умолчанию в конец."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let place = try at.map { text throws(Problem) in try boardPosition(text) - 1 }
    let editor = context.contentKeyboard().editor.build()
    if let to {
      guard id == nil, !text.isEmpty else { throw Self.unclear }
      await editor.addPieces(text, to: to, at: place)
    } else {
      guard text.count >= 2 else { throw Self.unclear }
      await editor.addButton(id: id, caption: text[0], pieces: Array(text.dropFirst()), at: place)
    }
    return try editor.outcome(in: context)
  }

  private static let unclear = Problem.usage(
    en: ("A button needs a caption and at least one piece.", "Try “glot keys add thanks \"thank you!\"”."),
    ru: ("Кнопке нужны надпись и хотя бы один текст.", "Напишите, например, «glot keys add спасибо \"благодарю!\"».")
  )
}

struct KeyboardEditCommand: Command {
  static let name = "edit"
  static let help = CommandHelp(
    en: "Change the board, a button, or a piece.", ru: "Изменить доску, кнопку или текст.",
    details: [
      LocalizedText(
        en: """
          Without arguments, on a terminal, it opens the whole board in $VISUAL or $EDITOR; with - it reads a board from standard input. \
          Options change a button; a number and a text change a piece.
          """,
        ru: """
          Без аргументов в терминале открывает всю доску в $VISUAL или $EDITOR; с «-» читает её из стандартного ввода. Кнопка меняется \
          параметрами, текст — номером и новым текстом.
          """
      ),
      KeyboardHelp.own,
      KeyboardHelp.record,
    ],
    examples: [
      "glot keys edit",
      "glot keys edit greetings --caption hello",
      "glot keys edit greetings 2 \"how do you do?\"",
      "glot keys edit - < board.json",
    ]
  )

  let change: [String]
  let caption: String?
  let setId: String?

  init(_ arguments: inout ArgumentReader) {
    change = arguments.operands(
      "change", russianValue: "ИЗМЕНЕНИЕ", en: "The button, the number of a piece, and its text; or -.",
      ru: "Кнопка, номер текста и новый текст; или «-».", completion: .stored(.buttons)
    )
    caption = arguments.option("caption", russianValue: "НАДПИСЬ", en: "The caption of the button.", ru: "Надпись на кнопке.")
    setId = arguments.option(
      "set-id", russianValue: "ИДЕНТИФИКАТОР", en: "The new id of the button.", ru: "Новый идентификатор кнопки."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let editor = context.contentKeyboard().editor.build()
    let isPlain = caption == nil && setId == nil
    switch change.count {
    case 0 where isPlain:
      if context.streams.inputIsTerminal { return try await BoardDraft(editor: editor).edit(in: context) }
      return try await replace(editor, in: context)
    case 1 where isPlain && change[0] == "-" && context.literalCount == 0: return try await replace(editor, in: context)
    case 1 where !isPlain: await editor.changeButton(change[0], caption: caption, newID: setId)
    case 3 where isPlain: await editor.changePiece(change[0], number: try pieceNumber(change[1]), text: change[2])
    default: throw Self.unclear
    }
    return try editor.outcome(in: context)
  }

  @MainActor private func replace(_ editor: BoardEditorViewModel, in context: Context) async throws(Problem) -> Outcome {
    let name = LocalizedText.standardInput
    guard !context.streams.inputIsTerminal else { throw Self.unclear }
    let bytes: [UInt8]?
    do throws(Streams.Failure) {
      bytes = try context.streams.readAll(limit: BoardReader.maximumBytes)
    } catch { throw .unreadableInput(error) }
    guard let bytes else { throw .tooLarge(name, limit: BoardReader.maximumBytes) }
    await editor.replace(with: bytes)
    if case .faults(let faults)? = editor.state.problem { return .faults(faults, in: name, language: context.session.language) }
    return try editor.outcome(in: context)
  }

  private static let unclear = Problem.nothingToChange(by: "keys edit")
}

struct KeyboardMoveCommand: Command {
  static let name = "move"
  static let help = CommandHelp(
    en: "Move a button, or a piece of one, to another position.", ru: "Переместить кнопку или её текст на другую позицию.",
    details: [KeyboardHelp.own, KeyboardHelp.record], examples: ["glot keys move farewell 1", "glot keys move farewell 1 --piece 3"]
  )

  let button: String
  let position: String
  let piece: String?

  init(_ arguments: inout ArgumentReader) {
    button = arguments.button()
    position = arguments.requiredOperand(
      "position", russianValue: "ПОЗИЦИЯ", en: "The new position, from 1; numbers past the end mean the end.",
      ru: "Новая позиция, считая с 1; слишком большая означает конец."
    )
    piece = arguments.option("piece", russianValue: "НОМЕР", en: "The number of the piece to move.", ru: "Номер перемещаемого текста.")
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let target = try boardPosition(position)
    let editor = context.contentKeyboard().editor.build()
    if let piece {
      await editor.movePiece(button, number: try pieceNumber(piece), to: target)
    } else {
      await editor.moveButton(button, to: target)
    }
    return try editor.outcome(in: context)
  }
}

struct KeyboardRemoveCommand: Command {
  static let name = "rm"
  static let help = CommandHelp(
    en: "Delete buttons, or pieces of one.", ru: "Удалить кнопки или тексты одной кнопки.",
    details: [
      LocalizedText(
        en: "All of them are deleted or, if one does not exist, none.",
        ru: "Удаляется всё указанное, а если чего-то из этого нет, то ничего."
      ),
      KeyboardHelp.own,
      KeyboardHelp.record,
    ], examples: ["glot keys rm farewell", "glot keys rm greetings --piece 2"]
  )

  let button: [String]
  let piece: [String]

  init(_ arguments: inout ArgumentReader) {
    button = arguments.requiredOperands(
      "button", russianValue: "КНОПКА", en: "Buttons, by id or caption.", ru: "Кнопки: идентификаторы или надписи.",
      completion: .stored(.buttons)
    )
    piece = arguments.options(
      "piece", russianValue: "НОМЕР", en: "The number of a piece to delete, instead of the button; can be repeated.",
      ru: "Номер удаляемого текста (вместо кнопки); можно указать несколько раз."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let editor = context.contentKeyboard().editor.build()
    if piece.isEmpty {
      await editor.deleteButtons(button)
    } else {
      guard button.count == 1 else {
        throw .usage(
          en: ("Only the pieces of one button can be deleted at a time.", "Name one button."),
          ru: ("За раз можно удалить тексты только одной кнопки.", "Укажите одну кнопку.")
        )
      }
      var numbers: [Int] = []
      for text in piece { numbers.append(try pieceNumber(text)) }
      await editor.deletePieces(button[0], numbers: numbers)
    }
    return try editor.outcome(in: context)
  }
}

/// Parses a position, counted from 1.
func boardPosition(_ text: String) throws(Problem) -> Int {
  let number = try pieceNumber(text)
  guard number >= 1 else {
    throw .usage(
      en: ("“\(text)” is not a position.", "Use a whole number from 1."),
      ru: ("«\(text)» — не позиция.", "Укажите целое число от 1.")
    )
  }
  return number
}

extension BoardEditorViewModel {
  /// The changed buttons, with a note when the board has become the user's own.
  func outcome(in context: Context) throws(Problem) -> Outcome {
    if let problem = state.problem { throw Problem(problem, in: context.session.language) }
    return Outcome(
      ButtonsDocument(buttons: state.changed),
      notes: [state.takenOver.map { KeyboardPhrases.takenOver($0, undoneBy: "glot undo") }].compactMap(\.self))
  }
}
