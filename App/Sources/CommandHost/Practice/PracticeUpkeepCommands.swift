import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation
import TerminalKit

struct PracticeDueCommand: Command {
  static let name = "due"
  static let help = CommandHelp(
    en: "Count what is due now, and the new words of today.", ru: "Сколько слов пора повторить и сколько сегодня новых.",
    details: [
      LocalizedText(
        en: "--plain prints both numbers, for a prompt or a status bar.",
        ru: "--plain выводит оба числа — для приглашения оболочки или строки состояния."
      )
    ], examples: ["glot practice due", "glot practice due --plain"]
  )

  let filter: PracticeFilterOptions
  let present: PresentOptions

  init(_ arguments: inout ArgumentReader) {
    filter = PracticeFilterOptions(&arguments)
    present = PresentOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let statistics = try present.practice(in: context).statistics.build()
    await statistics.loadDue(try filter.sessionOptions())
    if let problem = statistics.state.problem { throw Problem(problem) }
    return Outcome(DueDocument(overview: statistics.state.overview ?? SessionOverview(due: 0, new: 0, estimate: .zero)))
  }
}

struct PracticeStatisticsCommand: Command {
  static let name = "stats"
  static let help = CommandHelp(
    en: "Show what was practised, and what is ahead.", ru: "Показать, что повторялось и что предстоит.",
    details: [
      LocalizedText(
        en: """
          The reviews that are due in the next 30 days; the answers of a year by day; the share of reviews that were remembered, by \
          month, beside the desired share; how long the words will be remembered; the time spent. --format svg prints a picture of it all, with the time by week.
          """,
        ru: """
          Повторения ближайших 30 дней; ответы за год по дням; доля верных ответов по месяцам рядом с желаемой; на какой срок запомнены \
          слова; потраченное время. --format svg выводит всё это картинкой, время — по неделям.
          """
      ),
      LocalizedText(
        en: """
          --plain prints due, a day and its reviews; answers, a day, the answers, how many were right and the seconds spent; retention, a \
          month, its reviews and how many were remembered; words, a number of days and how many words will be remembered that long.
          """,
        ru: """
          --plain выводит due, день и число повторений; answers, день, ответы, сколько из них верных и затраченные секунды; retention, \
          месяц, повторения и сколько из них верных; words, число дней и сколько слов запомнено на такой срок.
          """
      ),
    ], examples: ["glot practice stats", "glot practice stats --format svg > practice.svg"]
  )

  let format: String?
  let present: PresentOptions

  init(_ arguments: inout ArgumentReader) {
    format = arguments.option(
      "format", russianValue: "ФОРМАТ", en: "The format: svg.", ru: "Формат: svg.", completion: .list(["svg"])
    )
    present = PresentOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    if let format, format != "svg" {
      throw .invalidValue(format, of: "--format", en: "Use svg, or --json, --plain.", ru: "Возможны svg, а также --json и --plain.")
    }
    guard format == nil || context.session.format == .text else { throw Self.twoFormats }
    let viewModel = try present.practice(in: context).statistics.build()
    await viewModel.load()
    if let problem = viewModel.state.problem { throw Problem(problem) }
    guard let statistics = viewModel.state.statistics else { return Outcome(PageDocument(name: "practice", page: "")) }
    let isEmpty = statistics.days.isEmpty && statistics.cards.isEmpty
    let notes = isEmpty ? [PracticePhrases.noAnswers] : []
    guard format == nil else {
      return Outcome(PictureDocument(verbatim: StatisticsPicture(statistics, context.session.language).svg), notes: notes)
    }
    return Outcome(PracticeStatisticsDocument(statistics: statistics), notes: notes)
  }

  private static let twoFormats = Problem.usage(
    en: ("A picture is neither JSON nor plain text.", "Leave out --format svg, or --json and --plain."),
    ru: ("Картинка — не JSON и не простой текст.", "Уберите --format svg или --json и --plain.")
  )
}

/// A picture, which has no other format.
private struct PictureDocument: Document {
  let verbatim: String?

  func json(_ localTime: LocalTime) -> JSON { .null }
  var plain: [[String]] { [] }
  func text(_ style: TextStyle) -> String { "" }
}

struct PracticeOptimiseCommand: Command {
  static let name = "optimise"
  static let help = CommandHelp(
    en: "Fit the schedule to your own answers.", ru: "Подобрать расписание по вашим ответам.",
    details: [
      LocalizedText(
        en: """
          This needs 400 answers or more. The log-loss and the error tell how well the schedule predicts your answers; smaller is \
          better, and the better schedule is kept. “glot undo” reverts it.
          """,
        ru: """
          Нужно не меньше 400 ответов. Логарифмические потери и ошибка показывают, насколько хорошо расписание предсказывает ваши \
          ответы: чем меньше, тем лучше; остаётся лучшее расписание. Отменить: «glot undo».
          """
      ),
      LocalizedText(
        en: "--plain prints before, after and their log-loss and error, and adopted with yes or no.",
        ru: "--plain выводит before, after, потери и ошибку каждого, а также adopted и yes или no."
      ),
    ], examples: ["glot practice optimise"]
  )

  init(_ arguments: inout ArgumentReader) {}

  func run(in context: Context) async throws(Problem) -> Outcome {
    let upkeep = context.practice().upkeep.build()
    let progress = ProgressLine(context)
    await upkeep.optimise { progress.show(PracticePhrases.fitting($0)) }
    progress.clear()
    if let problem = upkeep.state.problem { throw Problem(problem) }
    guard let optimization = upkeep.state.optimization else { return Outcome(PageDocument(name: "practice", page: "")) }
    return Outcome(OptimizationDocument(optimization: optimization))
  }
}

struct PracticeRebuildCommand: Command {
  static let name = "rebuild"
  static let help = CommandHelp(
    en: "Compute again from your answers when all words come back.", ru: "Заново рассчитать по ответам, когда вернутся все слова.",
    details: [
      LocalizedText(
        en: """
          Use it after a change of practice.retention or practice.day_start, or after an import of practice from another machine. Your answers \
          stay as they are, so this is no change that “glot undo” reverts: set the setting back and run it again. A word that came with its \
          schedule from Anki keeps it until its next answer.
          """,
        ru: """
          Нужно после изменения practice.retention или practice.day_start либо после импорта повторений с другого компьютера. Сами ответы \
          не меняются, поэтому «glot undo» этого не отменяет: верните прежнее значение настройки и выполните команду ещё раз. Слова, \
          взятые из Anki вместе с расписанием, сохраняют его до следующего ответа.
          """
      )
    ], examples: ["glot practice rebuild"]
  )

  init(_ arguments: inout ArgumentReader) {}

  func run(in context: Context) async throws(Problem) -> Outcome {
    let upkeep = context.practice().upkeep.build()
    await upkeep.rebuild()
    if let problem = upkeep.state.problem { throw Problem(problem) }
    return Outcome(RebuiltDocument(cards: upkeep.state.rebuilt ?? 0))
  }
}
