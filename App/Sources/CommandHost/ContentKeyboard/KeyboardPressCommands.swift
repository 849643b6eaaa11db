import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation
import TerminalKit

struct KeyboardPressCommand: Command {
  static let name = "press"
  static let help = CommandHelp(
    en: "Print the next piece of each button.", ru: "Вывести следующий текст каждой кнопки.",
    details: [
      LocalizedText(
        en: """
          After the last piece comes the first one again. Without a button, the one that was used last is pressed. The position of each \
          button is saved.
          """,
        ru: """
          После последнего текста снова идёт первый. Без указания кнопки берётся та, что использована последней. Позиция каждой \
          сохраняется.
          """
      ),
      KeyboardHelp.pieceRecord,
    ], examples: ["glot keys press 1", "glot keys press greetings farewell", "glot keys press 1 --set name=Ann --copy"]
  )

  let button: [String]
  let rule: PressRule
  let output: PieceOptions

  init(_ arguments: inout ArgumentReader) {
    button = arguments.buttons()
    rule = arguments.pressRule()
    output = PieceOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    try output.check(in: context)
    var options = try output.options()
    options.rule = rule
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.press(button, options)
    return try output.outcome(keyboard.state, in: context)
  }
}

struct KeyboardPickCommand: Command {
  static let name = "pick"
  static let help = CommandHelp(
    en: "Print one piece of a button and continue from there.", ru: "Вывести один из текстов кнопки и продолжать с него.",
    details: [KeyboardHelp.pieceRecord], examples: ["glot keys pick greetings 2"]
  )

  let button: String
  let number: String
  let output: PieceOptions

  init(_ arguments: inout ArgumentReader) {
    button = arguments.button()
    number = arguments.requiredOperand(
      "number", russianValue: "НОМЕР", en: "The number of the piece, from 1.", ru: "Номер текста, считая с 1."
    )
    output = PieceOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    try output.check(in: context)
    let number = try pieceNumber(number)
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.pick(button, number: number, try output.options())
    return try output.outcome(keyboard.state, in: context)
  }
}

struct KeyboardPeekCommand: Command {
  static let name = "peek"
  static let help = CommandHelp(
    en: "Print the next piece of each button without pressing it.", ru: "Вывести следующий текст каждой кнопки, не нажимая её.",
    details: [
      LocalizedText(en: "Placeholders are not filled in.", ru: "Подстановки не заполняются."),
      KeyboardHelp.pieceRecord,
    ], examples: ["glot keys peek 1"]
  )

  let button: [String]
  let rule: PressRule

  init(_ arguments: inout ArgumentReader) {
    button = arguments.buttons()
    rule = arguments.pressRule()
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let state = try await context.keyboard { await $0.peek(button, rule) }
    return Outcome(PiecesDocument(pieces: state.pieces))
  }
}

struct KeyboardBackCommand: Command {
  static let name = "back"
  static let help = CommandHelp(
    en: "Undo the last output.", ru: "Отменить последний вывод.",
    details: [
      LocalizedText(
        en: "The button returns to its previous position. Repeat it to undo earlier outputs, up to a thousand.",
        ru: "Кнопка возвращается на прежнюю позицию. Повторный вызов отменяет предыдущий вывод, всего до тысячи."
      ),
      KeyboardHelp.pieceRecord,
    ], examples: ["glot keys back"]
  )

  init(_ arguments: inout ArgumentReader) {}

  func run(in context: Context) async throws(Problem) -> Outcome {
    let state = try await context.keyboard { await $0.takeBack() }
    return Outcome(PiecesDocument(pieces: state.pieces, isTakenBack: true))
  }
}

struct KeyboardResetCommand: Command {
  static let name = "reset"
  static let help = CommandHelp(
    en: "Reset buttons to their first pieces.", ru: "Вернуть кнопки к первым текстам.",
    details: [
      LocalizedText(en: "Without a button, all are reset.", ru: "Без указания кнопки — все."),
      KeyboardHelp.record,
    ], examples: ["glot keys reset 1"]
  )

  let button: [String]

  init(_ arguments: inout ArgumentReader) {
    button = arguments.buttons()
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let state = try await context.keyboard { await $0.reset(button) }
    return Outcome(ButtonsDocument(buttons: state.buttons))
  }
}

/// The options for the output of a piece.
struct PieceOptions {
  let set: [String]
  let copy: Bool
  let raw: Bool

  init(_ arguments: inout ArgumentReader) {
    set = arguments.options(
      "set", russianValue: "ИМЯ=ТЕКСТ", en: "The value of a placeholder, for example name=Ann; can be repeated.",
      ru: "Значение подстановки, например name=Анна; можно указать несколько раз."
    )
    copy = arguments.flag("copy", en: "Copy it to the clipboard too.", ru: "Скопировать и в буфер обмена.")
    raw = arguments.flag(
      "raw", en: "Keep control characters, for a file or another program.",
      ru: "Оставить управляющие символы — для файла или другой программы."
    )
  }

  func options() throws(Problem) -> PressOptions {
    var options = PressOptions()
    options.copies = copy
    for setting in set {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, PieceText.isName(parts[0]) else {
        throw .invalidValue(setting, of: "--set", en: "Try “--set name=Ann”.", ru: "Напишите, например, «--set name=Анна».")
      }
      options.values[parts[0]] = parts[1]
    }
    return options
  }

  /// Control characters must not reach a terminal.
  @MainActor func check(in context: Context) throws(Problem) {
    guard raw, context.streams.outputIsTerminal else { return }
    throw .usage(
      en: ("--raw would let control characters reach the terminal.", "Send the output to a file or a pipe."),
      ru: ("С --raw управляющие символы попали бы в терминал.", "Направьте вывод в файл или в канал.")
    )
  }

  /// The pieces, with notes.
  @MainActor func outcome(_ state: KeyboardState, in context: Context) throws(Problem) -> Outcome {
    let isVerbatim = raw && context.session.format == .text
    var outcome = Outcome(PiecesDocument(pieces: state.pieces, isRaw: raw, isVerbatim: isVerbatim))
    let language = context.session.language
    if let problem = state.refreshProblem { outcome.notes.append(KeyboardPhrases.notRefreshed(problem, in: language)) }
    if let problem = state.problem {
      // A piece that could not be copied is still printed.
      guard !state.pieces.isEmpty else { throw Problem(problem, in: language) }
      outcome.problem = Problem(problem, in: language)
    }
    if context.streams.outputIsTerminal, context.session.format == .text { outcome.notes += state.pieces.map(KeyboardPhrases.progress) }
    if let way = state.copied { outcome.notes.append(KeyboardPhrases.copied(way)) }
    return outcome
  }
}

/// Parses a number, counted from 1.
func pieceNumber(_ text: String) throws(Problem) -> Int {
  guard let number = Int(text) else {
    throw .usage(
      en: ("“\(text)” is not a number.", "Use a whole number from 1."),
      ru: ("«\(text)» — не число.", "Укажите целое число от 1.")
    )
  }
  return number
}
