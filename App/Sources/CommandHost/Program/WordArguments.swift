import CoreModule
import CorePresentation
import Presentation
import TerminalKit

/// The words of a command: its arguments, with `-` replaced by the lines of standard input, or only these lines.
struct WordArguments {
  let words: [String]
  private let readsInput: Bool

  /// Reads standard input if `typed` asks for it, but never from a terminal, where the user may not notice that the program waits.
  ///
  /// - Parameters:
  ///   - missing: The problem when there are no words.
  ///   - blank: The problem when standard input has none.
  @MainActor
  init(_ typed: [String], in context: Context, missing: Problem, blank: Problem = Problem(.blank, in: "")) throws(Problem) {
    // Arguments after `--` are literal, even a dash.
    let open = typed.dropLast(context.literalCount)
    let dash = open.firstIndex(of: "-")
    readsInput = typed.isEmpty || dash != nil
    guard readsInput else {
      words = typed
      return
    }
    guard !context.streams.inputIsTerminal else { throw missing }
    let lines = try InputLines(context.streams).lines
    let place = dash ?? open.endIndex
    // A second dash adds nothing, since the input is already read.
    words = [Array(open[..<place]), lines, open[place...].filter { $0 != "-" }, Array(typed[open.endIndex...])].flatMap(\.self)
    guard !words.isEmpty else { throw blank }
  }

  /// Whether all words are arguments.
  var isTyped: Bool { !readsInput }

  /// The words as one line.
  var text: String { words.joined(separator: " ") }

  /// The arguments as one text. With standard input, each line and each argument is a text of its own.
  var texts: [String] { readsInput ? words : [text] }

  /// The word, for a command that needs exactly one.
  func single() throws(Problem) -> String {
    guard words.count == 1 else { throw .severalWords(words.count) }
    return words[0]
  }
}

extension Problem {
  /// - Parameter example: A correct command, for the advice.
  static func missingWord(
    _ message: LocalizedText = LocalizedText(en: "No word is given.", ru: "Не указано слово."), example: String
  ) -> Problem {
    .usage(message, hint: LocalizedText(en: "Try “\(example)”.", ru: "Напишите, например, «\(example)»."))
  }

  /// Several words for a command that needs exactly one.
  fileprivate static func severalWords(_ count: Int) -> Problem {
    .usage(
      en: ("The input has \(count) lines, but the command takes one word.", "Give it one line."),
      ru: ("Строк во вводе: \(count), а нужно одно слово.", "Передайте одну строку.")
    )
  }
}
