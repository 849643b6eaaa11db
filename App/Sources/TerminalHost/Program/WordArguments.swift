import CoreModule

/// The words that a command is given: its arguments, with the lines of standard input in the place of a `-`, or those lines alone.
struct WordArguments {
  let words: [String]
  private let readsInput: Bool

  /// What such arguments are called. The command needs them, even though they need not stand on the command line.
  static let valueNames: Set<String> = ["word", "query", "text", "task"]

  /// Reads standard input where `typed` asks for it; never from a terminal, where nobody may know that the program waits.
  ///
  /// - Parameter missing: What to say when there is nothing to read from.
  @MainActor
  init(_ typed: [String], in context: Context, missing: Problem) throws(Problem) {
    // What stands behind -- is meant as it is written, a dash too.
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
    // For a second dash nothing is left to read.
    words = open[..<place] + lines + open[place...].filter { $0 != "-" } + typed[open.endIndex...]
    guard !words.isEmpty else { throw Problem(.blank, in: "") }
  }

  /// The words as one text, as if they had been typed in one line.
  var text: String { words.joined(separator: " ") }

  /// The arguments as one text; where standard input is read, each line and each argument is a text of its own.
  var texts: [String] { readsInput ? words : [text] }

  /// The one word that a command about a single word can use.
  func single() throws(Problem) -> String {
    guard words.count == 1 else { throw .severalWords(words.count) }
    return words[0]
  }
}

extension Problem {
  /// A command without the words it is about. `example` is a command that has them.
  static func missingWord(
    _ message: LocalizedText = LocalizedText(en: "No word is given.", ru: "Не указано слово."), example: String
  ) -> Problem {
    .usage(message, hint: LocalizedText(en: "Write it as in “\(example)”.", ru: "Напишите, например, «\(example)»."))
  }

  /// More words on standard input than the command is about.
  fileprivate static func severalWords(_ count: Int) -> Problem {
    .usage(
      LocalizedText(
        en: "The input has \(count) lines; the command is about one word.", ru: "Строк во вводе: \(count), а слово нужно одно."
      ),
      hint: LocalizedText(en: "Give it one line.", ru: "Передайте одну строку.")
    )
  }
}
