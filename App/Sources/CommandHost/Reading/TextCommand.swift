import CoreModule
import CorePresentation
import Presentation
import Reading

struct TextCommand: Command {
  static let name = "text"
  static let help = CommandHelp(
    en: "Show how many words of a text you know, and which to learn first.",
    ru: "Показать, сколько слов текста вы знаете и какие выучить сначала.",
    details: [
      LocalizedText(
        en: """
          Prints how many words the text has, how many different ones and what share you know, then the fewest words to learn to know 95 % \
          and 98 % of it. With 95 %, a text can be understood with some help, with 98 % without. As in “glot gloss”, a phrase is one word \
          in all its forms.
          """,
        ru: """
          Выводит, сколько в тексте слов, сколько из них разных и какая доля известна, а затем наименьший набор слов, после которого известны \
          95 % и 98 % текста. При 95 % текст понятен с небольшой помощью, при 98 % — без неё. Как и в «glot gloss», выражение во всех своих \
          формах считается одним словом.
          """
      ),
      LocalizedText(
        en: "--plain prints text, the words, the different ones and the known ones; then 95 or 98 and a word as “glot gloss --plain” does.",
        ru: "--plain выводит text, число слов, разных и известных; затем 95 или 98 и слово, как в «glot gloss --plain»."
      ),
      LocalizedText(
        en: """
          --json: title, language, to, recognized, tokens, headwords, known, abridged, to_95 and to_98 with the words, as “glot gloss --json” \
          does (to_98 begins with those of to_95), and in kept the words that --keep has added.
          """,
        ru: """
          --json: title, language, to, recognized, tokens, headwords, known, abridged, to_95 и to_98 со словами, как в «glot gloss --json» \
          (to_98 начинается со слов из to_95), а в kept — слова, добавленные по --keep.
          """
      ),
    ], examples: ["glot text chapter.txt", "glot text book.epub --keep"]
  )

  let file: String?
  let languages: TextLanguageOptions
  let keep: Bool

  init(_ arguments: inout ArgumentReader) {
    file = arguments.operand(
      "file", russianValue: "ФАЙЛ", orInput: true, en: "A file with a text; - is standard input.",
      ru: "Файл с текстом; «-» — стандартный ввод.", completion: .file
    )
    languages = TextLanguageOptions(&arguments)
    keep = arguments.flag(
      "keep", en: "Add the words that lead to 95 % to your dictionary, each with its sentence; “glot undo” takes them back.",
      ru: "Добавить в словарь слова, ведущие к 95 %, каждое с его предложением; отменить — «glot undo»."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let input = try TextInput.all(file.map { [$0] } ?? [], in: context, example: "glot text chapter.txt")[0]
    let choice = try await languages.choice(in: context)
    let text = try input.open(in: context)
    let summary = context.reading().summary.build()
    await ProgressLine(context).show({ ReadingPhrases.reading($0) }, during: { await summary.read(text, choice) })
    if let problem = summary.state.problem { throw text.problem(problem, of: input) }
    guard !text.isEmpty else { throw .emptyText(input.name) }
    if keep { await summary.keep(.percent95, from: input.path?.split(separator: "/").last.map(String.init)) }
    if let problem = summary.state.problem { throw Problem(problem) }
    return Outcome(TextSummaryDocument(summary: summary.state), notes: text.lacks(of: nil) + Self.remarks(on: summary.state))
  }

  private static func remarks(on state: TextSummaryState) -> [LocalizedText] {
    guard let languages = state.languages else { return [] }
    let unknown = state.toLearn[.percent98] ?? []
    let isUntranslated = !unknown.isEmpty && unknown.allSatisfy(\.word.translations.isEmpty)
    return (state.isRecognized ? [ReadingPhrases.recognized(languages, of: nil)] : [])
      + ReadingPhrases.missing(state.foundWords, isUntranslated: isUntranslated, languages)
      + (state.isAbridged ? [ReadingPhrases.isAbridged] : [])
      + (state.kept.map { [ReadingPhrases.kept($0.count)] } ?? [])
  }
}
