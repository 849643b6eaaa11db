import AppGraph
import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// Which words are practised.
struct PracticeFilterOptions {
  let languages: LanguageOptions
  let tag: String?
  let starred: Bool
  let direction: OptionValue<AskedSides>

  init(_ arguments: inout ArgumentReader) {
    languages = LanguageOptions(&arguments)
    tag = arguments.option(
      "tag", russianValue: "МЕТКА", en: "Only words with this tag.", ru: "Только слова с этой меткой.", completion: .stored(.tags)
    )
    starred = arguments.flag("starred", en: "Only favourites.", ru: "Только избранные.")
    direction = arguments.choice(
      "direction", russianValue: "СТОРОНА",
      en: "What is asked: from the word to its meaning (from), to the word (to), or both.",
      ru: "Что спрашивать: значение слова (from), само слово (to) или и то и другое (both)."
    )
  }

  func sessionOptions() throws(Problem) -> SessionOptions {
    var options = SessionOptions()
    let (from, to) = try languages.languages()
    options.filter = PracticeFilter(from: from?.code, to: to?.code, tag: tag, isStarred: starred)
    switch try direction() {
    case nil, .both?: break
    case .from?: options.directions = [.from]
    case .to?: options.directions = [.to]
    }
    return options
  }
}

/// What is asked of a word.
enum AskedSides: String, CaseIterable {
  case from
  case to
  case both
}

/// A moment instead of the present, for trying out what comes later.
struct PresentOptions {
  let now: OptionValue<Timestamp>

  init(_ arguments: inout ArgumentReader) {
    let typed = arguments.option(
      "now", russianValue: "ВРЕМЯ", en: "Use this moment as the present, for example 2026-11-21T19:30:00+01:00.",
      ru: "Считать этот момент текущим, например 2026-11-21T19:30:00+01:00."
    )
    now = OptionValue(option: "--now", typed: typed) { text, _ throws(Problem) in
      guard let moment = Timestamp(rfc3339: text) else { throw .notAMoment(text) }
      return moment
    }
  }

  /// The practice at this moment, from which on time passes as usual.
  @MainActor
  func practice(
    in context: Context, changing change: (inout AppEnvironment) -> Void = { _ in }
  ) throws(Problem) -> PracticeGraph {
    var environment = try environment(in: context)
    change(&environment)
    return AppGraph(environment: environment).practice(router: ClosureRouter { _ in }).build()
  }

  /// The environment at this moment.
  @MainActor func environment(in context: Context) throws(Problem) -> AppEnvironment {
    var environment = context.app.environment
    guard let moment = try now() else { return environment }
    let (clock, start) = (environment.clock, environment.clock.now())
    environment.clock = WallClock {
      Timestamp(milliseconds: moment.milliseconds + clock.now().milliseconds - start.milliseconds)
    }
    return environment
  }
}
