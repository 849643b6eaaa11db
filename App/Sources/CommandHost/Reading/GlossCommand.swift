import CoreModule
import CorePresentation
import Presentation
import Reading
import TerminalKit

struct GlossCommand: Command {
  static let name = "gloss"
  static let help = CommandHelp(
    en: "Print a text with translations of the words that you do not know.", ru: "Вывести текст с переводом незнакомых слов.",
    details: [
      LocalizedText(
        en: """
          Reads text, Markdown, HTML, EPUB books, SRT and VTT subtitles; without a file, standard input. The language is recognised and \
          reported; paragraphs clearly in another one, such as explanations in a lesson, are left as they are. Words count as known if you \
          know them well from practice, if you marked them as known, or if they are commoner than your level (glot level).
          """,
        ru: """
          Читает текст, Markdown, HTML, книги EPUB, субтитры SRT и VTT; если файл не указан — стандартный ввод. Язык текста \
          glot распознаёт сам и сообщает; абзацы явно на другом языке, например пояснения в учебнике, остаются без \
          перевода. Знакомыми считаются хорошо заученные слова, отмеченные как известные и более частые, чем ваш уровень (glot level).
          """
      ),
      LocalizedText(
        en: """
          --style margin, usual on a terminal, prints translations under each line; inline, usual elsewhere, behind each word, as in “casa \
          (house)”; list only the words, each as it stands in the text, with its base form, translations, how often it occurs there and \
          the first sentence. A translation is printed once in a paragraph. A phrase of the built-in dictionary counts as one word, in all \
          its forms (“se dio cuenta” is “darse cuenta”); so do the parts of a verb (“gab … auf” is “aufgeben”).
          """,
        ru: """
          --style margin (по умолчанию в терминале) печатает перевод под строкой; inline (в остальных случаях) — после слова: \
          «casa (house)»; list — только слова: как слово стоит в тексте, начальная форма, перевод, сколько раз встретилось и первое \
          предложение. Перевод печатается один раз в абзаце. Выражение из встроенного словаря считается одним словом во всех своих формах \
          («se dio cuenta» — это «darse cuenta»), как и части глагола («gab … auf» — это «aufgeben»).
          """
      ),
      LocalizedText(
        en: """
          --plain and --json print the list. --plain: the base form, the part of speech, the translations, how often, the forms, \
          the sentence and the file.
          """,
        ru: """
          --plain и --json выводят список. --plain: начальная форма, часть речи, переводы, сколько раз, формы, предложение и файл.
          """
      ),
      LocalizedText(
        en: """
          --json: file, title, language, to, recognized, tokens, known (a share, from 0 to 1), abridged, and in unknown the words, each with \
          headword, part_of_speech, translations, count, forms, sentence, rank and standing; several files are an array.
          """,
        ru: """
          --json: file, title, language, to, recognized, tokens, known (доля от 0 до 1), abridged, а в unknown — слова, у каждого headword, \
          part_of_speech, translations, count, forms, sentence, rank и standing; несколько файлов — массив.
          """
      ),
    ],
    examples: ["glot gloss chapter.txt", "glot gloss --unknown --top 20 book.epub", "curl -s https://example.org | glot gloss --from es"]
  )

  let file: [String]
  let languages: TextLanguageOptions
  let style: OptionValue<GlossStyle>
  let unknown: Bool
  let top: OptionValue<Int>
  let above: OptionValue<Int>

  init(_ arguments: inout ArgumentReader) {
    file = arguments.operands(
      "file", russianValue: "ФАЙЛ", orInput: true, en: "Files with texts; - is standard input.",
      ru: "Файлы с текстами; «-» — стандартный ввод.", completion: .file
    )
    languages = TextLanguageOptions(&arguments)
    style = arguments.choice(
      "style", russianValue: "ВИД", en: "Where the translations are printed: margin, inline or list.",
      ru: "Где печатать перевод: margin (под строкой), inline (в строке) или list (списком)."
    )
    unknown = arguments.flag("unknown", en: "Print only the list of unknown words.", ru: "Вывести только список незнакомых слов.")
    top = arguments.count(
      "top", russianValue: "ЧИСЛО", en: "Print at most this many words, the most frequent ones of the text.",
      ru: "Вывести не больше указанного числа слов, самых частых в тексте."
    )
    above = arguments.count(
      "above", russianValue: "МЕСТО", en: "Leave out the words that are among this many commonest ones of the language.",
      ru: "Пропустить слова, входящие в указанное число самых частых слов языка."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let style = try chosenStyle(in: context)
    let top = try top()
    let above = try above()
    let texts = try TextInput.all(file, in: context, example: "glot gloss text.txt")
    let request = GlossRequest(languages: try await languages.choice(in: context), aboveRank: above, top: top)
    return try await TextGlossing(request: request, style: style, isSeveral: texts.count > 1, context: context).run(texts)
  }

  @MainActor
  private func chosenStyle(in context: Context) throws(Problem) -> GlossStyle {
    let style = try style()
    let isListed = unknown || top.isGiven
    if let style, style != .list, isListed || context.session.format != .text {
      throw .usage(
        en: (
          "--style \(style.rawValue) prints the text, but only the list was asked for.",
          "Leave out --style, or --unknown, --top, --plain and --json."
        ),
        ru: (
          "--style \(style.rawValue) печатает текст, а запрошен только список.",
          "Уберите --style или параметры --unknown, --top, --plain и --json."
        )
      )
    }
    if isListed || context.session.format != .text { return .list }
    return style ?? (context.streams.outputIsTerminal ? .margin : .inline)
  }
}
