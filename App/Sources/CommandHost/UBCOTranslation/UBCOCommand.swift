import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import UBCOTranslation

struct UBCOCommand: Command {
  static let name = "ubco"
  static let help = CommandHelp(
    en: "Translate a text into UBCO, or back.", ru: "Перевести текст на язык UBCO или обратно.",
    details: [
      LocalizedText(
        en: """
          Vowels are doubled, consonants become the next one, UBCO is put before the text and the number of its words after it; \
          everything else stays. Decoding tolerates missing parts, unless --strict is given.
          """,
        ru: """
          Гласные удваиваются, согласные заменяются следующими, перед текстом ставится UBCO, после него — число слов; остальное не \
          меняется. Обратный перевод допускает пропуски, если не указан --strict.
          """
      ),
      LocalizedText(
        en: """
          Without a text, or with -, standard input is translated, however long it is; one line break at its end is not part of the \
          text. A text that is history, last or clear needs -- before it.
          """,
        ru: """
          Без текста или с «-» переводится стандартный ввод любой длины; один перевод строки в его конце к тексту не относится. Перед \
          текстом history, last или clear нужно поставить «--».
          """
      ),
      LocalizedText(
        en: """
          history QUERY lists the saved translations that contain QUERY; last shows the last one; clear removes them \
          all. Texts from the command line are saved, standard input only with --keep.
          """,
        ru: """
          history ЗАПРОС показывает сохранённые переводы, содержащие ЗАПРОС; last — последний; clear удаляет все. Тексты из командной \
          строки сохраняются, стандартный ввод — только с --keep.
          """
      ),
      LocalizedText(
        en: """
          --plain prints the text, its translation, the direction and the number of words; history prints the number of the \
          translation before these.
          """,
        ru: "--plain выводит текст, перевод, направление и число слов; history — перед ними номер перевода."
      ),
    ],
    examples: [
      "glot ubco Hello World",
      "glot ubco -d UBCO Jeemmoo Xoosmf2",
      "glot ubco --lines < letter.txt",
      "glot ubco history hello",
    ]
  )

  let text: [String]
  let decode: Bool
  let lines: Bool
  let bare: Bool
  let count: Bool
  let strict: Bool
  let check: Bool
  let keep: Bool
  let limit: OptionValue<Int>

  init(_ arguments: inout ArgumentReader) {
    text = arguments.operands(
      "text", russianValue: "ТЕКСТ", orInput: true, en: "The text; all arguments are joined. Or history, last or clear.",
      ru: "Текст; аргументы объединяются. Либо history, last или clear.", completion: .list(["history", "last", "clear"])
    )
    decode = arguments.flag("decode", short: "d", en: "Translate from UBCO back.", ru: "Перевести с UBCO обратно.")
    lines = arguments.flag("lines", en: "Treat each line as a separate text.", ru: "Считать каждую строку отдельным текстом.")
    bare = arguments.flag(
      "bare", en: "Leave the affixes out: no UBCO before the text, no number after it.",
      ru: "Без обрамления: ни UBCO перед текстом, ни числа после него."
    )
    count = arguments.flag("count", en: "Print only the number of words.", ru: "Вывести только число слов.")
    strict = arguments.flag(
      "strict", en: "Refuse what is not exact UBCO, and what is not UTF-8.", ru: "Не принимать неточный UBCO и то, что не является UTF-8."
    )
    check = arguments.flag(
      "check", en: "Exit with 1 if translating back would change the text.",
      ru: "Завершиться с кодом 1, если обратный перевод изменит текст."
    )
    keep = arguments.flag(
      "keep", en: "Save standard input in the history.", ru: "Сохранить стандартный ввод в истории."
    )
    limit = arguments.count(
      "limit", en: "With history: at most this many translations.",
      ru: "Для history: не больше указанного числа переводов."
    )
  }

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
    guard !limit.isGiven else { throw .limitWithoutHistory }
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
