import ArgumentParser
import ContentKeyboard
import CoreModule
import CorePresentation
import Presentation

struct KeyboardPressCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "press",
    abstract: "Print the next piece of each button.",
    discussion: """
      After the last piece comes the first again. Without a button it is the one that was used last. Where each stands is kept.
      \(KeyboardHelp.pieceRecord)

      glot keys press 1
      glot keys press greetings farewell
      glot keys press 1 --set name=Ann --copy
      """
  )

  @Argument(help: "Buttons, by id or caption.")
  var button: [String] = []

  @Flag(help: "Remember one button only: another one begins with its first piece.")
  var singleSlot = false

  @OptionGroup var output: PieceOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    try output.check(in: context)
    var options = try output.options()
    options.rule = singleSlot ? .singleSlot : .perButton
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.press(button, options)
    return try output.outcome(keyboard.state, in: context)
  }
}

extension KeyboardPressCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    output = arguments.group()
    singleSlot = arguments.flag("--single-slot")
    button = arguments.operands()
  }
}

struct KeyboardPickCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "pick",
    abstract: "Print one piece of a button, and go on from there.",
    discussion: "\(KeyboardHelp.pieceRecord)\nglot keys pick greetings 2"
  )

  @Argument(help: "The button, by id or caption.")
  var button: String

  @Argument(help: "The number of the piece, from 1.")
  var number: String

  @OptionGroup var output: PieceOptions

  func run(in context: Context) async throws(Problem) -> Outcome {
    try output.check(in: context)
    let number = try pieceNumber(number)
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.pick(button, number: number, try output.options())
    return try output.outcome(keyboard.state, in: context)
  }
}

extension KeyboardPickCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    output = arguments.group()
    button = arguments.requiredOperand()
    number = arguments.requiredOperand()
  }
}

struct KeyboardPeekCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "peek",
    abstract: "Print the next piece of each button without pressing it.",
    discussion: "Placeholders are shown as they are written.\n\(KeyboardHelp.pieceRecord)\nglot keys peek 1"
  )

  @Argument(help: "Buttons, by id or caption.")
  var button: [String] = []

  @Flag(help: "Remember one button only: another one begins with its first piece.")
  var singleSlot = false

  func run(in context: Context) async throws(Problem) -> Outcome {
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.peek(button, singleSlot ? .singleSlot : .perButton)
    if let problem = keyboard.state.problem { throw Problem(problem, in: context.session.language) }
    return Outcome(PiecesDocument(pieces: keyboard.state.pieces))
  }
}

extension KeyboardPeekCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    singleSlot = arguments.flag("--single-slot")
    button = arguments.operands()
  }
}

struct KeyboardBackCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "back",
    abstract: "Take the last output back.",
    discussion: """
      Its button stands where it stood before. Again, it takes back the one before; the last thousand can be.
      \(KeyboardHelp.pieceRecord)

      glot keys back
      """
  )

  func run(in context: Context) async throws(Problem) -> Outcome {
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.takeBack()
    if let problem = keyboard.state.problem { throw Problem(problem, in: context.session.language) }
    return Outcome(PiecesDocument(pieces: keyboard.state.pieces, isTakenBack: true))
  }
}

extension KeyboardBackCommand {
  mutating func read(_ arguments: inout ArgumentReader) {}
}

struct KeyboardResetCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot keys", commandName: "reset",
    abstract: "Let buttons begin again with their first pieces.",
    discussion: "Without a button, all of them.\n\(KeyboardHelp.record)\nglot keys reset 1"
  )

  @Argument(help: "Buttons, by id or caption.")
  var button: [String] = []

  func run(in context: Context) async throws(Problem) -> Outcome {
    let keyboard = context.contentKeyboard().keyboard.build()
    await keyboard.reset(button)
    if let problem = keyboard.state.problem { throw Problem(problem, in: context.session.language) }
    return Outcome(ButtonsDocument(buttons: keyboard.state.buttons))
  }
}

extension KeyboardResetCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    button = arguments.operands()
  }
}

/// The options for the output of a piece.
struct PieceOptions: ParsableArguments {
  @Option(help: "The value of a placeholder, as in name=Ann; may be given again.")
  var set: [String] = []

  @Flag(help: "Put it on the clipboard too.")
  var copy = false

  @Flag(help: "Leave control characters in it, for a file or another program.")
  var raw = false

  func options() throws(Problem) -> PressOptions {
    var options = PressOptions()
    options.copies = copy
    for setting in set {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, PieceText.isName(parts[0]) else {
        throw .usage(
          LocalizedText(en: "“\(setting)” is not a value for --set.", ru: "«\(setting)» не подходит для --set."),
          hint: LocalizedText(en: "Write it as in “--set name=Ann”.", ru: "Напишите, например, «--set name=Анна».")
        )
      }
      options.values[parts[0]] = parts[1]
    }
    return options
  }

  /// Control characters must not reach a terminal.
  @MainActor func check(in context: Context) throws(Problem) {
    guard raw, context.streams.outputIsTerminal else { return }
    throw .usage(
      LocalizedText(
        en: "--raw would let control characters reach the terminal.", ru: "С --raw управляющие символы попали бы в терминал."
      ),
      hint: LocalizedText(en: "Send the output to a file or a pipe.", ru: "Направьте вывод в файл или в канал.")
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

extension PieceOptions: DirectlyParsable {
  mutating func read(_ arguments: inout ArgumentReader) {
    set = arguments.values("--set")
    copy = arguments.flag("--copy")
    raw = arguments.flag("--raw")
  }
}

/// Parses a number, counted from 1.
func pieceNumber(_ text: String) throws(Problem) -> Int {
  guard let number = Int(text) else {
    throw .usage(
      LocalizedText(en: "“\(text)” is not a number.", ru: "«\(text)» — не число."),
      hint: LocalizedText(en: "Give a whole number from 1.", ru: "Укажите целое число от 1.")
    )
  }
  return number
}
