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

  static let suspension = PracticeHold(
    name: "suspend", english: "Set words aside: they are not practised until “unsuspend”.",
    russian: "Исключить слова из повторения, пока их не вернёт unsuspend.", change: { await $0.suspend($1) },
    note: PracticePhrases.suspended
  )
  static let release = PracticeHold(
    name: "unsuspend", english: "Practise words again that were set aside or put off.",
    russian: "Вернуть в повторение исключённые и отложенные слова.", change: { await $0.release($1) }, note: PracticePhrases.released
  )
  static let burial = PracticeHold(
    name: "bury", english: "Put words off until tomorrow.", russian: "Отложить слова до завтра.", change: { await $0.bury($1) },
    note: PracticePhrases.buried
  )
}

/// A command that says of words when they are practised, and prints them.
protocol PracticeHoldCommand: Command {
  static var hold: PracticeHold { get }
  var words: WordsArgument { get }

  init(words: WordsArgument)
}

extension PracticeHoldCommand {
  static var name: String { hold.name }
  static var help: CommandHelp {
    CommandHelp(
      en: hold.english, ru: hold.russian, details: [WordHelp.input, WordHelp.record], examples: ["glot practice \(name) casa 12"]
    )
  }

  init(_ arguments: inout ArgumentReader) { self.init(words: WordsArgument(&arguments)) }

  @MainActor func run(in context: Context) async throws(Problem) -> Outcome {
    let selectors = try words.selectors(in: context, example: "glot practice \(Self.name) casa")
    let list = context.personalDictionary().mainWordList.build()
    await list.select(selectors)
    if let problem = list.state.problem { throw Problem(problem).notingThatNothingChanged }
    let practised: [PracticeWord]
    do throws(StorageError) { practised = try await context.graph.practiceWords.words(list.state.words.map(\.practised)) } catch {
      throw Problem(error)
    }
    let upkeep = context.practice().upkeep.build()
    await Self.hold.change(upkeep, practised)
    if let problem = upkeep.state.problem { throw Problem(problem) }
    return Outcome(await context.list(list.state.words), notes: [Self.hold.note(practised.count)])
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
