import ArgumentParser
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct KeyboardAddCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "add",
    abstract: "Add a button, or pieces to one.",
    discussion: """
      The first argument is what stands on the button, the others are its pieces. {name} in a piece stands for a text that --set gives when it is \
      pressed, {date} for the day, {clipboard} for what was copied; {{ is a brace.
      \(KeyboardHelp.own)
      \(KeyboardHelp.record)

      glot keys add thanks "thank you!" "thanks, {name}!"
      glot keys add --to thanks "much obliged"
      """
  )

  @Argument(help: "The caption and the pieces; with --to only pieces.")
  var text: [String] = []

  @Option(help: "Add to this button, named by id or caption.")
  var to: String?

  @Option(help: "The id of the new button; by default the next number.")
  var id: String?

  @Option(help: ArgumentHelp(KeyboardHelp.position))
  var at: String?

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
    LocalizedText(en: "A button needs a caption and at least one piece.", ru: "Кнопке нужны надпись и хотя бы один текст."),
    hint: LocalizedText(
      en: "Write it as in “glot keys add thanks \"thank you!\"”.", ru: "Напишите, например, «glot keys add спасибо \"благодарю!\"».")
  )
}

extension KeyboardAddCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    to = arguments.value("--to")
    id = arguments.value("--id")
    at = arguments.value("--at")
    text = arguments.operands()
  }
}

struct KeyboardEditCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "edit",
    abstract: "Change the board, a button, or a piece.",
    discussion: """
      Alone on a terminal it opens the whole board in $VISUAL or $EDITOR; with - it reads one from standard input. A button is changed by its \
      options, a piece by its number and another text.
      \(KeyboardHelp.own)
      \(KeyboardHelp.record)

      glot keys edit
      glot keys edit greetings --caption hello
      glot keys edit greetings 2 "how do you do?"
      glot keys edit - < board.json
      """
  )

  @Argument(help: "The button, the number of a piece, and its text; or -.")
  var change: [String] = []

  @Option(help: "What stands on the button.")
  var caption: String?

  @Option(help: "Another id for the button.")
  var setId: String?

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
    let name = LocalizedText(en: "Standard input", ru: "Стандартный ввод")
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

  private static let unclear = Problem.usage(
    LocalizedText(en: "It is not clear what to change.", ru: "Неясно, что изменить."),
    hint: LocalizedText(en: "See “glot help keys edit”.", ru: "См. «glot help keys edit».")
  )
}

extension KeyboardEditCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    caption = arguments.value("--caption")
    setId = arguments.value("--set-id")
    change = arguments.operands()
  }
}

struct KeyboardMoveCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "move",
    abstract: "Move a button, or a piece of one, to another position.",
    discussion: "\(KeyboardHelp.own)\n\(KeyboardHelp.record)\nglot keys move farewell 1\nglot keys move farewell 1 --piece 3"
  )

  @Argument(help: "The button, by id or caption.")
  var button: String

  @Argument(help: "The new position, from 1; behind the last it is the last.")
  var position: String

  @Option(help: "The number of the piece to move.")
  var piece: String?

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

extension KeyboardMoveCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    piece = arguments.value("--piece")
    button = arguments.requiredOperand()
    position = arguments.requiredOperand()
  }
}

struct KeyboardRemoveCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "rm",
    abstract: "Delete buttons, or pieces of one.",
    discussion:
      "All of them or, when one is unknown, none.\n\(KeyboardHelp.own)\n\(KeyboardHelp.record)\nglot keys rm farewell\nglot keys rm greetings --piece 2"
  )

  @Argument(help: "Buttons, by id or caption.")
  var button: [String]

  @Option(help: "The number of a piece to delete, instead of the button; may be given again.")
  var piece: [String] = []

  func run(in context: Context) async throws(Problem) -> Outcome {
    let editor = context.contentKeyboard().editor.build()
    if piece.isEmpty {
      await editor.deleteButtons(button)
    } else {
      guard button.count == 1 else {
        throw .usage(
          LocalizedText(en: "Pieces of one button are deleted at a time.", ru: "Удаляются тексты одной кнопки за раз."),
          hint: LocalizedText(en: "Name one button.", ru: "Укажите одну кнопку.")
        )
      }
      var numbers: [Int] = []
      for text in piece { numbers.append(try pieceNumber(text)) }
      await editor.deletePieces(button[0], numbers: numbers)
    }
    return try editor.outcome(in: context)
  }
}

extension KeyboardRemoveCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    piece = arguments.values("--piece")
    button = [arguments.requiredOperand()] + arguments.operands()
  }
}

/// Parses a position, counted from 1.
func boardPosition(_ text: String) throws(Problem) -> Int {
  let number = try pieceNumber(text)
  guard number >= 1 else {
    throw .usage(
      LocalizedText(en: "“\(text)” is not a position.", ru: "«\(text)» — не позиция."),
      hint: LocalizedText(en: "Give a whole number from 1.", ru: "Укажите целое число от 1.")
    )
  }
  return number
}

extension BoardEditorViewModel {
  /// The changed buttons, with a note when the board has become the user's own.
  func outcome(in context: Context) throws(Problem) -> Outcome {
    if let problem = state.problem { throw Problem(problem, in: context.session.language) }
    return Outcome(ButtonsDocument(buttons: state.changed), notes: [state.takenOver.map(KeyboardPhrases.takenOver)].compactMap(\.self))
  }
}
