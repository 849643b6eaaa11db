import CoreModule
import CorePresentation
import Presentation
import Stemming

struct StemCommand: Command {
  static let name = "stem"
  static let help = CommandHelp(
    en: "Count the roots of the words in a text.", ru: "Подсчитать корни слов в тексте.",
    details: [
      LocalizedText(
        en: """
          The text is given on the command line, in files or on standard input; everything but letters is removed from its words. Each \
          root is printed with a tab and its count.
          """,
        ru: """
          Текст указывается в командной строке, в файлах или подаётся на стандартный ввод; всё, кроме букв, из слов убирается. Каждый \
          корень выводится со своим количеством через табуляцию.
          """
      ),
      LocalizedText(
        en: """
          roots shows the saved roots, clear removes them, rules prints the built-in grammar as a rule file, or the grammar of --rules. \
          A text that is one of these words must follow --.
          """,
        ru: """
          roots показывает сохранённые корни, clear удаляет их, rules выводит встроенную грамматику (или грамматику из --rules) в виде \
          файла правил. Текст, совпадающий с одним из этих слов, пишется после --.
          """
      ),
      LocalizedText(
        en: """
          --plain prints the root and its count; with --explain the word, its root, what is taken off and what is put on; for rules \
          the suffix, its replacement and how many letters must stand before it.
          """,
        ru: """
          --plain выводит корень и количество; с --explain — слово, корень, что отбрасывается и что добавляется; для rules — суффикс, \
          замену и сколько букв должно стоять перед ним.
          """
      ),
    ],
    examples: [
      "glot stem \"KMZLZ KMZ DUNEZL\"",
      "glot stem -f a.txt b.txt --sort count --limit 20",
      "glot stem --grammar es --explain casas corriendo",
      "glot stem rules > my.toml",
      "glot stem --rules my.toml --keep < text.txt",
    ]
  )

  let text: [String]
  let file: [String]
  let sort: OptionValue<RootOrder>
  let limit: OptionValue<Int>
  let explain: Bool
  let rules: String?
  let grammar: String?
  let allowEmpty: Bool
  let keep: Bool

  init(_ arguments: inout ArgumentReader) {
    text = arguments.operands(
      "text", russianValue: "ТЕКСТ", orInput: true, en: "The text; or roots, clear or rules.", ru: "Текст; либо roots, clear или rules.",
      completion: .list(StemAction.allCases.map(\.rawValue))
    )
    file = arguments.options(
      "file", short: "f", russianValue: "ФАЙЛ", takesSeveral: true, en: "Files with texts; - is standard input.",
      ru: "Файлы с текстами; «-» — стандартный ввод.", completion: .file
    )
    sort = arguments.choice(
      "sort", russianValue: "ПОРЯДОК", en: "The order: root, count or first.",
      ru: "Порядок: root (по корню), count (по количеству) или first (по первому появлению)."
    )
    limit = arguments.count("limit", en: "At most this many roots.", ru: "Не больше указанного числа корней.")
    explain = arguments.flag(
      "explain", en: "Print each word with its root and the rule.", ru: "Показать каждое слово, его корень и правило."
    )
    rules = arguments.option(
      "rules", russianValue: "ФАЙЛ", en: "A file with the rules of another grammar, in TOML.",
      ru: "Файл с правилами другой грамматики в формате TOML.", completion: .file
    )
    grammar = arguments.option(
      "grammar", russianValue: "ГРАММАТИКА", en: "The grammar of a language instead: en, es, ru, de, fr, it or pt.",
      ru: "Грамматика языка вместо встроенной: en, es, ru, de, fr, it или pt.", completion: .list(StemCommand.languages)
    )
    allowEmpty = arguments.flag(
      "allow-empty", en: "Leave nothing of a word that is only a suffix.",
      ru: "Ничего не оставлять от слова, целиком состоящего из суффикса."
    )
    keep = arguments.flag("keep", en: "Save the roots.", ru: "Сохранить корни.")
  }

  static let languages = ["en", "es", "ru", "de", "fr", "it", "pt"]

  func run(in context: Context) async throws(Problem) -> Outcome {
    let order = try sort() ?? .root
    let limit = try limit()
    switch action(context) {
    case nil: return try await counted(by: order, limit: limit, in: context)
    case .roots:
      try refuse(counting + [("--rules", rules != nil)], with: .roots)
      return try await showRoots(by: order, limit: limit, in: context)
    case .clear:
      try refuse(counting + listing + [("--rules", rules != nil)], with: .clear)
      return try await cleared(in: context)
    case .rules:
      try refuse(counting + listing, with: .rules)
      return try shownRules(in: context)
    }
  }

  /// The action that a single argument names; `nil` to count.
  @MainActor private func action(_ context: Context) -> StemAction? {
    guard text.count == 1, context.literalCount == 0, file.isEmpty else { return nil }
    return StemAction(rawValue: text[0])
  }

  private var counting: [(String, Bool)] {
    [("--grammar", grammar != nil), ("--explain", explain), ("--allow-empty", allowEmpty), ("--keep", keep)]
  }

  private var listing: [(String, Bool)] { [("--sort", sort.isGiven), ("--limit", limit.isGiven)] }

  private func refuse(_ options: [(String, Bool)], with action: StemAction) throws(Problem) {
    guard let option = options.first(where: \.1)?.0 else { return }
    throw .usage(
      en: ("\(option) does not apply to “glot stem \(action.rawValue)”.", "See “glot help stem”."),
      ru: ("\(option) не относится к «glot stem \(action.rawValue)».", "См. «glot help stem».")
    )
  }
}

/// The actions of `glot stem` besides counting.
enum StemAction: String, CaseIterable {
  case roots
  case clear
  case rules
}
