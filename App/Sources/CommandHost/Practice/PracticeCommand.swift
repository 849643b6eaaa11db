import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Practice
import Presentation
import TerminalKit

struct PracticeCommand: Command {
  static let name = "practice"
  static let help = CommandHelp(
    en: "Practise your words, each when it is about to be forgotten.", ru: "Повторять слова, каждое — перед тем, как оно забудется.",
    details: [
      LocalizedText(
        en: """
          Words that are due come first, then new words, the newest and commonest first: at most 20 new words and 200 reviews a day \
          (practice.new and practice.limit in glot config). A new word is shown, one that you are still learning is chosen from four, and \
          later it is typed. Each answer is saved at once.
          """,
        ru: """
          Сначала идёт то, что пора повторить, затем новые слова, начиная с самых свежих и частых: не больше 20 новых слов и 200 \
          повторений в день (practice.new и practice.limit в glot config). Новое слово показывается, не очень знакомое выбирается из \
          четырёх, потом его нужно написать. Каждый ответ сохраняется сразу.
          """
      ),
      LocalizedText(
        en: """
          If the output is not a terminal, and with --plain or --json, one card is printed, then a line is read: 1 (again), 2 (hard), 3 \
          (good) or 4 (easy) grades your own answer; show or an empty line shows the answer first; =2 chooses the second answer; if the \
          word is asked for, type it. :undo takes the last answer back, :star makes the word a favourite, :suspend sets it aside, :bury \
          puts it off until tomorrow, :quit ends the session.
          """,
        ru: """
          Не в терминале, а также с --plain и --json выводится карточка и читается строка: 1 (снова), 2 (трудно), 3 (хорошо) или 4 (легко) — ваша оценка; show или пустая строка \
          сначала показывает ответ; =2 выбирает второй вариант; где спрашивается слово, напишите его. :undo отменяет последний ответ, \
          :star добавляет слово в избранное, :suspend исключает его, :bury откладывает до завтра, :quit завершает.
          """
      ),
      LocalizedText(
        en: """
          --plain prints card, its number, the identity of the word, the kind, what is asked, the choices, and the seconds until it comes \
          back after each grade; back and the answer; answer, its number, the grade, right or wrong, and the answer; end, and how many \
          were answered, right and new, and how many are still due today and tomorrow. What cannot be done with a line, and what another \
          terminal did meanwhile, is reported on standard error; with --json it is an event instead: problem or note, with its code and \
          message.
          """,
        ru: """
          --plain выводит card, номер, идентификатор слова, вид, вопрос, варианты и через сколько секунд карточка вернётся при каждой \
          оценке; back и ответ; answer, номер, оценку, right или wrong и ответ; end и сколько было ответов, верных, новых, сколько \
          осталось на сегодня и на завтра. Почему строка не подошла и что тем временем сделано в другом терминале, сообщается в \
          потоке ошибок, а с --json — событием: problem или note с полями code и message.
          """
      ),
    ],
    examples: [
      "glot practice", "glot practice --from es --new 5", "glot practice --ahead 7 --new 0", "glot practice due --plain",
      "glot practice stats",
    ]
  )

  static var subcommands: [any Command.Type] {
    [
      PracticeDueCommand.self, PracticeStatisticsCommand.self, PracticeOptimiseCommand.self, PracticeRebuildCommand.self,
      PracticeSuspendCommand.self, PracticeReleaseCommand.self, PracticeBuryCommand.self,
      PracticeResetCommand.self, PracticeRescheduleCommand.self,
    ]
  }

  /// No interval is longer.
  private static let maximumDaysAhead = 36_500

  let action: String?
  let filter: PracticeFilterOptions
  let new: OptionValue<Int>
  let limit: OptionValue<Int>
  let ahead: OptionValue<Int>
  let seed: OptionValue<UInt64>
  let fuzz: OptionValue<OnOff>
  let present: PresentOptions

  init(_ arguments: inout ArgumentReader) {
    action = arguments.subcommand(of: "practice")
    filter = PracticeFilterOptions(&arguments)
    new = arguments.count("new", en: "At most this many new words.", ru: "Не больше указанного числа новых слов.")
    limit = arguments.count("limit", en: "At most this many reviews.", ru: "Не больше указанного числа повторений.")
    ahead = arguments.count(
      "ahead", russianValue: "ДНИ", en: "Also practise words that come back within this many days, after those that are due.",
      ru: "После слов, которые пора повторить, — и те, чей срок наступит в ближайшие дни, не позже указанного их числа."
    )
    seed = arguments.seed(
      en: "Make choices and intervals follow from this number and the words.",
      ru: "Варианты и интервалы определяются этим числом и словами."
    )
    fuzz = arguments.choice(
      "fuzz", russianValue: "РЕЖИМ", en: "Whether intervals are spread a little: on or off.",
      ru: "Слегка варьировать интервалы: on или off."
    )
    present = PresentOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    if let action { throw .unknownCommand("practice \(action)") }
    var options = try filter.sessionOptions()
    options.newLimit = try new()
    options.reviewLimit = try limit()
    options.daysAhead = min(try ahead() ?? 0, Self.maximumDaysAhead)
    options.seed = try seed()
    let isFuzzed = try fuzz() != .off
    if context.session.format == .text, context.isOnFullScreenTerminal, isFuzzed {
      return try await context.runFullScreenInterface(opening: .practice(options), in: present.environment(in: context))
    }
    let graph = try present.practice(in: context) { $0.practiceSettings.isFuzzed = isFuzzed }
    return try await LinePractice(session: graph.session.build(), context: context).run(options)
  }
}

/// Whether something is done.
enum OnOff: String, CaseIterable {
  case on
  case off
}
