import ArgumentParser
import CoreModule
import CorePresentation
import Presentation
import UBCOTranslation

struct UBCOCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "ubco",
    abstract: "Translate a text into UBCO, or back.",
    discussion: """
      Vowels are doubled, consonants move on by one, UBCO is put before the text and the number of its words behind it; everything else stays. \
      The way back forgives what is missing, unless --strict is given.
      Without a text, or with -, standard input is translated, however long it is; one line break at its end is no part of the text. A text that \
      is history, last or clear needs -- before it.
      history QUERY lists the translations that were kept, those that contain QUERY; last shows the last one; clear forgets them all. Texts on \
      the command line are kept, standard input only with --keep.
      --plain prints the text, its translation, the direction and the number of words; history prints the number of the translation before these.

      glot ubco Hello World
      glot ubco -d UBCO Jeemmoo Xoosmf2
      glot ubco --lines < letter.txt
      glot ubco history hello
      """
  )

  @Argument(
    help: "The text; all arguments together. Or history, last or clear.", completion: .list(["history", "last", "clear"])
  )
  var text: [String] = []

  @Flag(name: .shortAndLong, help: "Go back from UBCO.")
  var decode = false

  @Flag(help: "Take each line for a text of its own.")
  var lines = false

  @Flag(help: "Leave the affixes out: no UBCO before the text, no number behind it.")
  var bare = false

  @Flag(help: "Print only the number of words.")
  var count = false

  @Flag(help: "Refuse what is not exact UBCO, and what is not UTF-8.")
  var strict = false

  @Flag(help: "End with 1 when the text would not come back unchanged.")
  var check = false

  @Flag(help: "Keep what standard input gives in the history.")
  var keep = false

  @Option(help: "With history: at most this many translations.")
  var limit: String?

  func run(in context: Context) async throws(Problem) -> Outcome {
    let isLiteral = context.literalCount > 0 && context.literalCount == text.count
    if !isLiteral, let first = text.first {
      switch (first, text.count) {
      case ("history", _): return try await TranslationHistory(context).listed(text.dropFirst().joined(separator: " "), limit: limit)
      case ("last", 1): return try await TranslationHistory(context).last()
      case ("clear", 1): return try await TranslationHistory(context).clear()
      default: break
      }
    }
    guard limit == nil else { throw .limitWithoutHistory }
    guard text.isEmpty || (text == ["-"] && !isLiteral) else {
      return try await TranslationRun(options: options, context: context).text(text.joined(separator: " "))
    }
    guard !context.streams.inputIsTerminal else { throw .missingText }
    let format = context.session.format
    // Stored texts and single documents need the whole input; everything else is streamed.
    guard keep || format == .plain || (format == .json && !isCountOfPlainText) else {
      var options = options
      // JSON can only hold valid text, and that is all that strictness checks when translating to UBCO.
      if format == .json { options.translation.isStrict = true }
      return Outcome(TranslationStream(options: options, format: format))
    }
    return try await TranslationRun(options: options, context: context).input(isStored: keep)
  }

  private var isCountOfPlainText: Bool { count && !lines && !decode }

  private var options: StreamOptions {
    let isStrict = strict
    var options = StreamOptions(TranslationOptions(decode ? .fromUBCO : .toUBCO, isBare: bare, isStrict: isStrict))
    options.isByLine = lines
    options.isCount = count
    options.isChecked = check
    return options
  }
}

extension UBCOCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    limit = arguments.value("--limit")
    decode = arguments.flag("-d", "--decode")
    lines = arguments.flag("--lines")
    bare = arguments.flag("--bare")
    count = arguments.flag("--count")
    strict = arguments.flag("--strict")
    check = arguments.flag("--check")
    keep = arguments.flag("--keep")
    text = arguments.operands()
  }
}
