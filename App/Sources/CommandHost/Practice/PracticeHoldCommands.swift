import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// What can be said of words in the practice: its command, what it does, and what is said of so many words.
struct PracticeHold: Sendable {
  let name: String
  let english: String
  let russian: String
  let change: @MainActor @Sendable (UpkeepViewModel, [PracticeWord]) async -> Void
  let note: @Sendable (Int) -> LocalizedText
  /// What is said when all words were already so.
  let unchanged: LocalizedText

  static let suspension = PracticeHold(
    name: "suspend", english: "Set words aside: they are not practised until “unsuspend”.",
    russian: "Исключить слова из повторения, пока их не вернёт unsuspend.", change: { await $0.suspend($1) },
    note: PracticePhrases.suspended,
    unchanged: LocalizedText(en: "Nothing to change: set aside already.", ru: "Менять нечего: уже исключено из повторения.")
  )
  static let release = PracticeHold(
    name: "unsuspend", english: "Practise words again that were set aside or put off.",
    russian: "Вернуть в повторение исключённые и отложенные слова.", change: { await $0.release($1) }, note: PracticePhrases.released,
    unchanged: LocalizedText(en: "Nothing to change: neither set aside nor put off.", ru: "Менять нечего: не исключено и не отложено.")
  )
  static let burial = PracticeHold(
    name: "bury", english: "Put words off until tomorrow.", russian: "Отложить слова до завтра.", change: { await $0.bury($1) },
    note: PracticePhrases.buried,
    unchanged: LocalizedText(en: "Nothing to change: put off already.", ru: "Менять нечего: уже отложено до завтра.")
  )
  static let reset = PracticeHold(
    name: "reset", english: "Practise words from the beginning, as if they were new.",
    russian: "Повторять слова с самого начала, как новые.", change: { await $0.reset($1) }, note: PracticePhrases.reset,
    unchanged: LocalizedText(en: "Nothing to change: not practised yet.", ru: "Менять нечего: повторений ещё не было.")
  )
}

/// A command that suspends, buries or releases words in the practice, and prints them.
protocol PracticeHoldCommand: Command {
  static var hold: PracticeHold { get }
  var words: WordsArgument { get }

  init(words: WordsArgument)
}

extension PracticeHoldCommand {
  static var name: String { hold.name }
  static var help: CommandHelp {
    .init(en: hold.english, ru: hold.russian, details: [WordHelp.input, WordHelp.record], examples: ["glot practice \(name) casa 12"])
  }

  init(_ arguments: inout ArgumentReader) { self.init(words: WordsArgument(&arguments)) }

  @MainActor func run(in context: Context) async throws(Problem) -> Outcome {
    try await words.change(
      in: context, example: "glot practice \(Self.name) casa", note: { $0 == 0 ? Self.hold.unchanged : Self.hold.note($0) },
      Self.hold.change
    )
  }
}

extension WordsArgument {
  /// Changes in the practice the words that are named, and prints them.
  @MainActor fileprivate func change(
    in context: Context, example: String, note: (Int) -> LocalizedText, _ change: (UpkeepViewModel, [PracticeWord]) async -> Void
  ) async throws(Problem) -> Outcome {
    let selectors = try selectors(in: context, example: example)
    let list = context.personalDictionary().mainWordList.build()
    await list.select(selectors)
    if let problem = list.state.problem { throw Problem(problem).notingThatNothingChanged }
    let practised: [PracticeWord]
    do throws(StorageError) { practised = try await context.graph.practiceWords.words(list.state.words.map(\.practised)) } catch {
      throw Problem(error)
    }
    let upkeep = context.practice().upkeep.build()
    await change(upkeep, practised)
    if let problem = upkeep.state.problem { throw Problem(problem) }
    return Outcome(await context.list(list.state.words), notes: [note(upkeep.state.changedWords)])
  }
}

struct PracticeSuspendCommand: PracticeHoldCommand {
  static let hold = PracticeHold.suspension
  let words: WordsArgument
}

struct PracticeReleaseCommand: PracticeHoldCommand {
  static let hold = PracticeHold.release
  let words: WordsArgument
}

struct PracticeBuryCommand: PracticeHoldCommand {
  static let hold = PracticeHold.burial
  let words: WordsArgument
}

struct PracticeResetCommand: PracticeHoldCommand {
  static let hold = PracticeHold.reset
  let words: WordsArgument
}

struct PracticeRescheduleCommand: Command {
  static let name = "reschedule"
  static let help = CommandHelp(
    en: "Set the day on which words come back.", ru: "Назначить день, когда слова вернутся.",
    details: [
      LocalizedText(
        en: """
          The day is a date or words, as for tasks: 2026-12-24, tomorrow, fri, in 3 weeks. After the next answer, the schedule goes on \
          from there. A word that was never practised is not begun before that day; one that was set aside is practised again.
          """,
        ru: """
          День — дата или слова, как у задач: 2026-12-24, завтра, пт, через 3 недели. После следующего ответа расписание продолжится \
          оттуда. Слово, которое ещё не повторялось, не начнётся раньше этого дня; исключённое вернётся в повторение.
          """
      ), WordHelp.input, WordHelp.record,
    ], examples: ["glot practice reschedule casa 12 --due tomorrow", "glot practice reschedule casa --due 2026-12-24"]
  )

  let words: WordsArgument
  let due: String?

  init(_ arguments: inout ArgumentReader) {
    words = WordsArgument(&arguments)
    due = arguments.option("due", russianValue: "ДАТА", en: "The day on which they come back.", ru: "День, когда они вернутся.")
  }

  @MainActor func run(in context: Context) async throws(Problem) -> Outcome {
    let day = try day(in: context)
    return try await words.change(
      in: context, example: "glot practice reschedule casa --due tomorrow",
      note: { PracticePhrases.rescheduled($0, to: day, today: context.localTime.day(of: context.now)) },
      { await $0.reschedule($1, to: day) }
    )
  }

  @MainActor private func day(in context: Context) throws(Problem) -> CalendarDay {
    guard let due else { throw Self.missingDay }
    return try CalendarDay(comingBack: due, now: context.now, in: context.localTime)
  }

  private static let missingDay = Problem.usage(
    en: ("The day is missing.", "Give it with --due, for example --due tomorrow."),
    ru: ("Не указан день.", "Укажите его в --due, например --due завтра.")
  )
}
