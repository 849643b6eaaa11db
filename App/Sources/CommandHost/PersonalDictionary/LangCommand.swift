import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct LangCommand: Command {
  static let name = "lang"
  static let help = CommandHelp(
    en: "Show or set the direction of translation.", ru: "Показать или выбрать направление перевода.",
    details: [
      LocalizedText(
        en: """
          Without arguments it shows the direction; two languages set it; swap reverses it; list shows all languages and which \
          dictionaries have them. Until you set it, the direction is from English into the language of the locale, or into Russian.
          """,
        ru: """
          Без аргументов показывает направление; два языка задают его; swap меняет языки местами; list показывает все языки и словари \
          для них. Пока направление не задано, это английский → язык локали или русский.
          """
      ),
      LocalizedText(
        en: """
          --plain prints the language of the word and that of its translations (from, to); list adds the dictionaries (sources).
          """,
        ru: "--plain выводит язык слова и язык перевода (from, to); list добавляет словари (sources)."
      ),
    ], examples: ["glot lang", "glot lang es en", "glot lang swap", "glot lang list"]
  )

  let language: [String]

  init(_ arguments: inout ArgumentReader) {
    language = arguments.operands(
      "language", russianValue: "ЯЗЫК", en: "Two languages, or swap, or list.", ru: "Два языка, или swap, или list.",
      completion: .list(Language.allCases.map(\.code) + ["swap", "list"])
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let dictionary = context.personalDictionary()
    if language == ["list"] { return Outcome(LanguagesDocument(sources: try await Self.sources(in: dictionary))) }
    let picker = dictionary.langPicker.build { _ in }
    switch language.count {
    case 0: await picker.load()
    case 1 where language[0] == "swap": await picker.swap()
    case 2: await picker.choose(try direction())
    default: throw Self.unclear
    }
    if let problem = picker.state.problem { throw Problem(problem) }
    return Outcome(DirectionDocument(direction: picker.state.direction))
  }

  @MainActor
  private static func sources(in dictionary: PersonalDictionaryGraph) async throws(Problem) -> SourcesState {
    let sources = dictionary.sources.build()
    await sources.load()
    if let problem = sources.state.problem { throw Problem(problem) }
    return sources.state
  }

  private func direction() throws(Problem) -> Direction {
    let from = try Language.named(language[0])
    guard let direction = Direction(from: from, to: try Language.named(language[1])) else { throw .sameLanguages(from) }
    return direction
  }

  private static let unclear = Problem.usage(
    en: ("The languages are not clear.", "Give two of them, for example “glot lang es en”."),
    ru: ("Неясно, какие языки имеются в виду.", "Укажите два, например «glot lang es en».")
  )
}
