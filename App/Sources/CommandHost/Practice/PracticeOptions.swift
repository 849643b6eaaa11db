import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// Which words are practised.
struct PracticeFilterOptions {
  let languages: DirectionOptions
  let tag: String?
  let starred: Bool
  let direction: String?

  init(_ arguments: inout ArgumentReader) {
    languages = DirectionOptions(&arguments)
    tag = arguments.option(
      "tag", russianValue: "МЕТКА", en: "Only words with this tag.", ru: "Только слова с этой меткой.", completion: .kept(.tags)
    )
    starred = arguments.flag("starred", en: "Only favourites.", ru: "Только избранные.")
    direction = arguments.option(
      "direction", russianValue: "СТОРОНА",
      en: "What is asked: from the word to its meaning (from), to the word (to), or both.",
      ru: "Что спрашивать: значение слова (from), само слово (to) или и то и другое (both).",
      completion: .list(["from", "to", "both"])
    )
  }

  func sessionOptions() throws(Problem) -> SessionOptions {
    var options = SessionOptions()
    let (from, to) = try languages.languages()
    options.filter = PracticeFilter(from: from?.code, to: to?.code, tag: tag, isStarred: starred)
    switch direction {
    case nil, "both"?: break
    case "from"?: options.directions = [.from]
    case "to"?: options.directions = [.to]
    case let other?:
      throw .usage(
        en: ("“\(other)” is not valid for --direction.", "Use one of: from, to, both."),
        ru: ("«\(other)» не подходит для --direction.", "Возможные значения: from, to, both.")
      )
    }
    return options
  }
}

/// A moment instead of the present, for trying out what comes later.
struct PresentOptions {
  let now: String?

  init(_ arguments: inout ArgumentReader) {
    now = arguments.option(
      "now", russianValue: "ВРЕМЯ", en: "Use this moment as the present, for example 2026-11-21T19:30:00+01:00.",
      ru: "Считать этот момент текущим, например 2026-11-21T19:30:00+01:00."
    )
  }

  /// The practice at this moment, from which on time passes as usual.
  @MainActor
  func practice(
    in context: Context, _ router: HintRouter<PracticeDestination> = HintRouter(),
    changing change: (inout AppEnvironment) -> Void = { _ in }
  ) throws(Problem) -> PracticeGraph {
    var environment = try environment(in: context)
    change(&environment)
    return AppGraph(environment: environment).practice(router: router).build()
  }

  /// The environment at this moment.
  @MainActor func environment(in context: Context) throws(Problem) -> AppEnvironment {
    var environment = context.app.environment
    guard let now else { return environment }
    guard let moment = Timestamp(rfc3339: now) else { throw .notAMoment(now) }
    let (clock, start) = (environment.clock, environment.clock.now())
    environment.clock = WallClock {
      Timestamp(milliseconds: moment.milliseconds + clock.now().milliseconds - start.milliseconds)
    }
    return environment
  }
}
