import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading

struct LevelCommand: Command {
  static let name = "level"
  static let help = CommandHelp(
    en: "Estimate how many words of a language you know.", ru: "Оценить, сколько слов языка вы знаете.",
    details: [
      LocalizedText(
        en: """
          Asks about 40 words, from common to rare ones, whether you know them; some are invented, as a check. The estimate is saved: in \
          texts, commoner words count as known. --set saves a number of your own, and list shows what is saved.
          """,
        ru: """
          Спрашивает о 40 словах, от частых до редких, знаете ли вы их; некоторые для проверки выдуманы. Оценка сохраняется: более частые \
          слова считаются в текстах известными. --set сохраняет ваше число, list показывает сохранённое.
          """
      ),
      LocalizedText(
        en: """
          After each question, one line is read: y, n, back for the previous question, or :quit. --plain prints question, its number, \
          the number of questions and the word; at the end level, the language, the estimate, and the lower and upper limit. list prints \
          the last four.
          """,
        ru: """
          После каждого вопроса читается строка: y (д), n (н), back (назад) — к предыдущему вопросу, или :quit. --plain выводит question, \
          номер, число вопросов и слово; в конце — level, язык, оценку и её вероятные границы. list выводит последние четыре поля.
          """
      ),
      LocalizedText(
        en: """
          The estimate uses all answers together, with the rank of each word; yes to invented words lowers it. Forty answers leave a wide \
          margin: the true number is within it in 95 of 100 cases. --json prints language, estimate, low, high, invented, invented_known, \
          doubtful and time, one document per line.
          """,
        ru: """
          Оценка учитывает все ответы вместе и место каждого слова по частоте; «да» в ответ на выдуманные слова её снижает. По сорока \
          ответам границы широки: истинное число лежит в них в 95 случаях из 100. --json выводит language, estimate, low, high, invented, \
          invented_known, doubtful и time, по документу в строке.
          """
      ),
    ], examples: ["glot level --from es", "glot level --from es --set 3000", "glot level list"]
  )

  let action: String?
  let from: String?
  let set: OptionValue<Int>
  let seed: OptionValue<UInt64>

  init(_ arguments: inout ArgumentReader) {
    action = arguments.operand(
      "action", russianValue: "ДЕЙСТВИЕ", en: "list shows the saved levels.", ru: "list показывает сохранённые уровни.",
      completion: .list(["list"])
    )
    from = arguments.languageOption(
      "from", en: "The language; without it, the one that you are learning: en, es, ru, de, fr, it or pt.",
      ru: "Язык; без этого параметра — тот, что вы учите: en, es, ru, de, fr, it или pt."
    )
    set = arguments.count(
      "set", russianValue: "ЧИСЛО", en: "Save this many words as your level, without questions.",
      ru: "Сохранить как уровень это число слов, без вопросов."
    )
    seed = arguments.seed(
      en: "Make the questions follow from this number.", ru: "Вопросы определяются этим числом."
    )
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let level = context.reading().level.build()
    if action == "list" { return try await Self.listed(level) }
    if let action { throw .unknownCommand("level \(action)") }
    let seed = try seed()
    let set = try set()
    let language = try from.map(Language.named)?.code
    if language == nil { try await LanguageQuestions(context).askAtFirst() }
    let choice = LanguageChoice(usual: try await context.usualLanguages())
    let languages = choice.languages(from: language ?? choice.usual.from)
    guard let set else { return try await LineLevel(level: level, context: context).run(languages, seed: seed) }
    await level.set(set, of: languages)
    if let problem = level.state.problem { throw Problem(problem) }
    guard let saved = level.state.levels?.first(where: { $0.language == languages.from }) else { return try await Self.listed(level) }
    return Outcome(LevelDocument(level: saved), notes: [LevelPhrases.saved(saved)])
  }

  @MainActor
  private static func listed(_ level: LevelViewModel) async throws(Problem) -> Outcome {
    await level.load()
    if let problem = level.state.problem { throw Problem(problem) }
    let levels = level.state.levels ?? []
    return Outcome(LevelsDocument(levels: levels), notes: levels.isEmpty ? [LevelPhrases.noLevels] : [])
  }
}
